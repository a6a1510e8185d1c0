package import Localization

/// The context of the fields inside, for a list of their values: a heading, the unit of their numbers, and whether they show stored values.
package struct FieldContext<Content: View>: Element {
    private let heading: LocalizedText?
    private let unit: String?
    private let isStored: Bool
    private let content: Content

    /// - Parameters:
    ///   - heading: the heading of the group, such as `Part 1`; nil for none of its own.
    ///   - unit: the unit of numbers, such as `EUR`.
    ///   - isStored: false for fields with further options of saving, which are no part of the row.
    package init(_ heading: LocalizedText? = nil, unit: String? = nil, isStored: Bool = true, @ViewBuilder content: () -> Content) {
        self.heading = heading
        self.unit = unit
        self.isStored = isStored
        self.content = content()
    }

    package func render(into writer: inout HTMLWriter) {
        guard writer.page.readings != nil else { return content.render(into: &writer) }
        let outer = (writer.page.fieldHeadings, writer.page.fieldUnit, writer.page.isReadingStored)
        if let heading { writer.page.fieldHeadings.append(heading) }
        if let unit { writer.page.fieldUnit = unit }
        writer.page.isReadingStored = outer.2 && isStored
        content.render(into: &writer)
        (writer.page.fieldHeadings, writer.page.fieldUnit, writer.page.isReadingStored) = outer
    }

    package func receive(_ input: inout FormInput) { content.receive(&input) }

    package static var takesInput: Bool { Content.takesInput }
}
