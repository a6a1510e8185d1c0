import Models
import StatementFiles

/// Checks a file that is imported without a prior scan: as long as no id occurs twice in one account and no statement is repeated, all ids
/// are valid.
///
/// About 16 bytes are kept per line with an id.
package struct DuplicateBankIdDetector {
    /// Thrown if facts about the whole file are needed: the file has to be scanned first.
    package struct NeedsScan: Error {}

    private var seen: Set<UInt64> = []
    private var repeats = RepeatedStatementDetector()
    private var account = StableHash()
    private let isOneAccount: Bool
    private var named: String?

    /// - Parameter isOneAccount: whether the file may contain only one account.
    init(isOneAccount: Bool) {
        self.isOneAccount = isOneAccount
    }

    mutating func begin(_ statement: StatementHeader) throws(NeedsScan) {
        account = BankIdScanner.accountHash(of: statement)
        repeats.begin(statement)
        guard isOneAccount, !statement.isAnonymous else { return }
        let key = BankIdScanner.distinctKey(of: statement)
        if let named, named != key { throw NeedsScan() }
        named = key
    }

    mutating func consume(_ line: StatementLine) throws(NeedsScan) {
        repeats.consume(line)
        guard let id = BankIdScanner.plausible(line.bankId) else { return }
        guard seen.insert(BankIdScanner.key(account: account, id: id)).inserted else { throw NeedsScan() }
    }

    mutating func end(_ statement: StatementTrailer) throws(NeedsScan) {
        if repeats.end(statement) { throw NeedsScan() }
    }
}
