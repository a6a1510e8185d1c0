import Localization
import Models
import PeopleModel
import Services

/// The shares that follow from what is typed in the form of an expense.
enum SharePreview: Hashable {
    /// Nothing is typed yet.
    case empty
    case shares([ExpenseShare], currency: Currency, isRounded: Bool)
    case problem(LocalizedText)

    /// - Parameter rotation: of the stored expense; nil: a new one, of which it is not known yet who bears left-over cents.
    init(_ form: ExpenseForm, among members: [GroupMember], rotation: Int64?, in locale: LocaleFormat) {
        guard let amount = form.amount(in: locale), !amount.isZero else {
            self = form.amountText.trimmed.isEmpty ? .empty : .problem("Amount must be a valid number")
            return
        }
        guard let split = form.split(among: members, in: amount.currency, locale) else {
            self = .problem("Enter each value as a number")
            return
        }
        do {
            let shares = try split.shares(of: amount, rotation: rotation ?? 0)
            let others = rotation == nil ? try split.shares(of: amount, rotation: 1) : shares
            self = .shares(shares, currency: amount.currency, isRounded: shares != others)
        } catch {
            self = .problem(RuleViolation(error).text)
        }
    }
}
