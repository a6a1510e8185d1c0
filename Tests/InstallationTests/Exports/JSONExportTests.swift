import Foundation
import GRDB
import MembersModel
import Models
import Services
import TestSupport
import Testing

@testable import Installation

/// The document of the JSON export: its form, its scope, and what a session may see.
struct JSONExportTests {

    /// A change of this list changes the format. Features may declare further sections in their own tests, which then stand between these.
    static let sections = [
        "members", "ledgerAccounts", "payees", "transactions", "attachments", "rules", "exchangeRates", "closings", "openChecks",
        "carriedEntries", "imports", "statedBalances", "statementLines", "lineFacts", "beneficiaries", "standingOrders", "transferOrders",
        "transferLimits", "savingsPlans", "goals", "subscriptions",
        "dismissedSuggestions", "people", "groups", "expenses", "expenseSeries", "settlements", "categoryParts", "budgets", "expectedItems",
        "cards",
        "benefitQuestions",
        "notifications", "history", "securityLog",
    ]

    // MARK: - Form

    @Test func everySectionIsThereInOrderAndFilled() async throws {
        let household = try await ExportedHousehold()
        _ = try await household.fill()
        let document = try await household.document()
        let declared = try DeclaredColumns().sections
        #expect(document.sectionNames.filter { !declared.contains($0) } == Self.sections)
        #expect(Set(document.sectionNames).isSuperset(of: declared) && document.filledSections.subtracting(declared) == Set(Self.sections))
        #expect(document.text.hasPrefix("{\"coffer\":2,\"day\":\"") && document.text.hasSuffix("]}\n"))
        #expect((document["household"] as? [String: Any])?["name"] as? String == "Lindenhof")
    }

    @Test func everyRecordIsOnALineOfItsOwn() async throws {
        let household = try await ExportedHousehold()
        _ = try await household.fill()
        let document = try await household.document()
        let lines = document.text.split(separator: "\n").filter { $0.hasPrefix("{") }.dropFirst()
        #expect(lines.count == (try Self.sections.reduce(0) { try $0 + document.records($1).count }))
        for line in lines {
            // A line ends with a comma, or with the end of its section.
            let record = line.hasSuffix("},") ? line.dropLast() : line.prefix(through: try #require(line.lastIndex(of: "}")))
            let text = record.hasSuffix("]}") && line.hasSuffix("}]}") ? record.dropLast(2) : record
            #expect(throws: Never.self, "\(line)") { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
        }
    }

    @Test func anEmptyHouseholdHasEverySectionToo() async throws {
        let home = try await TestHousehold()
        let document = try ExportedDocument(try await ExportedHousehold.text(home.services))
        let declared = try DeclaredColumns().sections
        #expect(document.sectionNames.filter { !declared.contains($0) } == Self.sections)
        #expect(document.filledSections.subtracting(["ledgerAccounts"]) == [])
        #expect(document["from"] == nil && document["until"] == nil && document["account"] == nil)
        #expect(document.text.contains("\n\"members\":[],\n\"ledgerAccounts\":[\n{\"id\":\"cat_"))
        #expect(document.text.hasSuffix(",\n\"securityLog\":[]}\n"))
    }

    @Test func aLongExportComesInPieces() async throws {
        let household = try await ExportedHousehold()
        let rows = try await household.fill()
        let content = [UInt8](repeating: 7, count: 200_000)
        try await household.queue.write { database in
            try database.execute(
                sql: """
                    INSERT INTO attachment (household, id, group_id, name, content_type, size, is_deleted, created_at, bytes)
                    SELECT \(rows.household), 1000 + value, \(rows.transaction.rawValue), 'big.png', 'image/png',
                        200000, 0, 0, ? FROM (SELECT 1 AS value UNION SELECT 2)
                    """, arguments: [Data(content)])
        }
        let document = try await household.document()
        let attachments = try document.records("attachments")
        #expect(attachments.count == 3)
        #expect(attachments.filter { Data(base64Encoded: $0["data"] as? String ?? "") == Data(content) }.count == 2)
        // A deleted attachment is kept for undo, and not exported.
        try await household.queue.write { try $0.execute(sql: "UPDATE attachment SET is_deleted = 1 WHERE id > 1000 AND id < 1003") }
        #expect(try await household.document().records("attachments").count == 1)
    }

    // MARK: - Scope

    @Test func anAccountHasItsOwnSectionsOnly() async throws {
        let household = try await ExportedHousehold()
        let rows = try await household.fill()
        let checking = try await household.document(ExportRequest(format: .json, account: rows.checking))
        #expect(checking["account"] as? String == rows.checking.description)
        let declared = try DeclaredColumns().sections
        #expect(checking.sectionNames.filter { !declared.contains($0) } == Self.sections)
        #expect(
            checking.filledSections == [
                "ledgerAccounts", "transactions", "attachments", "closings", "openChecks", "carriedEntries", "statedBalances",
                "statementLines", "lineFacts", "standingOrders", "transferOrders", "subscriptions", "expectedItems", "cards",
                "benefitQuestions",
            ])
        let savings = try await household.document(ExportRequest(format: .json, account: rows.savings))
        #expect(
            savings.filledSections == [
                "ledgerAccounts", "transactions", "statedBalances", "standingOrders", "transferOrders", "savingsPlans", "goals",
            ])
        #expect(try savings.values("standingOrders", "destination") == [rows.savings.description])
        #expect(try savings.values("transferOrders", "destination") == [rows.savings.description])
        let householdWide = [
            "members", "payees", "rules", "exchangeRates", "imports", "beneficiaries", "transferLimits", "people", "groups",
            "expenses", "expenseSeries", "settlements", "notifications", "history", "securityLog",
        ]
        for section in householdWide { #expect(try checking.records(section).isEmpty, "\(section)") }
    }

    @Test func daysLimitWhatHasADay() async throws {
        let household = try await ExportedHousehold()
        _ = try await household.fill()
        let day = Day(number: Int32(ExportedHousehold.day))
        let later = try await household.document(ExportRequest(format: .json, from: day.adding(days: 1)))
        #expect(later["from"] as? String == day.adding(days: 1).description && later["until"] == nil)
        #expect(try later.values("transferOrders", "reference") == ["REF00000009"])
        let earlier = try await household.document(ExportRequest(format: .json, until: day.adding(days: -1)))
        #expect(earlier["until"] as? String == day.adding(days: -1).description && earlier["from"] == nil)
        for document in [later, earlier] {
            for section in ["attachments", "exchangeRates", "statementLines"] {
                #expect(try document.records(section).isEmpty, "\(section)")
            }
            let benefits = try document.records("cards").flatMap { $0["benefits"] as? [[String: Any]] ?? [] }
            #expect(benefits.map { ($0["uses"] as? [Any])?.count } == [0])
        }
        // The opening balances are earlier and were entered by hand, the cycle ended earlier.
        #expect(try later.records("transactions").isEmpty && earlier.records("transactions").count == 2)
        #expect(try later.records("statedBalances").isEmpty && earlier.records("statedBalances").count == 2)
        #expect(try earlier.values("statedBalances", "import").isEmpty)
        func cycles(_ document: ExportedDocument) throws -> Int {
            try document.records("cards").flatMap { $0["benefits"] as? [[String: Any]] ?? [] }.reduce(0) {
                $0 + (($1["cycles"] as? [Any])?.count ?? 0)
            }
        }
        #expect(try cycles(later) == 0 && cycles(earlier) == 1)
        // What has no day of its own is complete.
        for section in ["members", "rules", "imports", "closings", "carriedEntries", "lineFacts", "history", "securityLog"] {
            #expect(try !later.records(section).isEmpty && !earlier.records(section).isEmpty, "\(section)")
        }
    }

    @Test func whatWasRemovedIsNotExported() async throws {
        let household = try await ExportedHousehold()
        _ = try await household.fill()
        try await household.queue.write { try $0.execute(sql: "UPDATE benefit SET is_removed = 1") }
        var document = try await household.document()
        #expect(try document.records("cards").map { ($0["benefits"] as? [Any])?.count } == [0])
        #expect(try document.records("benefitQuestions").isEmpty)
        try await household.queue.write { database in
            for table in ["card", "savings_goal"] { try database.execute(sql: "UPDATE \(table) SET is_removed = 1") }
        }
        document = try await household.document()
        #expect(try document.records("cards").isEmpty && document.records("goals").isEmpty)
    }

    // MARK: - Members

    @Test func aFormerMemberWhomTheHistoryNamesIsThere() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        _ = try await installation.add("otto", .member, by: owner)
        let services = try await installation.container(owner)
        let otto = try await services.members().findMember("otto").id
        try await services.membership().removeMember(id: otto, handingOverTo: nil)
        let members = try ExportedDocument(try await ExportedHousehold.text(services)).records("members")
        #expect(members.count == 2 && members.first?["leftAt"] == nil)
        let former = try #require(members.last)
        #expect(former["id"] as? String == otto.description && former["displayName"] as? String == "otto")
        #expect(former["name"] as? String == "" && former["leftAt"] is String && former["disabled"] as? Bool == true)
    }

    // MARK: - Sessions

    @Test func aSessionHasTheDataOfItsMember() async throws {
        let household = try await ExportedHousehold()
        _ = try await household.fill()
        let otto = try await household.installation.add("otto", .viewer, by: household.token)
        let ottoID = try await household.installation.session(otto).profile.id.description
        func document(_ services: DependencyContainer) async throws -> ExportedDocument {
            try ExportedDocument(try await ExportedHousehold.text(services))
        }
        let owner = try await document(try await household.session())
        let viewer = try await document(try await household.installation.container(otto))
        let all = try await document(try await household.commandLine())

        // Settings and notifications are private.
        #expect(owner.text.contains(ExportedHousehold.email) && all.text.contains(ExportedHousehold.email))
        #expect(!viewer.text.contains(ExportedHousehold.email))
        // The third has left.
        #expect(try viewer.records("members").count == 3 && viewer.records("members").allSatisfy { $0["notificationSettings"] == nil })
        #expect(try owner.values("notifications", "id").contains(ID<Models.Notification>(rawValue: 601).description))
        #expect(try viewer.records("notifications").allSatisfy { $0["member"] as? String == ottoID })
        #expect(try owner.records("notifications").allSatisfy { $0["member"] as? String != ottoID })

        // Owners see the whole security log, others their own events.
        #expect(owner.text.contains(ExportedHousehold.address) && all.text.contains(ExportedHousehold.address))
        #expect(!viewer.text.contains(ExportedHousehold.address))
        #expect(try viewer.records("securityLog").allSatisfy { $0["member"] as? String == ottoID })
        #expect(try !viewer.records("securityLog").isEmpty)

        // Numbers other than IBANs are exported in full on the command line only.
        #expect(all.text.contains("\"number\":\"\(ExportedHousehold.number)\""))
        for session in [owner, viewer] {
            #expect(!session.text.contains(ExportedHousehold.number) && session.text.contains("\"number\":\"****5678\""))
            #expect(session.text.contains("DE89370400440532013000"))
        }
        #expect(try all.values("ledgerAccounts", "number") == ["****7890"])
    }
}
