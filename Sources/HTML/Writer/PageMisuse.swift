/// A mistake of the program in a page, found when an audited page is rendered.
public enum PageMisuse: Hashable, Sendable {
    /// Two fields, or two buttons, of one name: give one a `name:` of its own.
    case nameUsedTwice(String)
    /// A form inside a `Live` region, by the region's id.
    case formInsideLive(String)
    /// A form inside a form.
    case formInsideForm
    /// Two `Live` regions of one id.
    case regionUsedTwice(String)
    /// A file field outside of all forms, by its label: its file would not be sent.
    case fileOutsideForm(String)
}
