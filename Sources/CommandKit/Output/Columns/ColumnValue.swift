package import Localization
package import Models

/// The value of a column in a row: exact in CSV, formatted in a table.
package struct ColumnValue {
    package let csv: String
    let cell: Table.Cell

    private init(csv: String, cell: Table.Cell) {
        self.csv = csv
        self.cell = cell
    }

    /// Text that users or banks have written. In CSV it is guarded against being read as a formula.
    package static func text(_ text: String?, shown: String? = nil, _ tone: Tone = .plain) -> Self {
        Self(csv: CSVCell.guarded(text ?? ""), cell: .init(.verbatim(shown ?? text ?? ""), tone))
    }

    /// Text that users or banks have written, in tables with words.
    package static func text(_ text: String, label: LocalizedText?) -> Self {
        Self(csv: CSVCell.guarded(text), cell: .init(label ?? .verbatim(text)))
    }

    /// Texts that users or banks have written.
    package static func list(_ texts: [String]) -> Self {
        Self(csv: CSVCell.guarded(texts.joined(separator: " ")), cell: .init(.verbatim(texts.joined(separator: ", "))))
    }

    /// A value that programs read as it is, such as an id, a day, a number or a state.
    package static func code(_ value: (some CustomStringConvertible)?, shown: String? = nil, _ tone: Tone = .plain) -> Self {
        let text = value?.description ?? ""
        return Self(csv: text, cell: .init(.verbatim(shown ?? text), tone))
    }

    /// A value that programs read as it is, and people in words.
    package static func code(_ value: (some CustomStringConvertible)?, label: LocalizedText?, _ tone: Tone = .plain) -> Self {
        Self(csv: value?.description ?? "", cell: .init(label ?? .verbatim(""), tone))
    }

    /// An amount: in CSV without, in tables with its currency.
    package static func amount(_ amount: Money?, shown: String? = nil, _ tone: Tone = .plain) -> Self {
        Self(csv: amount?.decimalText ?? "", cell: .init(.verbatim(shown ?? amount?.description ?? ""), tone))
    }

    /// An amount whose sign says where money went; money in is green on a terminal.
    package static func signedAmount(_ amount: Money?) -> Self {
        Self(csv: amount?.decimalText ?? "", cell: amount.map { .init($0) } ?? .init(.verbatim("")))
    }

    /// `true` or `false` in CSV; in tables a word if it is true.
    package static func flag(_ flag: Bool, _ word: LocalizedText, _ tone: Tone = .faint) -> Self {
        Self(csv: flag ? "true" : "false", cell: .init(flag ? word : .verbatim(""), tone))
    }
}
