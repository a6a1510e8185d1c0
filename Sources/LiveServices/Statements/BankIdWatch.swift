import Models
import StatementFiles

/// Watches a file that is taken in without having been looked through: as long as no id of the bank's comes twice in one account and no
/// statement twice in the file, all of them count.
///
/// Some sixteen bytes are kept for each line that has an id.
struct BankIdWatch {

    /// What can only be said of the whole file has to be known: the file is to be looked through first.
    struct NeedsSurvey: Error {}

    private var seen: Set<UInt64> = []
    private var repeats = StatementRepeats()
    private var account = StableHash()
    private let isOneAccount: Bool
    private var named: UInt64?

    /// - Parameter isOneAccount: whether the file may name no more than one account.
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
