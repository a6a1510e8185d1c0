import Models
import Services

/// Adds the household's category rules.
extension HouseholdSeeder {
    func addRules() async throws {
        let service = services.categories()
        for rule in rules() { _ = try await service.addRule(rule) }
    }

    private func rules() -> [CategoryRule.Terms] {
        [
            CategoryRule.Terms(payee: .equals("Lanternfish Studio"), minimum: 0, category: categories[.salary], tags: ["felix"]),
            CategoryRule.Terms(payee: .equals("Ballyroe Hospital Group"), minimum: 0, category: categories[.salary], tags: ["orla"]),
            CategoryRule.Terms(payee: .contains("lumen stream"), category: categories[.subscriptions], payeeName: "Lumen Stream"),
            CategoryRule.Terms(payee: .matches("* insurance"), category: categories[.insurance]),
            CategoryRule.Terms(payee: .equals("Tramline Travel Card"), category: categories[.transport], tags: ["commute"]),
            CategoryRule.Terms(payee: .equals("Currency exchange"), category: categories[.transfer]),
            CategoryRule.Terms(payee: .equals("House money"), category: categories[.transfer]),
            CategoryRule.Terms(payee: .equals("Card bill"), category: categories[.transfer]),
            CategoryRule.Terms(payee: .equals("Rainy day"), category: categories[.transfer]),
            CategoryRule.Terms(payee: .equals("Savings plan"), category: categories[.transfer]),
        ]
    }
}
