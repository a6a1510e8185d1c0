package import Models
import Services
import Testing
package import TransferModel

/// A household with three accounts, and transfers between them.
package struct TransferFixture {
    package let home: TestHousehold
    package let checking: Account
    package let savings: Account
    package let dollars: Account
    package let dollar: Currency
    package let iban: IBAN

    package static var today: Day { TestHousehold.today }

    package init(path: String? = nil, opening: Int64 = 1_000_00) async throws {
        home = try await TestHousehold(path: path)
        dollar = try #require(Currency(code: "USD"))
        let before = Self.today.adding(days: -100)
        checking = try await home.account("Checking", opening: opening, on: before)
        savings = try await home.account("Savings", .savings, opening: 50_00, on: before)
        dollars = try await home.account("Dollars", opening: 0, on: before, currency: dollar)
        iban = try IBAN("DE89370400440532013000")
    }

    package var transfers: any TransferServiceProtocol { home.services.transfers() }
    package var standing: any StandingOrderServiceProtocol { home.services.standingOrders() }

    package var landlord: TransferDestination {
        .payee(PaymentParty(name: "Landlord", number: .iban(iban), bank: "Commerzbank"), beneficiary: nil, isInternational: false)
    }

    package func draft(
        _ cents: Int64, to destination: TransferDestination? = nil, day: Day = today, other: Int64? = nil, note: String = "",
        schedule: Schedule? = nil, key: String? = nil
    ) -> TransferDraft {
        TransferDraft(
            source: checking.id, destination: destination ?? .account(savings.id), amount: home.money(cents),
            otherAmount: other.map { Money(minorUnits: $0, currency: dollar) }, day: day, note: note, schedule: schedule, key: key)
    }

    /// Booked amounts of checking and savings.
    package func balances() async throws -> [Int64] { [try await home.balance(checking), try await home.balance(savings)] }

    package func available(_ account: Account) async throws -> Int64 {
        try #require(try await home.accounts.fetchAccount(id: account.id).available).minorUnits
    }

    package func status(_ id: ID<Transfer>) async throws -> TransferStatus { try await transfers.fetchTransfer(id: id).transfer.status }

    package func transactionCount() async throws -> Int { try await home.allEntries(EntryQuery(account: checking.id)).count }

    /// A statement of the checking account.
    package func statement(_ day: Day, _ amount: String, _ text: String, id: String) -> String {
        "Day;Amount;Payee;Reference;Id\n\(day);\(amount);\(text);;\(id)\n"
    }

    @discardableResult
    package func take(
        _ day: Day, _ amount: String, _ text: String, id: String = "x1", into account: Account? = nil
    ) async throws -> ImportReport {
        try await home.take("statement.csv", statement(day, amount, text, id: id), into: account ?? checking)
    }
}
