package import Models
package import PeopleModel
package import Storage

/// The expenses to which files are attached.
package final class AttachedExpenses: ScopedRepository {
    /// Whether there is an expense that is not removed.
    package func contains(_ id: Int64) throws -> Bool {
        try ExpenseRepository(connection, household: household).find(ID(rawValue: id))?.isRemoved == false
    }

    /// The expenses among some, removed ones included.
    package func known(_ ids: [Int64]) throws -> Set<Int64> {
        Set(try SharedRevisionRepository(connection, household: household).revisions(of: .expense, ids).keys)
    }

    /// The expenses that have attachments that are not deleted, by id; removed expenses are left out.
    package func all() throws -> [ID<Expense>] {
        try connection.all(
            """
            SELECT DISTINCT expense.id FROM attachment
                JOIN expense ON expense.household = attachment.household AND expense.id = attachment.group_id
            WHERE attachment.household = $1 AND attachment.is_of_expense = 1 AND attachment.is_deleted = 0 AND expense.is_removed = 0
            ORDER BY expense.id
            """, .id(household))
    }
}
