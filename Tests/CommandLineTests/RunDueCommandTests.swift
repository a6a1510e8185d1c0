import CardsModel
import CommandTestSupport
import Models
import SavingsModel
import Services
import Storage
import TestTools
import Testing

/// What a run carries out for all features.
struct RunDueCommandTests {

    /// How many cycles of benefits are recorded, and goals whose status was reported.
    private static func recorded(in session: CommandSession) async throws -> [Int] {
        try await session.database.read { connection in
            try [
                connection.first("SELECT count(*) FROM benefit_cycle") { $0.int(0) } ?? 0,
                connection.first("SELECT count(*) FROM savings_goal WHERE told_status = 'reached'") { $0.int(0) } ?? 0,
            ]
        }
    }

    /// With a monthly benefit and a goal that is filled since June.
    private static func sessionWithCardAndGoal() async throws -> CommandSession {
        let session = try await CommandSession()
        try await session.addAccount("Checking", opening: 1_000_00)
        try await session.addAccount("Savings", .savings)
        let services = session.services(on: day("2026-06-20"))
        let card = try await services.cards().addCard(
            CardDraft(product: .custom(CardFacts(name: "Corner club", issuer: "Corner shop", network: .other))))
        _ = try await services.benefits().addBenefit(
            to: card.id, BenefitTerms(name: "Coffee", value: Money.euros(5_00), frequency: .monthly), key: nil)
        _ = try await services.savings().addGoal(
            GoalDraft(
                name: "Bicycle", target: Money.euros(20_00), parts: [GoalPartDraft(account: try await session.account("Savings").id)]))
        try await session.add(30_00, in: "Savings", day: day("2026-06-25"))
        return session
    }

    @Test func aDueRunIncludesCardsAndSavings() async throws {
        let session = try await Self.sessionWithCardAndGoal()
        #expect(try await Self.recorded(in: session) == [0, 0])
        #expect(try await session.run("run-due", "--today", "2026-07-02").status == 0)
        #expect(try await Self.recorded(in: session) == [1, 1])
    }

    @Test func aHeldBackRunIsReportedAndEndsWithOne() async throws {
        let session = try await Self.sessionWithCardAndGoal()
        _ = try await session.run(
            "add", "standing-order", "--from", "Checking", "--to", "Savings", "--amount", "1", "--every", "month", "--starting",
            "2026-07-31")
        let result = try await session.run("run-due", "--today", "2036-02-01", "--output", "json")
        #expect(result.status == 1)
        #expect(result.output == "{\"completed\":0,\"failed\":0,\"heldBack\":115,\"orders\":[],\"expenses\":[],\"benefits\":[]}\n")
        #expect(result.messages.contains("115 fell due since 2026-07-01") && result.messages.contains("run-due --after-gap"))
        #expect(try await Self.recorded(in: session) == [0, 0])
        #expect(try await session.balance("Savings") == 30_00)
        let confirmed = try await session.run("run-due", "--today", "2036-02-01", "--after-gap")
        #expect(confirmed.status == 0)
        #expect(confirmed.output.hasSuffix("115 completed, 116 benefits lost\n"))
        #expect(try await session.balance("Savings") == 145_00)
    }
}
