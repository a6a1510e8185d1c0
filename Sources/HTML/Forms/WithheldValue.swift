import Localization

/// The stored amount of a field on a page where amounts are hidden: it is not in the page. The field is empty, and keeps the stored value if it is
/// submitted empty. Typed values are shown.
struct WithheldValue {
    /// Whether it is the first one of the page, which explains the others.
    private let isFirst: Bool

    /// - Returns: nil if the field shows its value.
    init?(of name: String, value: String, on page: inout PageContext) {
        guard !page.texts.showsAmounts, !page.showsFieldAmounts, !value.isEmpty, !page.typedFields.contains(name) else { return nil }
        isFirst = page.withheldFields == 0
        page.withheldFields += 1
    }

    /// The id of the explanation.
    static func noteID(_ name: String) -> String { "f-\(name)-withheld" }

    /// Whether the field is described by the explanation.
    var hasNote: Bool { isFirst }

    /// Writes the hidden field that reports the withheld value, and the explanation with the link that shows it.
    func write(_ name: String, into writer: inout HTMLWriter) {
        writer.hiddenField(ReservedName.withheld, name)
        guard isFirst else { return }
        let path = writer.page.path
        writer.raw("<p class=\"field-hint\"")
        writer.attribute("id", Self.noteID(name))
        writer.raw(">")
        writer.text(LocalizedText("Amounts are hidden. A field that you leave empty keeps its amount."))
        writer.raw(" <a")
        writer.attribute("href", "\(path)\(path.contains("?") ? "&" : "?")\(ReservedName.amounts)=\(ReservedName.amountsShown)")
        writer.raw(">")
        writer.text(LocalizedText("Show amounts"))
        writer.raw("</a></p>")
    }
}
