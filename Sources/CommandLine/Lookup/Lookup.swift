import Localization
import Models
import Services

/// Finds records by name or id, and throws `CommandFailure.notFound` with the name.
struct Lookup {

    let household: DependencyContainer

    init(_ household: DependencyContainer) {
        self.household = household
    }

    func account(_ name: String) async throws -> AccountSummary {
        do {
            return try await household.accounts().findAccount(name)
        } catch ServiceError.notFound {
            throw CommandFailure.notFound(kind: "account", name: name)
        }
    }

    func account(_ name: String?) async throws -> AccountSummary? {
        guard let name else { return nil }
        return try await account(name)
    }

    func category(_ name: String) async throws -> Category {
        do {
            return try await household.categories().findCategory(name)
        } catch ServiceError.notFound {
            throw CommandFailure.notFound(kind: "category", name: name)
        }
    }

    func category(_ name: String?) async throws -> Category? {
        guard let name else { return nil }
        return try await category(name)
    }

    func transaction(_ id: ID<Transaction>) async throws -> TransactionGroup {
        do {
            return try await household.transactions().fetchTransaction(id: id)
        } catch ServiceError.notFound {
            throw CommandFailure.notFound(kind: "transaction", name: id.description)
        }
    }

    func user(_ name: String) async throws -> MemberProfile {
        do {
            return try await household.members().findMember(name)
        } catch ServiceError.notFound {
            throw CommandFailure.notFound(kind: "user", name: name)
        }
    }

    /// A card of the wallet by its id, else by its name, ignoring case and accents.
    ///
    /// - Throws: `CommandFailure.notFound`, `.usage` if several have the name.
    func card(_ name: String) async throws -> WalletCard {
        do {
            if let id = ID<Card>(name) { return try await household.cards().fetchCard(id: id).card }
        } catch ServiceError.notFound {
            throw CommandFailure.notFound(kind: "card", name: name)
        }
        let cards = try await household.cards().fetchWallet().cards
        let found = cards.filter { card in
            [card.displayName, card.card.facts.name, "\(card.issuerName) \(card.card.facts.name)"].contains { $0.folded == name.folded }
        }
        guard let first = found.first else { throw CommandFailure.notFound(kind: "card", name: name) }
        guard found.count == 1 else { throw CommandFailure.usage("Several cards are named \(name); use the id") }
        return first
    }

    func card(_ name: String?) async throws -> WalletCard? {
        guard let name else { return nil }
        return try await card(name)
    }

    /// A goal by its id, else by its name, ignoring case and accents.
    ///
    /// - Throws: `CommandFailure.notFound`, `.usage` if several have the name.
    func goal(_ name: String) async throws -> GoalProgress {
        let goals = try await household.savings().fetchGoals().goals
        let id = ID<SavingsGoal>(name)
        let found = goals.filter { id == nil ? $0.goal.name.folded == name.folded : $0.id == id }
        guard let first = found.first else { throw CommandFailure.notFound(kind: "goal", name: name) }
        guard found.count == 1 else { throw CommandFailure.usage("Several goals are named \(name); use the id") }
        return first
    }

    func benefit(_ id: ID<Benefit>) async throws -> BenefitDetails {
        do {
            return try await household.benefits().fetchBenefit(id: id)
        } catch ServiceError.notFound {
            throw CommandFailure.notFound(kind: "benefit", name: id.description)
        }
    }

    /// A subscription by its id, else by its name, ignoring case and accents.
    ///
    /// - Throws: `CommandFailure.notFound`, `.usage` if several have the name.
    func subscription(_ name: String) async throws -> SubscriptionSummary {
        let all = try await household.subscriptions().fetchSubscriptions().subscriptions
        let id = ID<Subscription>(name)
        let found = all.filter { id == nil ? $0.subscription.name.folded == name.folded : $0.id == id }
        guard let first = found.first else { throw CommandFailure.notFound(kind: "subscription", name: name) }
        guard found.count == 1 else { throw CommandFailure.usage("Several subscriptions are named \(name); use the id") }
        return first
    }

    /// An expected item by its id, else by its name, ignoring case and accents.
    ///
    /// - Throws: `CommandFailure.notFound`, `.usage` if several have the name.
    func expected(_ name: String) async throws -> ExpectedSummary {
        let all = try await household.expected().fetchExpected().items
        let id = ID<ExpectedItem>(name)
        let found = all.filter { id == nil ? $0.item.name.folded == name.folded : $0.item.id == id }
        guard let first = found.first else { throw CommandFailure.notFound(kind: "expected money", name: name) }
        guard found.count == 1 else { throw CommandFailure.usage("Several expected items are named \(name); use the id") }
        return first
    }
}
