/// Which rows of a table a reader sees.
package enum RowPolicy: Sendable {
    /// Those of the whole household: nothing of them is hidden.
    case everyone
    /// The table is of no household, or read for no member.
    case noHousehold
    /// Those whose accounts, in these columns, are open to the reader; NULL is no account.
    case accounts([String])
    /// Those of a transaction group of which the reader sees a part, in this column; NULL is no group.
    case group(String)
    /// Those whose row of another table is seen, whose id a column has; NULL is none.
    case row(column: String, of: String)
    /// Those of the reader himself, in a column with a member.
    case ownRows(String)
    /// Those that each of several policies lets be seen.
    indirect case every([RowPolicy])
    /// By a condition of its own that also holds where no account is closed to the reader: on what is left of accounts that were deleted.
    case lasting(@Sendable (PolicyText) -> String)
    /// Those of a policy, whatever a perspective leaves out.
    indirect case inAnyPerspective(RowPolicy)
    /// By a condition of its own, and for some tables columns of their own.
    case rule(@Sendable (PolicyText) -> String, columns: (@Sendable (PolicyText) -> String)? = nil)
}
