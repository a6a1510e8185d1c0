package import HTML

/// A decorative icon of the project: its meaning is always given by text next to it or by the control's label.
package struct Icon: Element {
    private let symbol: Symbol
    private let size: IconSize

    package init(_ symbol: Symbol, size: IconSize = .regular) {
        self.symbol = symbol
        self.size = size
    }

    /// The icon with a name from stored data; an unknown name shows a tag.
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
