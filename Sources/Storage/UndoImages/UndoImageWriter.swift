package import Models

/// Writes the undo image of one change in pieces, row by row: at most one piece is in memory.
///
/// The pieces precede their record in the audit trail, which `AuditRepository.insert` adds at the end; the foreign key is checked at the
/// commit, so a write that forgets the record or fails leaves no pieces.
package final class UndoImageWriter {
    /// The id of the change that the image belongs to.
    package let id: ID<AuditRecord>
    /// The changed transactions, for the history; empty if there are more than `AuditGroup.limit`.
    private(set) var groups: [AuditGroup] = []
    /// What the changed transactions have in common before and after, for the history; nil before the first one.
    private(set) var changes: [FieldChange]?
    /// The ledger accounts that were removed or changed by a removal, for the history.
    private(set) var accounts: [AuditAccount] = []
    private let connection: Connection
    private let household: ID<Household>
    private var groupCount = 0
    private var encoder = UndoPieceEncoder()
    private var section = ""
    private var sequence = 0

    /// - Parameter id: the id of the change that the image belongs to.
    package init(_ connection: Connection, household: ID<Household>, id: ID<AuditRecord>) {
        self.connection = connection
        self.household = household
        self.id = id
    }

    /// Appends a row.
    ///
    /// - Parameter values: one for each column of the table.
    package func append(_ values: [Value], to table: ImageTable) throws {
        guard values.count == table.columns.count else {
            throw StorageError.binding(detail: "\(values.count) values for \(table.columns.count) columns of \(table.name)")
        }
        if table.section != section {
            try flush()
            section = table.section
        }
        encoder.append(values, of: table)
        if encoder.isFull { try flush() }
    }

    /// Appends the change of a group, also for the history.
    ///
    /// - Parameter state: the group after the change, or before its removal; nil if it is not known.
    package func append(_ change: GroupChange, state: TransactionGroup?) throws {
        list(try AuditGroup(change, state: state))
        if changes?.isEmpty != true {
            let fields =
                if change.newRevision > 0, let state, let before = change.before { try before.group().changes(to: state) } else {
                    [FieldChange]()
                }
            changes = changes?.common(with: fields) ?? fields
        }
        try change.write(to: self)
    }

    /// Adds a changed transaction for the history.
    func list(_ group: AuditGroup) {
        groupCount += 1
        if groupCount <= AuditGroup.limit { groups.append(group) } else { groups.removeAll() }
    }

    /// Adds a removed ledger account, then the one that absorbed it, for the history.
    func list(_ account: AuditAccount) { accounts.append(account) }

    /// Writes the last piece.
    func flush() throws {
        guard !encoder.bytes.isEmpty else { return }
        try connection.execute(
            "INSERT INTO undo_piece (household, audit, sequence, section, bytes) VALUES ($1, $2, $3, $4, $5)", .id(household), .id(id),
            .int(sequence), .text(section), .blob(encoder.bytes))
        sequence += 1
        encoder.removeAll()
    }
}
