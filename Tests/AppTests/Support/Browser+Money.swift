import Foundation
import LiveServices
import Models
import Services
import Testing

extension Browser {
    /// A day of the month that the browser lives in.
    func day(_ number: Int) throws -> Day {
        let (year, month, _) = today.parts
        return try #require(Day(year: year, month: month, day: number))
    }

    @discardableResult
    func addAccount(_ name: String) async throws -> Account {
        let services = try await services()
        return try await services.accounts().addAccount(
            AccountDraft(name: name, kind: .checking, currency: services.context.household.currency)
        ).account
    }

    /// Spends from an account.
    @discardableResult
    func spend(
        _ units: Int64, on payee: String, from account: Account, category: String? = nil
    ) async throws -> LedgerChange {
        let services = try await services()
        var draft = TransactionDraft(
            account: account.id, amount: Money(minorUnits: -units, currency: account.currency), day: try day(1), payee: payee)
        if let category { draft.category = try await services.categories().findCategory(category).id }
        return try await services.transactions().addTransaction(draft)
    }

    /// Imports a CSV file of lines such as `2026-03-02,Rewe,-12.50` into an account that it makes.
    @discardableResult
    func importLines(_ lines: [String], into account: String = "Checking") async throws -> ImportReport {
        let file = try TextFile("march.csv", (["Date,Description,Amount"] + lines).joined(separator: "\n") + "\n")
        return try await services().statements().commit(
            ImportRequest(files: [file.path], account: account, currency: Currency(code: "EUR")), digest: nil, progress: nil)
    }
}

/// A file in a folder of its own, for as long as it is used.
final class TextFile {
    let path: String
    private let folder: URL

    init(_ name: String, _ text: String) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "coffer-app-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.appending(path: name).path
        try Data(text.utf8).write(to: URL(filePath: path))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
}
