package import Models
package import Storage

/// Which members see what happens on accounts: the one rule for everything that somebody is told, or that is computed for somebody who does not ask.
///
/// A member is told of an account only if he sees its entries (`Reach.opens`), and of what follows an account, such as a card or an order, only if he
/// sees those of the account; his role does not matter. The reaches are read once; in a household without accounts of members nothing is read.
package final class Audience {
    private let connection: Connection
    private let household: ID<Household>
    private var cachedHousehold: Household?
    private var reaches: [ID<Member>: Reach] = [:]

    /// - Parameter connection: of a read or a write; what it sees itself does not matter.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// What a member sees.
    package func reach(of listener: NotificationListener) throws -> Reach {
        guard listener.isDivided else { return .everything }
        if let known = reaches[listener.member] { return known }
        guard let found = try dividedHousehold() else { return .everything }
        let member = Member(household: household, id: listener.member, role: listener.role)
        let reach = try Reach(of: member, in: connection, household: found)
        reaches[listener.member] = reach
        return reach
    }

    /// Whether a member sees the entries of all of some accounts.
    package func opens(_ accounts: some Sequence<ID<Account>>, to listener: NotificationListener) throws -> Bool {
        guard listener.isDivided else { return true }
        let reach = try reach(of: listener)
        return accounts.allSatisfy { reach.opens($0) }
    }

    /// The members by what they see, each group with a connection that reads it; of a household that is not divided all at once.
    package func readers(_ listeners: [NotificationListener]) throws -> [(listeners: [NotificationListener], connection: Connection)] {
        var groups: [(reach: Reach, listeners: [NotificationListener])] = []
        for listener in listeners {
            let reach = try reach(of: listener)
            if let index = groups.firstIndex(where: { $0.reach == reach }) {
                groups[index].listeners.append(listener)
            } else {
                groups.append((reach, [listener]))
            }
        }
        return groups.map { ($0.listeners, connection.scoped(to: $0.reach, keepsStatements: false)) }
    }

    private func dividedHousehold() throws -> Household? {
        if let cachedHousehold { return cachedHousehold }
        cachedHousehold = try HouseholdRepository(connection).find(household)
        return cachedHousehold
    }
}
