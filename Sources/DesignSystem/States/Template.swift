import HTML

/// `<template>`: markup that is not rendered until a script uses it.
struct Template<Content: View>: Element {
    private let id: String
    private let content: Content

    init(_ id: String, @ViewBuilder content: () -> Content) {
        self.id = id
        self.content = content()
    }

    func render(into writer: inout HTMLWriter) {
        writer.raw("<template id=\"")
        writer.text(id)
        writer.raw("\">")
        content.render(into: &writer)
        writer.raw("</template>")
    }

    func receive(_ input: inout FormInput) {}

    static var takesInput: Bool { false }
}
