import DesignSystem
import HTML
import Localization

/// A view as HTML.
func markup(_ view: some View, showsAmounts: Bool = true) -> String {
    var page = PageContext()
    page.texts = TextEnvironment(showsAmounts: showsAmounts)
    var writer = HTMLWriter(page: page)
    view.render(into: &writer)
    return writer.string
}

/// An asset as text.
func text(_ asset: Asset) -> String { String(decoding: asset.bytes, as: UTF8.self) }

/// Writes one attribute alone.
struct Holder<Attribute: AttributeProtocol>: Element {
    let attribute: Attribute

    init(_ attribute: Attribute) {
        self.attribute = attribute
    }

    func render(into writer: inout HTMLWriter) { attribute.write(into: &writer) }

    func receive(_ input: inout FormInput) {}

    static var takesInput: Bool { false }
}

extension String {
    /// How often a text stands in this one.
    func occurrences(of text: String) -> Int { ranges(of: text).count }
}
