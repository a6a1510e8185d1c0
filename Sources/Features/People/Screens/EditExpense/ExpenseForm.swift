import Localization
import Models
import PeopleModel
import ScreenKit
import Services

/// The values of the forms of new and existing expenses.
struct ExpenseForm: FormValues {
    var title = ""
    /// Without a sign.
    var amountText = ""
    /// Whether it is money that was received: a refund, or income.
    var isReceived = false
    /// The code of the currency.
    var currency = ""
    var dayText = ""
    /// The id of the member who paid, or `several`.
    var payer = ""
    /// What each of several members paid, by their ids.
    var paid: [String: String] = [:]
    var type = SplitType.equally
    /// The ids of those among whom it is split equally or with adjustments.
    var among: Set<String> = []
    /// What is typed for each member, by their ids.
    var values: [String: String] = [:]
    /// The id of a category; empty: none.
    var category = ""
    /// The id of an account; empty: none that Coffer knows.
    var account = ""
    var chargedText = ""
    var foreignText = ""
    var foreignCurrency = ""
    var notes = ""
    /// How often it recurs; empty: once.
    var unit = ""
    var every = "1"
    var until = ""
    var scope = SeriesScope.thisOne

    /// The value of `payer` if there are several.
    static let several = "several"

    init() {}

    /// Creates the form of a new expense.
    init(in choices: ExpenseChoices, today: Day, locale: LocaleFormat) {
        let group = choices.group
        currency = group.currency.code
        dayText = today.description
        payer = (group.ours.first { !$0.hasLeft } ?? group.members.first { !$0.hasLeft })?.id.description ?? ""
        account = choices.accounts.first { $0.currency == group.currency }?.id.description ?? ""
        fill(group.newSplit, of: nil, in: locale)
        among = Set(group.members.filter { !$0.hasLeft }.map(\.id.description))
        if let transaction = choices.transaction {
            currency = transaction.amount.currency.code
            amountText = transaction.amount.magnitude.typedText(in: locale)
            isReceived = transaction.amount.isNegative
            title = transaction.title
            dayText = transaction.day.description
        }
    }

    /// Creates the form that edits an expense.
    init(_ details: ExpenseDetails, locale: LocaleFormat) {
        let expense = details.expense
        title = expense.title
        amountText = expense.amount.magnitude.typedText(in: locale)
        isReceived = expense.amount.isNegative
        currency = expense.amount.currency.code
        dayText = expense.day.description
        payer = expense.payers.count == 1 ? expense.payers[0].member.description : Self.several
        for payer in expense.payers {
            paid[payer.member.description] = Money(minorUnits: payer.amount, currency: expense.amount.currency).magnitude.typedText(
                in: locale)
        }
        fill(expense.split, of: expense.amount, in: locale)
        category = expense.category?.description ?? ""
        account = details.account?.id.description ?? ""
        chargedText = details.charged?.typedText(in: locale) ?? ""
        foreignText = expense.foreign?.magnitude.typedText(in: locale) ?? ""
        foreignCurrency = expense.foreign?.currency.code ?? ""
        notes = expense.notes
        if let schedule = details.series?.schedule, details.series?.isEnded == false {
            unit = schedule.unit.rawValue
            every = String(schedule.interval)
            until = schedule.end?.description ?? ""
        }
    }

    private mutating func fill(_ split: ExpenseSplit, of amount: Money?, in locale: LocaleFormat) {
        type = split.type
        among = Set(split.parts.map(\.member.description))
        for part in split.parts {
            let text: String
            switch split.type {
            case .equally: continue
            case .exact, .adjust:
                guard let amount else { continue }
                text =
                    part.value == 0 && split.type == .adjust
                    ? "" : Money(minorUnits: part.value, currency: amount.currency).typedText(in: locale)
            case .percent, .shares: text = Hundredths.typedText(part.value, in: locale)
            }
            values[part.member.description] = text
        }
    }

    /// The fields that can be wrong.
    enum Field: String, FormField {
        case title, amount, currency, day, payers, split, category, account, charged, foreign, every, until
    }

    typealias Errors = FormFieldErrors<Field>
}
