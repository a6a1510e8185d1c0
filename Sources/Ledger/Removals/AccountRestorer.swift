import Models
import Services
import Storage

/// Restores a deleted account, or separates two merged accounts.
struct AccountRestorer {
    private let write: UnitOfWork
    private let image: RemovalImage
    private let rows: UndoImageReader

    /// - Parameter rows: the image of the deletion or merge.
    init(_ write: UnitOfWork, rows: UndoImageReader) throws {
        self.write = write
        self.rows = rows
        image = try RemovalImage(rows)
        // Restored entries may fall on days that were closed before the removal.
        write.allowsClosedDays = true
    }

    /// - Throws: `ServiceError.conflict` if a transaction or the remaining account was changed since; `.rule` with the reason of another
    ///   conflict.
    func restore() throws {
        guard var record = image.ledgerAccounts.first else { throw ServiceError.notFound }
        guard try write.ledgerAccounts.find(record.id) == nil else { throw ServiceError.conflict }
        let remaining = image.ledgerAccounts.dropFirst().first
        try requireUnchanged(remaining)
        try requireUnique(record, except: remaining?.id)
        record.isDefault = try record.isDefault && write.canBeDefault(record) && releaseDefault()
        record.revision += 1
        try releaseOwner(&record)
        try write.insert(record)
        let restoration = AccountRestoration(
            write: write, account: ID(rawValue: record.id.rawValue), remaining: remaining.map { ID(rawValue: $0.id.rawValue) },
            image: image,
            rows: rows)
        try write.dependents.prepare(restoration)
        try GroupChange.all(in: rows) { try write.undo($0, keepsRevision: true) }
        if let remaining { try restore(remaining) }
        try write.dependents.restore(restoration)
        // Payees and choices are again those of one member alone.
        if let remaining { try write.ownershipDidChange(from: remaining, to: record) }
    }

    /// Restores the previous state of the account that absorbed another. Its transactions are restored already.
    private func restore(_ remaining: LedgerAccountRecord) throws {
        guard let now = try write.ledgerAccounts.find(remaining.id) else { throw ServiceError.conflict }
        var before = remaining
        before.revision = now.revision
        // The default account was determined above.
        before.isDefault = now.isDefault
        try write.save(before)
    }

    private func requireUnchanged(_ remaining: LedgerAccountRecord?) throws {
        guard let remaining else { return }
        guard let now = try write.ledgerAccounts.find(remaining.id), now.revision == image.revisions.last else {
            throw ServiceError.conflict
        }
        guard try write.dependents.digest(of: ID(rawValue: remaining.id.rawValue), version: rows.version) == image.digest else {
            throw ServiceError.rule(.accountMergeUndoTooLate(now.name))
        }
    }

    /// Requires that no other account has the name or number now.
    private func requireUnique(_ record: LedgerAccountRecord, except remaining: LedgerAccountID?) throws {
        if !record.isArchived { try write.requireUniqueAccountName(record.name, except: record.id) }
        // Private accounts of others do not count: the error would tell that there is one with this number.
        let isTaken = try write.ledgerAccounts.all().contains {
            $0.id != remaining && $0.hasSameNumber(as: record) && write.reach.sees(ID(rawValue: $0.id.rawValue))
        }
        guard !isTaken else { throw ServiceError.rule(.accountNumberTaken) }
    }

    /// The account of a member who has left is the household's.
    private func releaseOwner(_ record: inout LedgerAccountRecord) throws {
        guard let owner = record.owner, try MemberRepository(write.connection, household: write.household).find(owner) == nil else {
            return
        }
        (record.owner, record.sharing) = (nil, .full)
    }

    /// Makes the account the default again, unless another one was chosen since.
    private func releaseDefault() throws -> Bool {
        guard var current = try write.ledgerAccounts.all().first(where: { $0.role == .own && $0.isDefault }) else { return true }
        guard current.id.rawValue == image.defaultAccount else { return false }
        current.isDefault = false
        try write.save(current)
        return true
    }
}
