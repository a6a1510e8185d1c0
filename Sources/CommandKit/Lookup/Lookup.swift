package import Localization
package import Models
package import Services

/// Finds records by name or id, and throws `CommandFailure.notFound` with the name.
package struct Lookup {
    package let household: DependencyContainer

    package init(_ household: DependencyContainer) {
        self.household = household
    }

    package func account(_ name: String) async throws -> AccountSummary {
        try await finding("account", name) { try await household.accounts().findAccount(name) }
    }

    package func account(_ name: String?) async throws -> AccountSummary? {
        if let name { try await account(name) } else { nil }
    }

    package func category(_ name: String) async throws -> Category {
        try await finding("category", name) { try await household.categories().findCategory(name) }
    }

    package func category(_ name: String?) async throws -> Category? {
        if let name { try await category(name) } else { nil }
    }

    package func transaction(_ id: ID<Transaction>) async throws -> TransactionGroup {
        try await finding("transaction", id.description) { try await household.transactions().fetchTransaction(id: id) }
    }
}

/// What `find` returns; the error of something that is not there tells its name.
///
/// - Throws: `CommandFailure.notFound`.
@discardableResult
package func finding<Found>(_ kind: LocalizedText, _ name: String, _ find: () async throws -> Found) async throws -> Found {
    do {
        return try await find()
    } catch ServiceError.notFound {
        throw CommandFailure.notFound(kind: kind, name: name)
    }
}

extension Array {
    /// Those with the id; if the text is none, those with the name, ignoring case and accents.
    package func named<Entity>(_ text: String, _ id: (Element) -> ID<Entity>, _ name: (Element) -> String) -> [Element] {
        if let wanted = ID<Entity>(text) { return filter { id($0) == wanted } }
        let folded = text.folded
        return filter { name($0).folded == folded }
    }

    /// The only element.
    ///
    /// - Throws: `CommandFailure.notFound`, `.usage` if there are several.
    package func only(_ kind: LocalizedText, _ name: String, orSaying several: LocalizedText) throws(CommandFailure) -> Element {
        guard let first else { throw .notFound(kind: kind, name: name) }
        guard count == 1 else { throw .usage(several) }
        return first
    }
}
