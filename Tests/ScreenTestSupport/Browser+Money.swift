import ImportModel
import Installation
package import Models
package import Services
import TestSupport
import Testing

extension Browser {
    /// A day of the month that the browser lives in.
    package func day(_ number: Int) throws -> Day {
        let (year, month, _) = today.parts
        return try #require(Day(year: year, month: month, day: number))
    }

    /// Adds a checking account.
    @discardableResult
    package func addAccount(_ name: String) async throws -> Account {
        try await household().account(name)
    }

    /// Spends from an account.
    @discardableResult
    package func spend(_ units: Int64, on payee: String, from account: Account, category: String? = nil) async throws -> LedgerChange {
        try await household().add(-units, in: account, payee: payee, category: category, day: try day(1))
    }

    /// Imports a CSV file of lines such as `2026-03-02,Rewe,-12.50` into an account that it makes.
    @discardableResult
    package func importLines(_ lines: [String], into account: String = "Checking") async throws -> ImportReport {
        let household = try await household()
        let file = try household.file("march.csv", (["Date,Description,Amount"] + lines).joined(separator: "\n") + "\n")
        return try await household.services.statements().commit(
            ImportRequest(files: [file], account: account, currency: .euro), digest: nil, progress: nil)
    }
}
