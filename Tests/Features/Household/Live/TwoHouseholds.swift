import Foundation
import HouseholdModel
import MembersModel
import Models
import PeopleModel
import SavingsModel
import ServiceKit
import Services
import Synchronization
import TestSupport
import TestTools
import TransactionsModel

@testable import Installation

/// Two households in one file, with members, accounts and files of banks of the same names. What they bought differs by a word.
struct TwoHouseholds {
    let folder: TemporaryFolder
    let installation: TestInstallation
    let home: TestHousehold
    let others: TestHousehold

    static let receipt: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]

    var path: String { folder.file("coffer.db") }

    init() async throws {
        folder = try TemporaryFolder()
        installation = try Self.installation(folder.file("coffer.db"))
        home = try await TestHousehold("Lindenhof", in: installation)
        others = try await TestHousehold("Birkenhof", in: installation)
        try await Self.fill(home, word: "Lindenbrot")
        try await Self.fill(others, word: "Birkenbrot")
    }

    /// A database file, which may be new.
    static func installation(_ path: String) throws -> TestInstallation {
        try TestInstallation(
            path: path, clock: TestClock(at: Int64(TestHousehold.today.number) * 86_400_000, step: 1_000), today: TestHousehold.today)
    }

    private static func fill(_ home: TestHousehold, word: String) async throws {
        let checking = try await home.account("Checking", opening: 1_000_00, number: "DE02120300000000202051")
        let bought = try await home.add(-4_00, in: checking, payee: word, category: "groceries", tags: ["Fest"], note: "Samstag")
            .transaction
        _ = try await home.services.attachments().addAttachment(
            to: .transaction(bought.id), name: "\(word).png", bytes: receipt, key: nil)
        let deleted = try await home.add(-9_00, in: checking, payee: "Nochmal \(word)").transaction
        _ = try await home.transactions.deleteTransactions(ids: [deleted.id])
        try await home.take(
            "may.csv", "date,amount,currency,payee\n2026-05-02,-5.00,EUR,Bistro\n2026-05-03,-7.00,EUR,\(word)\n", into: checking)
        let savings = try await home.savingsAccount("Rainy day", 500_00)
        try await home.goal("Bicycle", 300_00, from: savings)
        let anna = try await home.services.people().addPerson(PersonDraft(name: "Anna"))
        let group = try await home.services.people().addGroup(
            PeopleGroupDraft(name: "Trip", currency: home.euro, members: [.init(person: nil), .init(person: anna.id)]))
        _ = try await home.services.people().addGuestLink(group: group.id, canWrite: true, days: 30)
        _ = try await home.services.members().addMember(
            name: "tamara", displayName: "", role: .owner, passphrase: TestInstallation.passphrase)
    }

    /// What a file has of a household: its exports, computed on a copy, so that they are in no security log, and its balances.
    static func everything(of household: Household, in installation: TestInstallation) async throws -> [String] {
        let copy = try installation.live.copy(clock: installation.live.clock)
        let services = DependencyContainer(live: copy.ownerContext(of: household))
        var texts: [String] = []
        for format in [ExportFormat.json, .csv, .ledger] {
            let bytes = Mutex<[UInt8]>([])
            try await services.exports().export(ExportRequest(format: format)) { piece in bytes.withLock { $0 += piece } }
            texts.append(String(decoding: bytes.withLock { $0 }, as: UTF8.self))
        }
        for account in try await services.accounts().fetchAccounts(includingArchived: true) {
            texts.append("\(account.account.name) \(account.balance.booked)")
        }
        return texts
    }

    /// Writes a backup of a household.
    ///
    /// - Returns: the file.
    func backup(of home: TestHousehold, to name: String = "one.db") async throws -> String {
        let file = folder.file(name)
        try await archive(of: installation).backup(home.household.id, to: file, finish: {})
        return file
    }

    /// The archive of a database, as the command line has it.
    func archive(of installation: TestInstallation) -> any HouseholdArchiveServiceProtocol {
        installation.live.fileContainer(timeZone: "UTC").householdArchive()
    }
}

extension TestHousehold {
    var household: Household { services.context.household }

    /// The number of entries that a search finds.
    func found(_ search: String) async throws -> Int { try await allEntries(EntryQuery(search: search)).count }
}
