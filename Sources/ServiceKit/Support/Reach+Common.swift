package import Models
package import Storage

extension Reach {
    /// What all members see: the accounts of the household, and those that are shared in full. For figures of which all members are told.
    package init(commonIn connection: Connection, household: Household) throws {
        // As of a member to whom no account belongs.
        try self.init(of: Member(household: household.id, id: ID(rawValue: 0), role: .member), in: connection, household: household)
    }
}
