import Models
import StatementFiles

/// Checks a file that is imported without a prior scan: as long as no id occurs twice in one account and no statement is repeated, all ids
/// are valid.
///
/// About 16 bytes are kept per line with an id.
struct BankIdWatch {

    /// Thrown if facts about the whole file are needed: the file has to be scanned first.
    struct NeedsSurvey: Error {}

    private var seen: Set<UInt64> = []
    private var repeats = StatementRepeats()
    private var account = StableHash()
    private let isOneAccount: Bool
    private var named: UInt64?

    /// - Parameter isOneAccount: whether the file may contain only one account.
    init(isOneAccount: Bool) {
        self.isOneAccount = isOneAccount
    }

    mutating func begin(_ statement: StatementHeader) throws(NeedsSurvey) {
        account = BankIdSurvey.accountHash(of: statement)
        repeats.begin(statement)
        guard isOneAccount, !statement.isAnonymous else { return }
        if let named, named != account.value { throw NeedsSurvey() }
        named = account.value
    }

    mutating func take(_ line: StatementLine) throws(NeedsSurvey) {
        repeats.take(line)
        guard let id = BankIdSurvey.plausible(line.bankId) else { return }
        guard seen.insert(BankIdSurvey.key(account: account, id: id)).inserted else { throw NeedsSurvey() }
    }

    mutating func end(_ statement: StatementTrailer) throws(NeedsSurvey) {
        if repeats.end(statement) { throw NeedsSurvey() }
    }
}
