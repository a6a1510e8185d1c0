import Models
import Services

/// Adds the household's category rules.
extension HouseholdSeeder {

    func addRules() async throws {
        let service = services.categories()
        for rule in rules() { _ = try await service.saveRule(rule) }
    }

    private func rules() -> [CategoryRule] {
        let new = ID<CategoryRule>(rawValue: 0)
        return [
            CategoryRule(id: new, payee: .equals("Lanternfish Studio"), minimum: 0, category: categories[.salary], tags: ["felix"]),
            CategoryRule(id: new, payee: .equals("Ballyroe Hospital Group"), minimum: 0, category: categories[.salary], tags: ["orla"]),
            CategoryRule(id: new, payee: .contains("lumen stream"), category: categories[.subscriptions], payeeName: "Lumen Stream"),
            CategoryRule(id: new, payee: .matches("* insurance"), category: categories[.insurance]),
            CategoryRule(id: new, payee: .equals("Tramline Travel Card"), category: categories[.transport], tags: ["commute"]),
            CategoryRule(id: new, payee: .equals("Currency exchange"), category: categories[.transfer]),
            CategoryRule(id: new, payee: .equals("House money"), category: categories[.transfer]),
            CategoryRule(id: new, payee: .equals("Card bill"), category: categories[.transfer]),
            CategoryRule(id: new, payee: .equals("Rainy day"), category: categories[.transfer]),
            CategoryRule(id: new, payee: .equals("Savings plan"), category: categories[.transfer]),
        ]
    }
}
