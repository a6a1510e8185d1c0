import HTML
import Localization
import Models

/// The detected format of a file with its first rows. Every setting can be changed; if the file could not be recognised, only the encoding
/// can.
struct ImportReadingView: View {
    let model: ImportViewModel
    let index: Int
    let survey: FileSurvey?
    let isOpen: Bool

    var body: some View {
        details(.class("card disclosure"), .when(isOpen, .attribute("open", ""))) {
            summary { "How the file is read" }
            div(.class("stack-wide")) {
                if let survey, !survey.rows.isEmpty { ImportRowsTable(survey: survey, label: "First rows of file \(index + 1)") }
                characters
                if let survey, survey.layout != nil || survey.needsDateOrder || survey.dateOrder != nil { dates }
                if survey?.layout != nil {
                    columns
                    shape
                }
                Button("Show preview", role: .plain, name: "read-again") { await model.updatePreview() }
            }
        }
    }

    // MARK: - Fields

    private var columns: some View {
        fieldset(.class("import-fields")) {
            legend { "Columns" }
            column("Day", \.day, none: nil, error: errors?.day)
            column("Amount", \.amount, none: "Two columns: out and in", error: errors?.amount)
            column("Money out", \.debit, none: "None")
            column("Money in", \.credit, none: "None", error: errors?.credit)
            column("Payee", \.payee, none: "None")
            column("Memo", \.memo, none: "None")
            column("Currency", \.currency, none: "None")
            column("Category", \.category, none: "None")
            column("Bank's id of the line", \.id, none: "None")
        }
    }

    private var shape: some View {
        fieldset(.class("import-fields")) {
            legend { "Signs" }
            Picker("Field separator", selection: text(\.delimiter), options: Self.delimiters, name: "delimiter")
            Picker(
                "Decimal separator", selection: text(\.decimal), options: decimals, error: errors?.decimal,
                hint: survey?.ambiguousAmount.map { "\($0.text) can be read in two ways, and nothing in the file tells which is right." },
                name: "decimal")
            Toggle("The first row names the columns", isOn: flag(\.hasHeader), name: "header")
            Toggle("Spending is written without a minus", isOn: flag(\.invertsSign), name: "inverted")
        }
    }

    private var characters: some View {
        div(.class("import-fields")) {
            Picker(
                "Encoding", selection: text(\.encoding), options: encodings,
                hint: "Choose another encoding if names show wrong characters.", name: "encoding")
        }
    }

    private var dates: some View {
        div(.class("import-fields")) {
            Picker(
                "Order of dates", selection: text(\.dateOrder), options: orders, error: errors?.dateOrder,
                hint: survey?.ambiguousDate.map { "\($0.text) can be read in two ways, and nothing in the file tells which is right." },
                name: "order")
        }
    }

    private func column(
        _ label: LocalizedText, _ field: WritableKeyPath<FileLayoutDraft, String>, none: LocalizedText?, error: LocalizedText? = nil
    ) -> Picker {
        Picker(
            label, selection: text(field),
            options: (none.map { [PickerOption($0, value: "")] } ?? [])
                + (survey?.columnNames ?? []).enumerated().map { PickerOption(.verbatim($1), value: String($0)) }, error: error)
    }

    private var errors: FileLayoutDraft.Errors? { model.corrections.readingErrors[index] }

    private func text(_ field: WritableKeyPath<FileLayoutDraft, String>) -> Binding<String> {
        Binding(
            get: { model.corrections.readings.indices.contains(index) ? model.corrections.readings[index][keyPath: field] : "" },
            set: { if model.corrections.readings.indices.contains(index) { model.corrections.readings[index][keyPath: field] = $0 } })
    }

    private func flag(_ field: WritableKeyPath<FileLayoutDraft, Bool>) -> Binding<Bool> {
        Binding(
            get: { model.corrections.readings.indices.contains(index) && model.corrections.readings[index][keyPath: field] },
            set: { if model.corrections.readings.indices.contains(index) { model.corrections.readings[index][keyPath: field] = $0 } })
    }

    // MARK: - Options

    private static let delimiters = [
        PickerOption("Comma", value: ColumnLayout.Delimiter.comma.rawValue),
        PickerOption("Semicolon", value: ColumnLayout.Delimiter.semicolon.rawValue),
        PickerOption("Tab", value: ColumnLayout.Delimiter.tab.rawValue),
        PickerOption("Vertical bar |", value: ColumnLayout.Delimiter.pipe.rawValue),
    ]

    /// The decimal separators, each with an amount of the file as it would be read.
    private var decimals: [PickerOption] {
        func title(_ sign: LocalizedText, _ example: String, _ figure: DecimalFigure?) -> LocalizedText {
            "\(sign): \(figure?.description ?? example)"
        }
        let open = survey?.ambiguousAmount
        return ((survey?.needsDecimalSeparator ?? false) ? [PickerOption("Choose", value: "")] : []) + [
            PickerOption(title("Point", "12.50", open?.point), value: ColumnLayout.DecimalSeparator.point.rawValue),
            PickerOption(title("Comma", "12,50", open?.comma), value: ColumnLayout.DecimalSeparator.comma.rawValue),
        ]
    }

    private var encodings: [PickerOption] {
        (survey == nil ? [PickerOption("As the file says", value: "")] : [])
            + TextEncoding.allCases.map { PickerOption($0.title, value: $0.rawValue) }
    }

    /// The date orders, each with a date of the file as it would be read.
    private var orders: [PickerOption] {
        func title(_ order: LocalizedText, _ day: Day?) -> LocalizedText {
            day.map { "\(order): \($0, .long)" } ?? order
        }
        return [
            PickerOption(title("Day first", survey?.ambiguousDate?.dayFirst), value: "dayFirst"),
            PickerOption(title("Month first", survey?.ambiguousDate?.monthFirst), value: "monthFirst"),
            PickerOption("Year first", value: "yearFirst"),
        ]
    }
}
