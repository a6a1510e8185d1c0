import Models
import Storage

/// Changes existing transactions during an import, and stores the data for its undo: the image of each transaction that existed before, once.
final class ImportEffects {
    private let write: UnitOfWork
    private let imports: ImportRepository
    private let id: ID<StatementImport>
    private var count = 0
    /// Groups already changed by this import; only their first image is stored.
    private var imaged: Set<ID<Transaction>> = []
    /// Groups created by this import that wait for their line.
    private var created: Set<ID<Transaction>> = []
    /// Those of them that the bank has not booked yet.
    private var createdPending: Set<ID<Transaction>> = []

    init(_ write: UnitOfWork, imports: ImportRepository, id: ID<StatementImport>) {
        self.write = write
        self.imports = imports
        self.id = id
    }

    /// Whether a group existed before this import, which changed it.
    func existedBefore(_ group: ID<Transaction>) -> Bool { imaged.contains(group) }

    /// Whether this import created a transaction that waits for its line, or waited for it.
    func isCreated(_ group: ID<Transaction>) -> Bool { created.contains(group) }

    /// Whether this import created a transaction that waits for a line.
    func isCreatedAndOpen(_ group: ID<Transaction>) -> Bool { created.contains(group) && !imaged.contains(group) }

    /// Records that this import created a transaction that waits for its line.
    func markCreated(_ group: ID<Transaction>) { created.insert(group) }

    /// Records that this import created a transaction that the bank has not booked yet.
    func markCreatedPending(_ group: ID<Transaction>) { createdPending.insert(group) }

    /// Replaces a group that existed before, and stores its image.
    ///
    /// - Parameter waiting: its open entries before the change.
    @discardableResult
    func replace(_ old: TransactionGroup, with new: TransactionGroup, waiting: [OpenEntry]) throws -> TransactionGroup {
        let result = try write.journal.replace(old, with: new)
        // A group created by the import is removed by the undo and needs no image.
        let isFirst = !createdPending.contains(old.id) && imaged.insert(old.id).inserted
        let image = isFirst ? GroupImage(old, waiting: waiting) : nil
        try save(ImportRepository.Effect(group: old.id, image: image, revision: result.revision))
        return result
    }

    /// Replaces a group. Its image is stored if it existed before this import.
    ///
    /// - Parameters:
    ///   - isMade: whether this import created the group.
    ///   - waiting: its open entries before the change.
    @discardableResult
    func amend(_ old: TransactionGroup, with new: TransactionGroup, isMade: Bool, waiting: [OpenEntry]) throws -> TransactionGroup {
        guard isMade else { return try replace(old, with: new, waiting: waiting) }
        let result = try write.journal.replace(old, with: new)
        try save(ImportRepository.Effect(group: old.id, image: nil, revision: result.revision))
        return result
    }

    /// Replaces a transaction that an account's line has joined, and removes the account's open entry.
    @discardableResult
    func amend(_ match: TransferNameResolver.Match, with group: TransactionGroup, at account: ID<Account>) throws -> TransactionGroup {
        let waiting = try write.open.entries(of: match.group)
        for entry in waiting where entry.account == account { try write.open.remove(entry) }
        return try amend(match.group, with: group, isMade: match.isMade, waiting: waiting)
    }

    /// Removes a group that existed before, and stores its image.
    func remove(_ old: TransactionGroup, waiting: [OpenEntry]) throws {
        try write.journal.remove(old)
        let image = imaged.insert(old.id).inserted ? GroupImage(old, waiting: waiting) : nil
        try save(ImportRepository.Effect(group: old.id, image: image, revision: old.revision))
    }

    /// Records a group that the import created without a line (an opening balance).
    func recordCreated(_ group: TransactionGroup) throws {
        imaged.insert(group.id)
        try save(ImportRepository.Effect(group: group.id, image: nil, revision: group.revision))
    }

    private func save(_ effect: ImportRepository.Effect) throws {
        count += 1
        try imports.insert(effect, sequence: count, of: id)
    }
}
