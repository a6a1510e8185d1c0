import Models
import PlanModel
import Services
import TestSupport
import TestTools
import Testing

@testable import Installation
@testable import PlanLive

@Suite struct ExpectedNotificationTests {

    /// The household starts on 15 January 2027.
    @Test func whatIsLateAndThenMissingIsToldOnceEach() async throws {
        let household = try await NotificationHousehold.with([("otto", .member)])
        let services = try await household.container("tamara")
        let salary = try await services.expected().addExpected(
            ExpectedDraft(name: "Salary", amount: try household.money(2_850_00), cycle: .monthly, next: day("2027-01-20")))
        func told(on text: String) async throws -> [NotificationContent] {
            for _ in 0..<2 { _ = try await ExpectedModule().run(in: try await household.owner(), today: day(text)) }
            return try await household.told("otto").filter { [.expectedLate, .expectedMissing].contains($0.kind) }
        }
        #expect(try await told(on: "2027-01-21").isEmpty)
        #expect(
            try await told(on: "2027-01-22") == [
                NotificationContent(
                    kind: .expectedLate, subject: "Salary", amount: try household.money(2_850_00), day: day("2027-01-20"),
                    object: ObjectReference(salary.id))
            ])
        #expect(try await told(on: "2027-01-25").count == 1)
        #expect(try await told(on: "2027-01-26").first?.kind == .expectedMissing)
        #expect(try await told(on: "2027-02-20").count == 2)
    }
}
