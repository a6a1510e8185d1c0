import Models
import Services

/// Finds what a person named, and says by name what is not there.
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
}
