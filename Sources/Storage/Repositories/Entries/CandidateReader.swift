import Models

/// Reads the candidates of a scan with their groups: one statement for the groups of many candidates.
struct CandidateReader {
    private var scan: any EntryScan
    private let transactions: TransactionRepository
    /// Nil if the query does not ask for attachments.
    private let attachments: AttachmentRepository?
    private var candidates: [EntryCandidate] = []
    /// The next of the candidates that were read.
    private var position = 0
    private var groups: [ID<Transaction>: TransactionGroup] = [:]
    private var attached: Set<ID<Transaction>> = []

    /// How many candidates are read at once, with those that the scan rejected.
    private static let most = 1_024

    init(_ scan: any EntryScan, transactions: TransactionRepository, attachments: AttachmentRepository?) {
        self.scan = scan
        self.transactions = transactions
        self.attachments = attachments
    }

    /// The next candidate with its group, which is not read for a rejected one, and whether the group has attachments, if the query asks for
    /// them; nil at the end of the scan.
    ///
    /// - Parameter count: how many candidates to read if none is left; further ones are read if the page needs them.
    mutating func next(
        reading count: Int
    ) throws -> (candidate: EntryCandidate, group: TransactionGroup?, hasAttachment: Bool)? {
        if position == candidates.count { try read(min(count, ValueList.size)) }
        guard position < candidates.count else { return nil }
        defer { position += 1 }
        let candidate = candidates[position]
        guard !candidate.isRejected else { return (candidate, nil, false) }
        return (candidate, groups[candidate.group], attached.contains(candidate.group))
    }

    /// Whether there is no further candidate.
    mutating func isAtEnd() throws -> Bool {
        if position == candidates.count { try read(1) }
        return position == candidates.count
    }

    private mutating func read(_ count: Int) throws {
        candidates.removeAll(keepingCapacity: true)
        position = 0
        var accepted: [ID<Transaction>] = []
        while accepted.count < count, candidates.count < Self.most, let candidate = try scan.next() {
            candidates.append(candidate)
            if !candidate.isRejected { accepted.append(candidate.group) }
        }
        guard !accepted.isEmpty else { return }
        groups = try transactions.groups(accepted)
        if let attachments { attached = try attachments.attached(accepted) }
    }
}
