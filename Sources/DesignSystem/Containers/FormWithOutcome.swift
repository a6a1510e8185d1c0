package import HTML

/// A form, and beside it what it will do; below it on a phone. The page's shape is `reading`.
package struct FormWithOutcome<Fields: View, Outcome: View>: Element {
    @usableFromInline let fields: Fields
    @usableFromInline let outcome: Outcome

    /// - Parameter outcome: what the form will do: the balance afterwards, the card as it will look.
    @inlinable package init(@ViewBuilder fields: () -> Fields, @ViewBuilder outcome: () -> Outcome) {
        self.fields = fields()
        self.outcome = outcome()
    }

    @inlinable package func render(into writer: inout HTMLWriter) {
        writer.page.shape = .reading
        writer.raw("<div class=\"form-outcome\"><div class=\"stack-wide\">")
        fields.render(into: &writer)
        writer.raw("</div><div class=\"stack-wide\">")
        outcome.render(into: &writer)
        writer.raw("</div></div>")
    }

    @inlinable package func receive(_ input: inout FormInput) {
        fields.receive(&input)
        outcome.receive(&input)
    }

    @inlinable package static var takesInput: Bool { Fields.takesInput || Outcome.takesInput }
}
