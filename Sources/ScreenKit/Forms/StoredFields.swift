import DesignSystem
package import HTML
import Localization
import Models

/// What is stored now in each field of a form, after somebody else changed the row: every field that the form has, since the list is read
/// from the form itself. Those that differ from what is typed are marked.
package struct StoredFields<Fields: View>: Element {
    private let fields: () -> Fields
    private let showingStored: (() -> Void) -> Void
    /// As `showingStored`, with the values that the form begins with.
    private let beginning: (() -> Void) -> Void

    /// - Parameters:
    ///   - fields: the fields of the form.
    ///   - showingStored: runs its argument while the fields show what is stored in place of what is typed.
    package init(@ViewBuilder fields: @escaping () -> Fields, showingStored: @escaping (() -> Void) -> Void) {
        self.init(fields, showingStored: showingStored, beginning: showingStored)
    }

    private init(
        _ fields: @escaping () -> Fields, showingStored: @escaping (() -> Void) -> Void, beginning: @escaping (() -> Void) -> Void
    ) {
        self.fields = fields
        self.showingStored = showingStored
        self.beginning = beginning
    }

    package func render(into writer: inout HTMLWriter) {
        let page = writer.page
        let typed = values(of: page.readings(of: fields()))
        var (stored, begun): ([FieldReading], [FieldReading]) = ([], [])
        showingStored { stored = page.readings(of: fields()) }
        beginning { begun = page.readings(of: fields()) }
        // A field that is left empty to keep what is stored is no other value.
        let unchanged = values(of: begun)
        FactList("As it is now") {
            ForEach(stored, id: \.name) { field in
                Fact(field.label) {
                    FieldValue(value: field.value)
                    if typed[field.name] != unchanged[field.name] {
                        " "
                        span(.class("tag tag-warning")) { "You typed something else" }
                    }
                }
            }
        }
        .render(into: &writer)
    }

    package func receive(_ input: inout FormInput) {}

    package static var takesInput: Bool { false }

    private func values(of readings: [FieldReading]) -> [String: FieldReading.Value] {
        Dictionary(readings.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
}

extension StoredFields {
    /// The stored values of a form whose values are one value.
    package init<Model: EditableModel>(_ model: Model, @ViewBuilder fields: @escaping () -> Fields) {
        func showing(_ change: @escaping (inout EditForm<Model.Values>) -> Void) -> (() -> Void) -> Void {
            { read in
                let typed = model.form
                change(&model.form)
                read()
                model.form = typed
            }
        }
        self.init(fields, showingStored: showing { $0.showStored() }, beginning: showing { $0.showBeginning() })
    }
}

/// The value of a field in words.
private struct FieldValue: View {
    let value: FieldReading.Value

    var body: some View {
        switch value {
        case .text(let text): Text(text.isEmpty ? "None" : .verbatim(text))
        case .number("", _): Text("None")
        case .number(let text, let unit): StoredNumber(text: text, currency: unit.flatMap { Currency(code: $0) })
        case .day(let text): Text(Day(text).map { "\($0)" } ?? (text.isEmpty ? "None" : .verbatim(text)))
        case .options(let titles): Text(titles.isEmpty ? "None" : .joined(titles, separator: ", "))
        case .isOn(let isOn): Text(isOn ? "Yes" : "No")
        }
    }
}

/// A number that may be an amount: hidden where amounts are.
private struct StoredNumber: View {
    let text: String
    /// Nil for a number without one, such as a rate.
    let currency: Currency?

    var body: some View {
        EnvironmentReader { texts in
            if let amount = currency.flatMap({ AmountParser.parse(text, locale: texts.locale, currency: $0) }) {
                AmountText(amount)
            } else if texts.showsAmounts {
                Text(.verbatim(text))
            } else {
                span(.class("amount amount-hidden")) { "Hidden" }
            }
        }
    }
}
