import Models
import StatementFiles

/// Looks through a whole file before anything of it is stored: refuses it where it is damaged, and finds which of the bank's ids count.
///
/// An id counts only if it is not empty, `0` or `NONREF`, and no two lines of one account in the file with different day or amount share
/// it (`product.md` section 4, Identity). Sixteen bytes are kept for each line that has an id.
struct BankIdSurvey: StatementSink {

    /// Of each id, the day and amount it was first seen with.
    private var seen: [UInt64: UInt64] = [:]
    /// Ids that are shared by different lines.
    private(set) var shared: Set<UInt64> = []
    /// How many different accounts the file names.
    private(set) var accounts: Set<String> = []
    private var account = StableHash()

    init() {}

    mutating func begin(_ statement: StatementHeader) {
        account = Self.accountHash(of: statement)
        if !statement.isAnonymous { accounts.insert(Self.accountKey(of: statement)) }
    }

    mutating func line(_ line: StatementLine) {
        guard let id = Self.plausible(line.bankId) else { return }
        let key = Self.key(account: account, id: id)
        var hash = StableHash()
        hash.combine(UInt64(bitPattern: Int64(line.day.number)))
        let amount = line.amount.withoutTrailingZeros
        hash.combine(UInt64(bitPattern: amount.mantissa))
        hash.combine(UInt64(amount.scale))
        if let first = seen.updateValue(hash.value, forKey: key), first != hash.value { shared.insert(key) }
    }

    mutating func end(_ statement: StatementTrailer) {}
    mutating func diagnostic(_ diagnostic: Diagnostic) {}

    /// What is left when the survey is done: only the ids that do not count.
    var result: BankIdValidity { BankIdValidity(shared: shared) }

    /// An id that is not one of those that banks write for none, and no longer than one can be.
    static func plausible(_ id: String?) -> String? {
        guard let id, !id.isEmpty, TextLimit.admits(id, TextLimit.reference), id != "0", id.utf8.count != 6 || id.uppercased() != "NONREF" else { return nil }
        return id
    }

    private static func accountKey(of header: StatementHeader) -> String {
        (header.iban ?? "") + "|" + (header.bankCode ?? "") + "|" + (header.accountNumber ?? "") + "|" + (header.currency?.code ?? "")
    }

    /// What an id is known by: the same id of two accounts is two ids.
    static func key(account: StableHash, id: String) -> UInt64 {
        var hash = account
        hash.combine(id)
        return hash.value
    }

    static func accountHash(of header: StatementHeader) -> StableHash {
        var hash = StableHash()
        hash.combine(accountKey(of: header))
        return hash
    }
}

/// Which ids of a file do not count.
struct BankIdValidity: Sendable {
    let shared: Set<UInt64>

    /// The line's id where it counts.
    func validID(of line: StatementLine, account: StableHash) -> String? {
        guard let id = BankIdSurvey.plausible(line.bankId) else { return nil }
        guard !shared.isEmpty else { return id }
        return shared.contains(BankIdSurvey.key(account: account, id: id)) ? nil : id
    }
}

extension DecimalFigure {

    /// The same figure with the fewest decimals: 12.50 and 12.5 are one amount.
    var withoutTrailingZeros: DecimalFigure {
        var mantissa = mantissa
        var scale = scale
        while scale > 0, mantissa % 10 == 0 {
            mantissa /= 10
            scale -= 1
        }
        return DecimalFigure(mantissa: mantissa, scale: scale)
    }
}

extension StatementHeader {

    /// Whether it says nothing of whose account it is.
    var isAnonymous: Bool { accountNumber == nil && iban == nil && name == nil }
}
