import Models
import Services
import Storage
import TestSupport
import Testing

/// The kind of an account that an import creates.
@Suite struct AccountKindTests {
    @Test func aNewAccountOfAFileHasItsKind() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let csv = "Date,Description,Amount\n2026-03-02,Quarz,-12.50\n"
        _ = try await fixture.importFiles(try fixture.file("visa.csv", csv), account: "Travel", currency: "EUR")
        #expect(try await fixture.ledgerAccount("Travel")?.kind == .credit)
        _ = try await fixture.importFiles(try fixture.file("b.csv", csv), account: "My Savings", currency: "EUR")
        #expect(try await fixture.ledgerAccount("My Savings")?.kind == .savings)
        _ = try await fixture.importFiles(try fixture.file("c.csv", csv), account: "Checking", currency: "EUR")
        #expect(try await fixture.ledgerAccount("Checking")?.kind == .checking)
    }
}
