import Models
import TestSupport
import TestTools

/// A household on the command line in which one of two accounts belongs to a member, who shares it with nobody. Today is 1 July 2026.
///
/// | | Joint | Purse of Ada |
/// |---|---|---|
/// | Opened on 1 January | 1,000.00 | 500.00 |
/// | Groceries on 1 July | −120.00 | −30.00 |
/// | Salary on 1 July | 2,000.00 | 400.00 |
/// | Balance | 2,880.00 | 870.00 |
package struct DividedSession {
    /// Commands without a member, which see everything.
    package let nobody: CommandSession
    /// Commands for the member to whom the purse belongs.
    package let ada: CommandSession
    /// Commands for a member to whom no account belongs.
    package let grace: CommandSession

    package init() async throws {
        let session = try await CommandSession()
        let begin = day("2026-01-01")
        try await session.home.account("Joint", opening: 1_000_00, on: begin)
        try await session.home.account("Purse", opening: 500_00, on: begin)
        try await session.add(-120_00, in: "Joint", payee: "Market")
        try await session.add(2_000_00, in: "Joint", payee: "Employer", category: "salary")
        try await session.add(-30_00, in: "Purse", payee: "Kiosk")
        try await session.add(400_00, in: "Purse", payee: "Side job", category: "salary")
        let member = try await session.addMember("ada", id: 11)
        let other = try await session.addMember("grace", id: 12)
        try await session.give("Purse", to: member)
        nobody = try await session.acting(for: nil)
        ada = try await session.acting(for: member)
        grace = try await session.acting(for: other)
    }
}
