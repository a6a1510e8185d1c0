import Foundation
import GRDB
import HouseholdModel
import Models
import ServiceKit
import Services
import Synchronization
import TestSupport
import TestTools
import Testing
import TransactionsModel

@testable import Installation

/// A household in a file in which every exported column has a value, with its owner tamara, signed in.
struct ExportedHousehold {
    let installation: TestInstallation
    let token: String
    /// The connection of the test itself.
    let queue: DatabaseQueue
    private let folder: TemporaryFolder

    /// A household with categories only.
    init() async throws {
        folder = try TemporaryFolder()
        installation = try TestInstallation(path: folder.file("coffer.db"))
        token = try await installation.setUp()
        queue = try DatabaseQueue(path: folder.file("coffer.db"))
    }

    // MARK: - Exporting

    /// The services of the command line.
    func commandLine() async throws -> DependencyContainer {
        DependencyContainer(live: installation.live.ownerContext(of: try await installation.session(token).household))
    }

    /// The services of tamara's session.
    func session() async throws -> DependencyContainer { try await installation.container(token) }

    static func text(_ services: DependencyContainer, _ request: ExportRequest = ExportRequest(format: .json)) async throws -> String {
        let pieces = Mutex<[UInt8]>([])
        try await services.exports().export(request) { piece in pieces.withLock { $0 += piece } }
        return String(decoding: pieces.withLock { $0 }, as: UTF8.self)
    }

    /// The parsed export of the command line.
    func document(_ request: ExportRequest = ExportRequest(format: .json)) async throws -> ExportedDocument {
        try ExportedDocument(try await Self.text(try await commandLine(), request))
    }

    // MARK: - Filling

    /// The ids of rows that tests ask for.
    struct Rows {
        let household: Int64
        let member: Int64
        let checking: ID<Account>
        let savings: ID<Account>
        let transaction: ID<Transaction>
    }

    static let day: Int64 = 20_600
    static let email = "tamara@example.org"
    static let address = "192.0.2.77"
    static let number = "12-345678"

    /// Gives every exported column of every table a value, and secret columns a row.
    func fill() async throws -> Rows {
        let services = try await commandLine()
        let today = Day(number: Int32(Self.day))
        let euro = installation.euro
        func account(_ name: String, _ kind: AccountKind) async throws -> ID<Account> {
            let draft = AccountDraft(
                name: name, kind: kind, currency: euro, opening: Money(minorUnits: 100_00, currency: euro),
                openingDay: today.adding(days: -90))
            return try await services.accounts().addAccount(draft).account.id
        }
        let (checking, savings) = (try await account("Checking", .checking), try await account("Savings", .savings))
        let category = try await services.categories().findCategory("groceries").id
        let change = try await services.transactions().addTransaction(
            TransactionDraft(
                account: checking, amount: Money(minorUnits: -3_00, currency: euro), day: today, payee: "Market", note: "Apples",
                category: category, tags: ["food"]))
        let transaction = try #require(change.transactions.first).id
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]
        _ = try await services.attachments().addAttachment(to: .transaction(transaction), name: "receipt.png", bytes: png, key: nil)
        let session = try await installation.session(token)
        let rows = Rows(
            household: session.household.id.rawValue, member: session.profile.id.rawValue, checking: checking, savings: savings,
            transaction: transaction)
        try await insert(rows, category: category.rawValue, session: session.session.rawValue)
        return rows
    }

    private func insert(_ rows: Rows, category: Int64, session: Int64) async throws {
        let (home, member) = (rows.household, rows.member)
        let (checking, savings, transaction) = (rows.checking.rawValue, rows.savings.rawValue, rows.transaction.rawValue)
        let (day, at) = (Self.day, installation.clock.now)
        let (euro, dollar) = (Int64(installation.euro.packed), Int64(try #require(Currency(code: "USD")).packed))
        let ledger = [
            """
            UPDATE account SET institution = 'Harbour Mutual', number_suffix = '7890', number_hash = x'01',
                iban = 'DE89370400440532013000', credit_limit = 50000, is_default = 1, csv_layout = 'layout',
                owner = \(member), sharing = 'balance' WHERE id = \(checking)
            """,
            "UPDATE txn SET reference = 'R-1', foreign_amount = 350, foreign_currency = \(dollar) WHERE group_id = \(transaction)",
            "UPDATE payee SET spending_category = \(category), income_category = \(category)",
            """
            INSERT INTO category_rule VALUES
                (\(home), 101, 1, 'contains', 'market', -10000, -1, \(checking), \(category), 'food', 'Market', NULL)
            """,
            """
            INSERT INTO category_parent SELECT household, \(category), MIN(id) FROM account
            WHERE household = \(home) AND category_class = 'spending' AND id <> \(category) GROUP BY household
            """,
            "INSERT INTO budget_step VALUES (\(home), \(category), 24315, 40000, \(euro), 'month', 'both')",
            """
            INSERT INTO expected_item VALUES (\(home), 621, 'Rent', -78000, \(euro), 100, 1, 'month', \(day - 40), \(day + 400), 'after',
                \(checking), \(category), 'rent', 0, 1)
            """,
            "INSERT INTO expected_occurrence VALUES (\(home), 621, \(day - 40), -78000, \(euro), \(day - 39), \(transaction), 1)",
            "INSERT INTO exchange_rate VALUES (\(home), \(euro), \(dollar), \(day), 1075, 3, 'typed')",
            "INSERT INTO account_closing VALUES (\(home), \(checking), \(day - 60), 10000, \(at), \(member))",
            "INSERT INTO account_check VALUES (\(home), \(checking), \(day - 59), \(day), 9700)",
            "INSERT INTO check_tick VALUES (\(home), \(checking), \(transaction))",
            "INSERT INTO check_carried VALUES (\(home), \(checking), \(transaction), \(day - 60), \(day - 30))",
            "INSERT INTO review_entry VALUES (\(home), \(transaction))",
            "INSERT INTO statement_import VALUES (\(home), 201, \(at), \(member), 0, 0)",
            """
            INSERT INTO import_report VALUES (\(home), 201, 0, \(checking), 'Checking', \(euro), 'march.csv', 'csv', \(day - 5), \(day),
                1, 1, 2, 3, 4, 5, 0)
            """,
            "INSERT INTO import_effect VALUES (\(home), 201, 0, \(transaction), 'image', 2)",
            "INSERT INTO checkpoint VALUES (\(home), \(checking), \(day), 201, 9700)",
            "INSERT INTO statement_line VALUES (\(home), \(checking), \(day), 1, -300, 'B-1', 77, 2, 3, \(transaction), 201, 6, 'Market', \(day), \(day), 'MARKET 4711', 'Card payment', 9)",
            "INSERT INTO benefit_line VALUES (\(home), \(transaction), \(day - 1), 'MARKET 123')",
        ]
        let orders = [
            """
            INSERT INTO payment_party VALUES
                (\(home), 301, 'Jane Doe', '\(Self.number)', 0, 'First Bank', 'CHASUS33', 'Way 1', '02108', 'Boston', 'US'),
                (\(home), 302, 'Water', 'DE89370400440532013000', 1, '', NULL, '', '', '', '')
            """,
            "INSERT INTO beneficiary VALUES (\(home), 311, 301, 'jane doe', 1, 'b1', 1), (\(home), 312, 302, 'water', 0, 'b2', 1)",
            """
            INSERT INTO standing_order VALUES
                (\(home), 321, \(checking), NULL, 301, 311, 1, 500, \(euro), 'Rent', \(category), \(day - 28), 1, 'week', \(day + 365), 50,
                    5, \(day + 7), 1, 's1', \(member), \(at), 1),
                (\(home), 322, \(checking), \(savings), NULL, NULL, 0, 600, \(euro), '', NULL, \(day), 1, 'month', NULL, NULL, 0, \(day), 1,
                    's2', NULL, \(at), 1),
                (\(home), 323, \(checking), NULL, 302, 312, 0, 700, \(euro), '', NULL, \(day), 1, 'month', NULL, NULL, 0, \(day), 1, 's3',
                    NULL, \(at), 1)
            """,
            """
            INSERT INTO transfer_order VALUES
                (\(home), 331, 7, 'failed', \(checking), NULL, 301, 311, 1, 2000, \(euro), 2150, \(dollar), \(day), 'Invoice', \(category),
                    NULL, NULL, NULL, 'refusedByBank', \(member), 't1', 0, \(at), \(at), \(day), \(at), 1),
                (\(home), 332, 8, 'completed', \(checking), \(savings), NULL, NULL, 0, 600, \(euro), NULL, NULL, \(day), '', NULL, 322,
                    \(day), \(transaction), NULL, \(member), 't2', 0, \(at), \(at), \(day), \(at), 1),
                (\(home), 333, 9, 'pending', \(checking), NULL, 302, 312, 0, 700, \(euro), NULL, NULL, \(day + 1), '', NULL, NULL, NULL,
                    NULL, NULL, \(member), 't3', 0, \(at), \(at), \(day), NULL, 1)
            """,
            "INSERT INTO transfer_limit VALUES (\(home), \(euro), 100000, 1000000)",
            "INSERT INTO savings_plan VALUES (\(home), \(savings), 5000, 45000, 'nominal', 1)",
            "INSERT INTO savings_goal VALUES (\(home), 401, 'Roof', 900000, \(euro), \(day + 365), 0, 'behind', 0, 1)",
            "INSERT INTO goal_part VALUES (\(home), 411, 401, 0, 'Envelope', \(savings), 100000, 250000)",
        ]
        let subscriptions = [
            """
            INSERT INTO subscription VALUES (\(home), 601, 'Films', 'Streaming', 1299, \(euro), 1499, 9900, 1, 'month', \(day + 3),
                \(day - 60), \(category), \(checking), 501, 'https://films.example', 'Shared', \(day - 90), \(day - 60), 100, 1, 3, 599,
                \(day + 300), 2, 'week', 'By letter', 1, \(day + 900), '7,3', 2, 'Ben, Ida', 500, 'films', \(day - 2), 0, 1, \(day + 33), 1011,
                '', \(day - 60)),
                (\(home), 602, 'Paper', '', 500, \(euro), NULL, NULL, 1, 'month', \(day + 3),
                \(day - 60), NULL, NULL, NULL, '', '', NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, '', 1, NULL, '', 1, 'Anna', NULL,
                'paper', NULL, 0, 1, NULL, NULL, '1001', \(day - 60))
            """,
            "INSERT INTO subscription_price VALUES (\(home), 601, \(day - 90), 1199), (\(home), 601, \(day - 30), 1299)",
            "INSERT INTO subscription_step VALUES (\(home), 601, 0, 'cancel', \(day - 20), \(day - 10))",
            "INSERT INTO subscription_charge VALUES (\(home), 611, 601, \(day - 30), 1299, \(euro), \(transaction), 'oneOff', 1)",
            "INSERT INTO recurrence_dismissal VALUES (\(home), 'paper|x', 990, 1, 'week')",
        ]
        let people = [
            """
            INSERT INTO person VALUES (\(home), 1001, 'Anna', 'anna@example.org', '030 1234', 'FF0000', '🌻', 'DE89370400440532013000',
                'Neighbour', 0, 1)
            """,
            "INSERT INTO people_group VALUES (\(home), 1011, 'Flat', '🏠', \(euro), 'shares', 0, 1, 0, \(savings), 1)",
            "INSERT INTO group_member VALUES (\(home), 1011, 1021, NULL, 'Eva', 100, 0), (\(home), 1011, 1022, 1001, '', 50, 1)",
            """
            INSERT INTO expense VALUES (\(home), 1031, 1011, 'Rent', 90000, \(euro), 99000, \(dollar), \(day), \(category), 'For May', 'exact',
                \(transaction), 1, 1041, 1, 'Ida', 0, 1, 1022, 7, \(transaction), 601, 0)
            """,
            "INSERT INTO expense_payer VALUES (\(home), 1031, 1021, 90000)",
            "INSERT INTO expense_share VALUES (\(home), 1031, 1021, 40000, 40000), (\(home), 1031, 1022, 50000, 50000)",
            """
            INSERT INTO expense_series VALUES (\(home), 1041, 1011, 1031, \(day - 30), 1, 'month', \(day + 300), \(checking), \(day), 0, 1)
            """,
            """
            INSERT INTO settlement VALUES (\(home), 1051, 1011, 1022, 1021, 20000, \(euro), 22000, \(dollar), \(day), 'Cash', \(transaction),
                1, 'Ida', 0, 1, NULL)
            """,
        ]
        let cards = [
            """
            INSERT INTO card VALUES (\(home), 501, \(checking), 'platinum', 'Platinum', 'Bank', 'amex', 1, 2, 89500, \(dollar), 'name',
                'Daily', '1234', \(2030 * 12 + 4), \(day - 400), \(day - 300), 'blocked', 'suspicious', 400000, \(dollar), \(day + 30),
                '80,000 points', 0, 0, '1', 1)
            """,
            "INSERT INTO card_limit VALUES (\(home), 501, 'online', 0, 50000, \(euro)), (\(home), 501, 'online', 1, 90000, \(euro))",
            """
            INSERT INTO benefit VALUES (\(home), 511, 501, 'ride', 'Ride credit', 'For rides', 'Uber', 'transportation', 1500, \(dollar),
                'monthly', 'calendar', 1, '12:2000', '*uber*', '*uber*credit*', \(day + 365), 'value', 'remind', \(day - 300), 0, 0, \(day),
                1)
            """,
            """
            INSERT INTO benefit_use VALUES
                (\(home), 521, 511, \(day), 1500, 1400, \(dollar), 'posted', \(transaction), \(transaction), 1, 1)
            """,
            "INSERT INTO benefit_cycle VALUES (\(home), 511, \(day - 40), \(day - 10), 1500, 0, \(dollar))",
            "INSERT INTO benefit_question VALUES (\(home), \(transaction), 511, 0)",
        ]
        let activity = [
            """
            INSERT INTO notification VALUES (\(home), \(member), 601, 'largeEntry', 'Checking', 500, \(euro), \(day), 1, 'detail',
                'accounts:', \(at), 0, \(at), NULL, \(at))
            """,
            """
            INSERT INTO notification_settings VALUES (\(home), \(member), 'system', 'security due', '\(Self.email)', 7, 1000, \(euro), 1320,
                420, 1, 8, 1, 3, 7, \(at))
            """,
            "INSERT INTO audit VALUES (\(home), 701, \(at), \(member), 'add', 'Market', '', 0, NULL, NULL, 'txn_1', 'payee\tOld\tMarket')",
            "INSERT INTO security_event VALUES (\(home), 801, \(member), 'exported', \(at), '\(Self.address)', '')",
        ]
        let former = [
            """
            INSERT INTO member (household, id, name, folded_name, display_name, role, locale, language, appearance, shows_balance, is_disabled,
                created_at, revision, counter, removed_at)
            VALUES (\(home), 951, '', char(10) || '951', 'Carol', 'viewer', 'en-US', 'en', 'system', 1, 1, \(at), 1, 1, \(at))
            """
        ]
        let access = [
            "INSERT INTO credential_totp VALUES (\(home), \(member), x'02', 1, 1, \(at))",
            "INSERT INTO credential_backup_code VALUES (\(home), \(member), x'03', NULL)",
            "UPDATE member_session SET notice_text = 'Saved', notice_undo = 'chg', notice_next = '/more', notice_at = \(at) WHERE id = \(session)",
            "INSERT INTO pending_sign_in VALUES (\(home), \(member), x'04', \(at))",
            "INSERT INTO sign_in_pace VALUES (x'05', 1, \(at))",
            "DELETE FROM known_origin",
            "INSERT INTO known_origin VALUES (\(home), \(member), x'06', \(at))",
            "INSERT INTO calendar_feed VALUES (\(home), \(member), x'07', 901, \(at), NULL)",
            "INSERT INTO invitation VALUES (\(home), x'09', 931, 'member', NULL, 'carol', 'carol', \(member), \(at), \(at))",
            "INSERT INTO passkey VALUES (\(home), 941, \(member), x'0a', x'0b', -7, 0, 'localhost', 'Phone', \(at), NULL, 0)",
            "INSERT INTO passkey_challenge VALUES (\(home), x'0c', \(at))",
            """
            INSERT INTO sign_in_provider VALUES (\(home), 991, 'Zqprovider', 'zqprovider', 'https://zqissuer.example', 'zqclient', x'0A', 1,
                'zqclaim', 'zqvalue', 'viewer', 1, \(at), 1)
            """,
            "INSERT INTO member_identity VALUES (\(home), 992, 991, \(member), 'zqsubject', 'zq@example.org', 1, \(at), NULL)",
            """
            INSERT INTO sign_in_attempt VALUES (\(home), x'0B', 991, 'zqnonce', x'0C', '/zqnext', 'sign-in', x'0D', NULL, NULL, \(at))
            """,
            "UPDATE member_session SET provider = 991 WHERE id = \(session)",
            "UPDATE security_event SET provider = 'Home ID'",
            "INSERT INTO guest_link VALUES (\(home), x'08', 921, 1011, 1, \(at), \(at), NULL, NULL)",
            """
            INSERT INTO mail_message VALUES (\(home), 911, \(member), 'nobody@example.org', 'Subject', 'Body', 'waiting', 0, \(at), \(at),
                NULL, 0)
            """,
            """
            INSERT INTO channel VALUES (\(home), 971, \(member), 'webhook', 'Doorbell', 'hook.example.org', x'0a', x'0b', 0, \(at), \(at),
                \(at), 'rejected', NULL)
            """,
            "INSERT INTO channel_message VALUES (\(home), 981, 971, '601', 'waiting', 0, \(at), \(at), NULL)",
            "INSERT INTO notification_told VALUES (\(home), \(member), 'told', 601, \(at))",
            "INSERT INTO request_key VALUES (\(home), 'attachment', 'request', 1, NULL, \(at))",
        ]
        try await queue.write { database in
            for sql in ledger + orders + subscriptions + people + cards + activity + former + access { try database.execute(sql: sql) }
        }
    }
}
