package import HTML

/// The logo: a strongbox with its lid open, in the accent colour.
package struct Mark: Element {
    package init() {}

    package func render(into writer: inout HTMLWriter) {
        writer.raw("<svg class=\"mark\" aria-hidden=\"true\"><use href=\"")
        writer.text(Assets.icons.path)
        writer.raw("#mark\"/></svg>")
    }

    package func receive(_ input: inout FormInput) {}

    package static var takesInput: Bool { false }
}
