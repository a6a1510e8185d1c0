import CommandKit
import Localization
import Models
import PlanModel
import Services

extension Lookup {
    func expected(_ name: String) async throws -> ExpectedSummary {
        try await household.expected().fetchExpected().items.named(name, \.item.id, \.item.name)
            .only("expected money", name, orSaying: "Several expected items are named \(name); use the id")
    }
}
