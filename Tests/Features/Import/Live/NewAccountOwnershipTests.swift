import Foundation
import HouseholdModel
import ImportModel
import Models
import NotificationsModel
import Services
import TestSupport
import TestTools
import Testing

/// Whom the accounts belong to that an import creates.
struct NewAccountOwnershipTests {
    private let household: NotificationHousehold
    private let folder: TemporaryFolder

    init() async throws {
        household = try await NotificationHousehold.with([("otto", .member)])
        folder = try TemporaryFolder()
    }

    private func own(_ sharing: AccountSharing = .private, of name: String = "otto") async throws -> NewAccountOwnership {
        NewAccountOwnership(owner: try await household.member(name), sharing: sharing)
    }

    /// Imports CSV files as otto.
    private func take(_ files: [String], as choices: [String: ImportAccount]) async throws -> ImportReport {
        var request = ImportRequest(currency: household.installation.euro)
        for (index, text) in files.enumerated() {
            let file = folder.file("\(index).csv")
            try Data(text.utf8).write(to: URL(fileURLWithPath: file))
            request.files.append(file)
        }
        request.choices.accounts = choices
        return try await household.container("otto").statements().commit(request, digest: nil, progress: nil)
    }

    private func accounts(seenBy name: String) async throws -> [String: Account] {
        let accounts = try await household.container(name).accounts().fetchAccounts(includingArchived: false).map(\.account)
        return Dictionary(accounts.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private func expectClean() async throws {
        #expect(try await household.container("tamara").backup().check().differences == [])
    }

    private static let lines = "Date,Description,Amount\n2026-03-02,Rewe,-12.50\n2026-03-03,Employer,2000.00\n"
    private static let others = "Date,Description,Amount\n2026-03-04,Kiosk,-2.00\n"
    private static let twoCurrencies =
        "Date,Description,Amount,Currency\n2026-03-02,Rewe,-12.50,EUR\n2026-03-03,Diner,-8.00,USD\n2026-03-04,Kiosk,-2.00,EUR\n"

    /// The private account is created after lines of another one were read, in a household in which none belonged to a member before.
    @Test func ofAnImportIntoTwoAccountsOthersAreToldOfTheOneThatTheySee() async throws {
        let minimum = try household.money(1_00)
        try await household.set("tamara") { $0.minimumAmount = minimum }
        _ = try await take(
            [Self.others, Self.lines], as: ["0-0": .new(name: "Common"), "1-0": .new(name: "Purse", ownership: try await own())])
        let told = try await household.told("tamara")
        #expect(told.filter { $0.kind == .entriesImported }.map(\.subject) == ["Common"])
        #expect(told.filter { $0.kind == .entriesImported }.map(\.count) == [1])
        #expect(told.filter { $0.kind == .largeEntry }.map(\.subject) == ["Kiosk"])
        #expect(try await accounts(seenBy: "tamara").keys.sorted() == ["Common"])
        try await expectClean()
    }

    @Test func aFurtherCurrencyOfAnOwnAccountGetsAnOwnAccount() async throws {
        _ = try await take([Self.twoCurrencies], as: ["0-0": .new(name: "Purse", ownership: try await own())])
        let own = try await accounts(seenBy: "otto")
        #expect(own.keys.sorted() == ["Purse", "Purse USD"])
        #expect(try await own["Purse USD"]?.owner == household.member("otto") && own["Purse USD"]?.sharing == .private)
        #expect(try await accounts(seenBy: "tamara").isEmpty)
        #expect(try await household.told("tamara") == [])
        try await expectClean()
    }

    @Test func aFurtherCurrencyIsTheHouseholdsWhereThatIsChosen() async throws {
        let choices: [String: ImportAccount] = [
            "0-0": .new(name: "Purse", ownership: try await own()),
            "0-0-USD": .new(name: "Dollars", ownership: NewAccountOwnership(owner: nil, sharing: .full)),
        ]
        _ = try await take([Self.twoCurrencies], as: choices)
        #expect(try await accounts(seenBy: "tamara").keys.sorted() == ["Dollars"])
        #expect(try await household.told("tamara").map(\.subject) == ["Dollars"])
        try await expectClean()
    }

    @Test func nobodyGivesANewAccountToAnother() async throws {
        let choice = ImportAccount.new(name: "Purse", ownership: try await own(.full, of: "tamara"))
        await #expect(throws: ServiceError.unauthorized) { _ = try await take([Self.lines], as: ["0-0": choice]) }
        #expect(try await accounts(seenBy: "tamara").isEmpty)
    }

    @Test func aNewAccountOfTheHouseholdHidesNothing() async throws {
        let choice = ImportAccount.new(name: "Purse", ownership: NewAccountOwnership(owner: nil, sharing: .private))
        await #expect(throws: ServiceError.rule(.accountSharingOfHousehold)) { _ = try await take([Self.lines], as: ["0-0": choice]) }
        #expect(try await accounts(seenBy: "otto").isEmpty)
    }
}
