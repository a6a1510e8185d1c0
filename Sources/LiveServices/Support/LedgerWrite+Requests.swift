import Models
import Services
import Storage

/// What a request makes that may come twice: because a form was sent again, or because its answer was lost.
enum RequestKind: String {
    case transaction, account, attachment
    case card, benefit, benefitUse
    case goal
}

extension LedgerWrite {

    /// What a request made when it came first; nil for one that is new or has no key.
    ///
    /// - Throws: `ServiceError.rule` for a key that no form makes.
    func answer(_ kind: RequestKind, key: String?) throws -> RequestKeyRepository.Answer? {
        guard let key else { return nil }
        return try RequestKeyRepository(connection, household: household).answer(kind.rawValue, readable(key))
    }

    /// A key that a form can have made.
    ///
    /// - Throws: `ServiceError.rule` for any other.
    func readable(_ key: String) throws -> String {
        guard (1...100).contains(key.utf8.count) else { throw ServiceError.rule("The form cannot be read; open it again") }
        return key
    }

    /// Remembers what a request made.
    func remember(_ kind: RequestKind, key: String?, made: Int64, change: ID<AuditRecord>? = nil) throws {
        guard let key else { return }
        try RequestKeyRepository(connection, household: household).save(
            RequestKeyRepository.Answer(made: made, change: change), kind: kind.rawValue, request: key, at: milliseconds)
    }
}
