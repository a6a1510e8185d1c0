package import HTML

/// One of the project's icons, for the eye only: what it means is always said beside it or by the control's label.
package struct Icon: Element {
    private let symbol: Symbol
    private let size: IconSize

    package init(_ symbol: Symbol, size: IconSize = .regular) {
        self.symbol = symbol
        self.size = size
    }

    /// The icon of a name that data carries; a name that is not ours shows a tag.
    package init(named name: String, size: IconSize = .regular) {
        self.init(Symbol(rawValue: name) ?? .tag, size: size)
    }

    package func render(into writer: inout HTMLWriter) {
        writer.raw("<svg class=\"")
        writer.raw(size.classes)
        writer.raw("\" aria-hidden=\"true\"><use href=\"")
        writer.text(Assets.icons.path)
        writer.raw("#")
        writer.text(symbol.rawValue)
        writer.raw("\"/></svg>")
    }

    package func receive(_ input: inout FormInput) {}

    package static var takesInput: Bool { false }
}
