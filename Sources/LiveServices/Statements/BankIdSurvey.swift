import Models
import StatementFiles

/// Looks through a whole file before anything of it is stored: refuses it where it is damaged, and finds which of the bank's ids count and
/// which statements are there twice.
///
/// An id counts only if it is not empty, `0` or `NONREF`, no two lines of one account in the file with different day or amount share it
/// (`product.md` section 4, Identity), and no statement gives it to two equal lines. A statement whose balances show that an equal line was
/// written twice by mistake takes no id away. Statements that lead on from each other, as pages do, count as one. Some twenty-four bytes are kept for
/// each line that has an id.
struct BankIdSurvey: StatementSink {

    /// Of each id, the day and amount it was first seen with, and the statements where it was last.
    private var seen: [UInt64: BankIdSighting] = [:]
    /// Ids that are shared by different lines, or given twice in one statement.
    private(set) var shared: Set<UInt64> = []
    /// How many different accounts the file names.
    private(set) var accounts: Set<String> = []
    private var account = StableHash()

    private var repeats = StatementRepeats()
    private var validity = BankIdValidity(shared: [])
    /// From 0, in the order of the file.
    private var statement = -1
    private var header: StatementHeader?
    private var sums: StatementSums?
    /// Lines of the statement whose id an equal line of it has already: their ids and their sum.
    private var repeated: [UInt64] = []
    private var repeatedSum = FigureSum()
    /// How many lines of each id are in the sum.
    private var repeatedCounts: [UInt64: Int] = [:]
    /// Of each account, the number of the statements that lead on from each other and the balance that the last of them ends with.
    private var runs: [UInt64: (number: UInt32, closing: DecimalFigure?)] = [:]
    private var runCount: UInt32 = 0
    private var run: UInt32 = 0

    init() {}

    mutating func begin(_ statement: StatementHeader) {
        account = Self.accountHash(of: statement)
        if !statement.isAnonymous { accounts.insert(Self.accountKey(of: statement)) }
        self.statement += 1
        header = statement
        repeats.begin(statement)
        sums = StatementSums(statement)
        repeated.removeAll()
        repeatedSum = FigureSum()
        repeatedCounts.removeAll()
        let opening = (statement.opening ?? statement.intermediateOpening)?.amount.withoutTrailingZeros
        if let last = runs[account.value], statement.continues || (opening != nil && opening == last.closing) {
            run = last.number
        } else {
            runCount &+= 1
            run = runCount
        }
    }

    mutating func line(_ line: StatementLine) {
        repeats.take(line)
        sums?.add(line)
        guard let id = Self.plausible(line.bankId) else { return }
        let key = Self.key(account: account, id: id)
        let sighting = BankIdSighting(line, run: run)
        guard let first = seen[key] else {
            seen[key] = sighting
            return
        }
        guard first.isAlike(sighting) else {
            shared.insert(key)
            return
        }
        if line.correction == nil, first.isRepeated(by: sighting) {
            repeated.append(key)
            if line.status == .booked, line.currency == nil || line.currency == header?.currency {
                repeatedSum.add(line.amount)
                repeatedCounts[key, default: 0] += 1
            }
        }
        seen[key] = first.joined(by: sighting)
    }

    mutating func end(_ trailer: StatementTrailer) {
        runs[account.value] = (run, (trailer.closing ?? trailer.intermediateClosing)?.amount.withoutTrailingZeros)
        let isRepeat = repeats.end(trailer)
        if isRepeat {
            validity.repeatedStatements.insert(statement)
        } else if !repeated.isEmpty, let sums {
            if !sums.isProved(trailer), sums.isProved(trailer, leavingOut: repeatedSum) {
                validity.mistakenLines[statement] = repeatedCounts
            } else {
                shared.formUnion(repeated)
                validity.repeatedLines[statement] = repeated.count
            }
        }
        sums = nil
    }

    mutating func diagnostic(_ diagnostic: Diagnostic) {}

    /// What is left when the survey is done: only the ids that do not count.
    var result: BankIdValidity {
        var validity = validity
        validity.shared = shared
        return validity
    }

    /// An id that is not one of those that banks write for none, and no longer than one can be.
    static func plausible(_ id: String?) -> String? {
        guard let id, !id.isEmpty, TextLimit.admits(id, TextLimit.reference), id != "0", id.utf8.count != 6 || id.uppercased() != "NONREF"
        else { return nil }
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

/// Which ids of a file do not count, and what else is only known of the whole file. Statements are numbered from 0 in the order of the file.
struct BankIdValidity: Sendable {
    var shared: Set<UInt64>
    /// Statements that were in the file before.
    var repeatedStatements: Set<Int> = []
    /// By the statement and the key of the id, how many lines are there once more than the balances count them.
    var mistakenLines: [Int: [UInt64: Int]] = [:]
    /// By the statement, how many lines have the id of an equal line.
    var repeatedLines: [Int: Int] = [:]

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
