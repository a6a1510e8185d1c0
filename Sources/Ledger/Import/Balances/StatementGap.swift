import Models
import StatementFiles

/// The difference between the lines and the balances of a statement, in the account's currency.
struct StatementGap {
    private let opening: Money
    private let reached: Money
    private let closing: Money
    /// The closing balance less the balance reached by the lines.
    let difference: Money

    /// Nil if the difference is smaller than the currency's minor unit, or a figure overflows.
    init?(_ gap: StatementReconciliation.Discrepancy, in currency: Currency) {
        guard let opening = Self.money(gap.opening, currency), let reached = Self.money(gap.computed, currency),
            let closing = Self.money(gap.closing, currency), let difference = Self.money(gap.difference, currency), !difference.isZero
        else { return nil }
        self.opening = opening
        self.reached = reached
        self.closing = closing
        self.difference = difference
    }

    /// - Parameter line: the line at which the statement begins.
    func warning(line: Int, locale: LocaleFormat?) -> Diagnostic {
        func text(_ money: Money) -> String { locale.map { money.formatted(in: $0) } ?? money.description }
        return Diagnostic(
            line: line, severity: .warning, code: .importLinesMissBalance,
            arguments: [text(opening), text(reached), text(closing), text(difference)])
    }

    private static func money(_ figure: DecimalFigure, _ currency: Currency) -> Money? {
        do {
            return try figure.money(in: currency).amount
        } catch {
            return nil
        }
    }
}
