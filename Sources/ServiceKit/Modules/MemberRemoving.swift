import Ledger
package import Models
package import Storage

/// A module with rows of single members, which are deleted when the member leaves or is removed.
package protocol MemberRemoving: ServiceModule {
    /// Deletes the rows of a member, in the write that makes them a former one.
    func removeRows(of member: ID<Member>, in household: ID<Household>, on connection: Connection) throws
}

extension ServiceModules {
    /// Deletes the rows that features have of a member.
    package func removeRows(of member: ID<Member>, in household: ID<Household>, on connection: Connection) throws {
        let modules: [any MemberRemoving] = ledger.extending()
        for module in modules { try module.removeRows(of: member, in: household, on: connection) }
    }
}
