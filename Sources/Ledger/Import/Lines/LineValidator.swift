import Models
import StatementFiles

/// Validates the lines of a statement against the limits of texts and amounts.
struct LineValidator {
    let context: StatementContext

    /// The line with its texts truncated to their limits, with a warning if any was; nil if all are certainly within their limits.
    func limited(_ line: StatementLine) -> StatementLine? {
        guard !line.isWithinLimits else { return nil }
        let (limited, isCut) = line.limited
        if isCut {
            context.emit(
                Diagnostic(
                    line: line.line, severity: .warning, code: .importTextCut,
                    expected: "a payee of at most \(TextLimit.payee) characters, a note of at most \(TextLimit.note)"))
        }
        return limited
    }

    /// The amount of a line in minor units, with a warning if it was rounded; nil if the line is rejected.
    func minorUnits(of line: StatementLine) -> Int64? {
        let currency = context.currency
        do {
            let (money, isExact) = try line.amount.money(in: currency)
            guard AmountLimit.allows(money) else { throw MoneyError.overflow }
            if !isExact {
                context.emit(
                    Diagnostic(
                        line: line.line, severity: .warning, code: .importAmountRounded, arguments: [currency.code, money.decimalText],
                        found: line.amount.description))
            }
            return money.minorUnits
        } catch {
            context.emit(
                Diagnostic(
                    line: line.line, severity: .rejected, code: .importAmountTooLarge, found: line.amount.description,
                    expected: "an amount of at most \(AmountLimit.largest(in: currency))"))
            return nil
        }
    }
}
