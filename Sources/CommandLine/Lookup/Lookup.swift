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
        try await finding("account", name) { try await household.accounts().findAccount(name) }
    }

    func account(_ name: String?) async throws -> AccountSummary? {
        if let name { try await account(name) } else { nil }
    }

    func category(_ name: String) async throws -> Category {
        try await finding("category", name) { try await household.categories().findCategory(name) }
    }

    func category(_ name: String?) async throws -> Category? {
        if let name { try await category(name) } else { nil }
    }

    func transaction(_ id: ID<Transaction>) async throws -> TransactionGroup {
        try await finding("transaction", id.description) { try await household.transactions().fetchTransaction(id: id) }
    }

    func user(_ name: String) async throws -> MemberProfile {
        try await finding("user", name) { try await household.members().findMember(name) }
    }

    /// A card of the wallet by its id, else by its name, ignoring case and accents.
    ///
    /// - Throws: `CommandFailure.notFound`, `.usage` if several have the name.
    func card(_ name: String) async throws -> WalletCard {
        if let id = ID<Card>(name) { return try await finding("card", name) { try await household.cards().fetchCard(id: id).card } }
        let cards = try await household.cards().fetchWallet().cards
        return try cards.filter { card in
            [card.displayName, card.card.facts.name, "\(card.issuerName) \(card.card.facts.name)"].contains { $0.folded == name.folded }
        }.only("card", name, orSaying: "Several cards are named \(name); use the id")
    }

    func card(_ name: String?) async throws -> WalletCard? {
        if let name { try await card(name) } else { nil }
    }

    func goal(_ name: String) async throws -> GoalProgress {
        try await household.savings().fetchGoals().goals.named(name, \.goal.id, \.goal.name)
            .only("goal", name, orSaying: "Several goals are named \(name); use the id")
    }

    func benefit(_ id: ID<Benefit>) async throws -> BenefitDetails {
        try await finding("benefit", id.description) { try await household.benefits().fetchBenefit(id: id) }
    }

    func subscription(_ name: String) async throws -> SubscriptionSummary {
        try await household.subscriptions().fetchSubscriptions().subscriptions.named(name, \.subscription.id, \.subscription.name)
            .only("subscription", name, orSaying: "Several subscriptions are named \(name); use the id")
    }

    func expected(_ name: String) async throws -> ExpectedSummary {
        try await household.expected().fetchExpected().items.named(name, \.item.id, \.item.name)
            .only("expected money", name, orSaying: "Several expected items are named \(name); use the id")
    }

    func beneficiary(_ name: String) async throws -> Beneficiary {
        try await household.beneficiaries().fetchBeneficiaries(search: "").named(name, \.id, \.party.name)
            .only("beneficiary", name, orSaying: "Several beneficiaries are called \(name): give the id")
    }
}

/// What `find` returns; the error of something that is not there tells its name.
///
/// - Throws: `CommandFailure.notFound`.
@discardableResult
func finding<Found>(_ kind: LocalizedText, _ name: String, _ find: () async throws -> Found) async throws -> Found {
    do {
        return try await find()
    } catch ServiceError.notFound {
        throw CommandFailure.notFound(kind: kind, name: name)
    }
}

extension Array {
    /// Those with the id; if the text is none, those with the name, ignoring case and accents.
    func named<Entity>(_ text: String, _ id: (Element) -> ID<Entity>, _ name: (Element) -> String) -> [Element] {
        if let wanted = ID<Entity>(text) { return filter { id($0) == wanted } }
        let folded = text.folded
        return filter { name($0).folded == folded }
    }

    /// The only element.
    ///
    /// - Throws: `CommandFailure.notFound`, `.usage` if there are several.
    func only(_ kind: LocalizedText, _ name: String, orSaying several: LocalizedText) throws(CommandFailure) -> Element {
        guard let first else { throw .notFound(kind: kind, name: name) }
        guard count == 1 else { throw .usage(several) }
        return first
    }
}
