import Models
import StatementFiles

/// Notices a statement that is in one file twice.
///
/// A statement is the same as an earlier one of the file where account, lines and balances are equal: after lines that move the balance, a second
/// statement cannot begin where the first began. Where it ends with the balance that it began with, or states none, its number and time of
/// creation have to be equal too; where there are none of these either, it needs more than one line, because two coffees in two parts of a file
/// are two coffees. Eight bytes are kept for each statement.
struct StatementRepeats {
    private var seen: Set<UInt64> = []
    private var header: StatementHeader?
    private var hash = StableHash()
    private var lines = 0

    mutating func begin(_ statement: StatementHeader) {
        header = statement
        hash = BankIdSurvey.accountHash(of: statement)
        // QIF tells accounts apart by their names alone.
        hash.combine(statement.name ?? "")
        lines = 0
    }

    mutating func take(_ line: StatementLine) {
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
    /// - Returns: whether it was in the file before.
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
            guard lines > 1 || header.mark != nil else { return false }
            hash.combine(header.mark ?? "")
        }
        return !seen.insert(hash.value).inserted
    }
}
