import Localization
import Models
import Services

/// The format of a file as form values. Columns are indices as text; empty for none.
struct FileLayoutDraft: Hashable {
    /// The name of the character encoding.
    var encoding = ""
    var delimiter = ""
    var hasHeader = true
    /// `dayFirst`, `monthFirst` or `yearFirst`; empty if not chosen yet.
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
    var category = ""
    var id = ""
    private var layout: ColumnLayout?

    /// Validation errors by field.
    struct Errors: Hashable {
        var dateOrder: LocalizedText?
        var decimal: LocalizedText?
        var day: LocalizedText?
        var amount: LocalizedText?
        var credit: LocalizedText?

        var isEmpty: Bool { self == Errors() }
    }

    /// Creates the draft of a file of which only the encoding is known.
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
        category = text(layout.category)
    }

    /// The validation errors for missing values.
    var errors: Errors {
        var errors = Errors()
        guard let layout, delimiter == layout.delimiter.rawValue else { return errors }
        if day.isEmpty { errors.day = "Choose the column of the day" }
        if amount.isEmpty, debit.isEmpty, credit.isEmpty { errors.amount = "Choose the column of the amount, or money out and money in" }
        if amount.isEmpty, debit.isEmpty != credit.isEmpty { errors.credit = "Choose both money out and money in" }
        return errors
    }

    /// The format that the member chose.
    var reading: FileLayoutChoice? {
        guard let layout else { return dateOrder.isEmpty ? nil : .dateOrder(dateOrder) }
        let delimiter = ColumnLayout.Delimiter(rawValue: delimiter) ?? layout.delimiter
        // A different delimiter changes every column, so the column choices are dropped.
        guard delimiter == layout.delimiter else { return .delimiter(delimiter) }
        var columns = layout
        columns.hasHeader = hasHeader
        columns.dateOrder = dateOrder.isEmpty ? nil : dateOrder
        columns.decimal = ColumnLayout.DecimalSeparator(rawValue: decimal) ?? layout.decimal
        columns.invertsSign = invertsSign
        (columns.day, columns.amount) = (Int(day), Int(amount))
        (columns.debit, columns.credit) = amount.isEmpty ? (Int(debit), Int(credit)) : (nil, nil)
        columns.payee = Int(payee)
        // A memo that consists of several columns keeps them as long as the first column is unchanged.
        if memo != (layout.memo.first.map(String.init) ?? "") { columns.memo = Int(memo).map { [$0] } ?? [] }
        (columns.currency, columns.category, columns.id) = (Int(currency), Int(category), Int(id))
        return .columns(columns)
    }
}
