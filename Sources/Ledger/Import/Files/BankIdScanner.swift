import Models
import StatementFiles

/// Scans a whole file before anything of it is stored: rejects it if it is damaged, and determines which of the bank's ids are valid and
/// which statements are repeated.
///
/// An id is valid if it is not empty, `0` or `NONREF`, no two lines of one account in the file with different day or amount share it,
/// and no statement assigns it to two equal lines. A statement whose balances prove that an equal line was written twice by mistake
/// invalidates no id. Statements that continue each other, such as pages, count as one run. About 24 bytes are kept per line with an id.
struct BankIdScanner: StatementSink {
    /// By id, the day and amount of its first occurrence, and the run of statements of its last one.
    private var seen: [UInt64: BankIdOccurrence] = [:]
    /// Ids shared by different lines, or assigned twice in one statement.
    private(set) var shared: Set<UInt64> = []
    /// The distinct accounts in the file.
    private(set) var accounts: Set<String> = []
    /// Their numbers or names, in the order of the file.
    private(set) var accountNames: [String] = []
    private var account = StableHash()

    private var repeats = RepeatedStatementDetector()
    private var validity = BankIdValidity(shared: [])
    /// Index of the statement in the file, from 0.
    private var statement = -1
    private var header: StatementHeader?
    private var sums: StatementReconciliation?
    /// Ids of lines of the statement that repeat an equal line, and the sum of these lines.
    private var repeated: [UInt64] = []
    private var repeatedSum = ExactSum()
    /// The number of lines of each id in the sum.
    private var repeatedCounts: [UInt64: Int] = [:]
    /// By account, the current run of statements and the closing balance of its last statement.
    private var runs: [UInt64: (number: UInt32, closing: DecimalFigure?)] = [:]
    private var runCount: UInt32 = 0
    private var run: UInt32 = 0

    mutating func begin(_ statement: StatementHeader) {
        account = Self.accountHash(of: statement)
        if !statement.isAnonymous, accounts.insert(Self.distinctKey(of: statement)).inserted {
            accountNames.append(statement.iban ?? statement.accountNumber ?? statement.name ?? "")
        }
        self.statement += 1
        header = statement
        repeats.begin(statement)
        sums = StatementReconciliation(statement)
        repeated.removeAll()
        repeatedSum = ExactSum()
        repeatedCounts.removeAll()
        let opening = (statement.opening ?? statement.intermediateOpening)?.amount.withoutTrailingZeros
        if let last = runs[account.value], statement.isContinuation || (opening != nil && opening == last.closing) {
            run = last.number
        } else {
            runCount &+= 1
            run = runCount
        }
    }

    mutating func line(_ line: StatementLine) {
        repeats.consume(line)
        sums?.add(line)
        guard let id = Self.plausible(line.bankId) else { return }
        let key = Self.key(account: account, id: id)
        let sighting = BankIdOccurrence(line, run: run)
        guard let first = seen[key] else {
            seen[key] = sighting
            return
        }
        guard first.hasSameContent(sighting) else {
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
        seen[key] = first.merged(with: sighting)
    }

    mutating func end(_ trailer: StatementTrailer) {
        runs[account.value] = (run, (trailer.closing ?? trailer.intermediateClosing)?.amount.withoutTrailingZeros)
        let isRepeat = repeats.end(trailer)
        if isRepeat {
            validity.repeatedStatements.insert(statement)
        } else if !repeated.isEmpty, let sums {
            if !sums.isReconciled(with: trailer), sums.isReconciled(with: trailer, excluding: repeatedSum) {
                validity.duplicateLines[statement] = repeatedCounts
            } else {
                shared.formUnion(repeated)
                validity.repeatedLines[statement] = repeated.count
            }
        }
        sums = nil
    }

    mutating func diagnostic(_ diagnostic: Diagnostic) {}

    /// The result of the scan; everything else can be discarded.
    var result: BankIdValidity {
        var validity = validity
        validity.shared = shared
        return validity
    }

    /// The id, unless it is empty, a placeholder, or too long.
    static func plausible(_ id: String?) -> String? {
        guard let id, !id.isEmpty, TextLimit.allows(id, TextLimit.reference), id != "0", id.utf8.count != 6 || id.uppercased() != "NONREF"
        else { return nil }
        return id
    }

    private static func accountKey(of header: StatementHeader) -> String {
        (header.iban ?? "") + "|" + (header.bankCode ?? "") + "|" + (header.accountNumber ?? "") + "|" + (header.currency?.code ?? "")
    }

    /// Identifies an account within a file: by its number, else by its name.
    static func distinctKey(of header: StatementHeader) -> String {
        accountKey(of: header) + (header.iban == nil && header.accountNumber == nil ? "|" + (header.name ?? "") : "")
    }

    /// The key of an id within an account.
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

/// The invalid ids of a file, and other facts that require reading the whole file. Statements are numbered from 0 in file order.
struct BankIdValidity: Sendable {
    var shared: Set<UInt64>
    /// Statements that repeat an earlier one.
    var repeatedStatements: Set<Int> = []
    /// By statement and key of the id, the number of lines that the balances do not count because an equal line exists.
    var duplicateLines: [Int: [UInt64: Int]] = [:]
    /// By statement, the number of lines that share the id of an equal line.
    var repeatedLines: [Int: Int] = [:]

    /// The line's id if it is valid.
    func validID(of line: StatementLine, account: StableHash) -> String? {
        guard let id = BankIdScanner.plausible(line.bankId) else { return nil }
        guard !shared.isEmpty else { return id }
        return shared.contains(BankIdScanner.key(account: account, id: id)) ? nil : id
    }
}

extension DecimalFigure {
    /// The same figure with the fewest decimals: 12.50 and 12.5 are equal amounts.
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
    /// Whether the header identifies no account.
    var isAnonymous: Bool { accountNumber == nil && iban == nil && name == nil }
}
