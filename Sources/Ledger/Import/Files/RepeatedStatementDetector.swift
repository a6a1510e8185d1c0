import Models
import StatementFiles

/// Detects statements that are repeated within a file.
///
/// A statement repeats an earlier one if account, lines and balances are equal: after lines that change the balance, a second statement cannot
/// begin where the first began. If opening and closing balance are equal, or there are none, number and creation time have to be equal too;
/// without those it needs more than one line, because two equal single lines may be two purchases. Eight bytes are kept per statement.
struct RepeatedStatementDetector {
    private var seen: Set<UInt64> = []
    private var header: StatementHeader?
    private var hash = StableHash()
    private var lines = 0

    mutating func begin(_ statement: StatementHeader) {
        header = statement
        hash = BankIdScanner.accountHash(of: statement)
        // QIF distinguishes accounts by name only.
        hash.combine(statement.name ?? "")
        lines = 0
    }

    mutating func consume(_ line: StatementLine) {
        lines += 1
        hash.combine(UInt64(bitPattern: Int64(line.day.number)))
        hash.combine(UInt64(bitPattern: line.amount.mantissa))
        hash.combine(UInt64(line.amount.scale) << 8 | UInt64(line.status.rawValue))
        hash.combine(line.bankId ?? "")
        hash.combine(line.payee)
        hash.combine(line.memo)
        hash.combine(line.transferAccount ?? "")
        if let currency = line.currency { hash.combine(UInt64(currency.packed)) }
    }

    /// Ends the statement.
    ///
    /// - Returns: whether it repeats an earlier one.
    mutating func end(_ trailer: StatementTrailer) -> Bool {
        guard let header, lines > 0 else { return false }
        let opening = header.opening ?? trailer.opening
        let balances = [opening, header.intermediateOpening, trailer.closing, trailer.intermediateClosing]
        for balance in balances {
            let amount = balance?.amount.withoutTrailingZeros
            hash.combine(UInt64(bitPattern: amount?.mantissa ?? .min))
            hash.combine(UInt64(amount?.scale ?? 99))
            hash.combine(UInt64(bitPattern: Int64(balance?.day.number ?? .min)))
        }
        let first = (opening ?? header.intermediateOpening)?.amount.withoutTrailingZeros
        if first == (trailer.closing ?? trailer.intermediateClosing)?.amount.withoutTrailingZeros {
            guard lines > 1 || header.statementId != nil else { return false }
            hash.combine(header.statementId ?? "")
        }
        return !seen.insert(hash.value).inserted
    }
}
