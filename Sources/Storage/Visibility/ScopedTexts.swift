import Synchronization

/// The texts of statements with what reaches hide, made once for each statement and reach. One for all connections of an engine.
final class ScopedTexts: Sendable {
    /// How many reaches are kept at once; more than a shared server's divided households use at the same time.
    private static let capacity = 64

    private let policies: VisibilityPolicies
    private let texts = Mutex<[Reach: [String: String]]>([:])

    init(_ policies: VisibilityPolicies) {
        self.policies = policies
    }

    /// The text of a statement for a reader.
    ///
    /// - Throws: `StorageError.scopedWrite` for a statement that changes rows.
    func text(of statement: String, for reach: Reach, in dialect: Dialect) throws(StorageError) -> String {
        if let known = texts.withLock({ $0[reach]?[statement] }) { return known }
        let text = try VisibleStatement(statement).text(for: reach, of: policies, in: dialect)
        texts.withLock { texts in
            if texts.count >= Self.capacity, texts[reach] == nil { texts.removeAll() }
            texts[reach, default: [:]][statement] = text
        }
        return text
    }
}
