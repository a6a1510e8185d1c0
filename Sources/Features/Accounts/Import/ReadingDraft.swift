import Models
import Services

/// How a file is read, as it stands in the form. Columns are their numbers as text; empty: none.
struct ReadingDraft: Hashable {
    /// The name of the encoding.
    var encoding = ""
    var delimiter = ""
    var hasHeader = true
    /// `dayFirst`, `monthFirst`, `yearFirst`; empty: it is asked.
    var dateOrder = ""
    var decimal = ""
    var invertsSign = false
    var day = ""
    var amount = ""
    var debit = ""
    var credit = ""
    var payee = ""
    var memo = ""
    var currency = ""
    var id = ""
    private var layout: ColumnLayout?

    /// What is wrong, beside its field.
    struct Errors: Hashable {
        var dateOrder: String?
        var decimal: String?
        var day: String?
        var amount: String?
        var credit: String?

        var isEmpty: Bool { self == Errors() }
    }

    /// Of a file of which nothing else is known.
    init(encoding: String) {
        self.encoding = encoding
    }

    init(_ survey: FileSurvey) {
        layout = survey.layout
        encoding = survey.encoding.rawValue
        dateOrder = survey.dateOrder ?? ""
        guard let layout else { return }
        delimiter = layout.delimiter.rawValue
        hasHeader = layout.hasHeader
        dateOrder = layout.dateOrder ?? ""
        decimal = layout.decimal?.rawValue ?? ""
        invertsSign = layout.invertsSign
        func text(_ column: Int?) -> String { column.map(String.init) ?? "" }
        (day, amount, debit, credit) = (text(layout.day), text(layout.amount), text(layout.debit), text(layout.credit))
        (payee, memo, currency, id) = (text(layout.payee), text(layout.memo.first), text(layout.currency), text(layout.id))
    }

    /// What is missing.
    var errors: Errors {
        var errors = Errors()
        guard let layout, delimiter == layout.delimiter.rawValue else { return errors }
        if day.isEmpty { errors.day = "Choose the column of the day" }
        if amount.isEmpty, debit.isEmpty, credit.isEmpty { errors.amount = "Choose the column of the amount, or money out and money in" }
        if amount.isEmpty, debit.isEmpty != credit.isEmpty { errors.credit = "Choose both money out and money in" }
        return errors
    }

    /// What a person says with it.
    var reading: FileLayoutChoice? {
        guard let layout else { return dateOrder.isEmpty ? nil : .dateOrder(dateOrder) }
        let delimiter = ColumnLayout.Delimiter(rawValue: delimiter) ?? layout.delimiter
        // With another character between the fields every column is another.
        guard delimiter == layout.delimiter else { return .delimiter(delimiter) }
        var columns = layout
        columns.hasHeader = hasHeader
        columns.dateOrder = dateOrder.isEmpty ? nil : dateOrder
        columns.decimal = ColumnLayout.DecimalSeparator(rawValue: decimal) ?? layout.decimal
        columns.invertsSign = invertsSign
        (columns.day, columns.amount) = (Int(day), Int(amount))
        (columns.debit, columns.credit) = amount.isEmpty ? (Int(debit), Int(credit)) : (nil, nil)
        columns.payee = Int(payee)
        // Where several columns make the memo, they stay together as long as the first is not another.
        if memo != (layout.memo.first.map(String.init) ?? "") { columns.memo = Int(memo).map { [$0] } ?? [] }
        (columns.currency, columns.id) = (Int(currency), Int(id))
        return .columns(columns)
    }
}
