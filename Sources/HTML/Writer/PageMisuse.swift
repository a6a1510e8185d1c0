/// A programming error in a page, found by auditing.
public enum PageMisuse: Hashable, Sendable {
    /// Two fields, or two buttons, with the same name: give one an explicit `name:`.
    case nameUsedTwice(String)
    /// A form inside a `Live` region, with the region's id.
    case formInsideLive(String)
    /// A form inside a form.
    case formInsideForm
    /// A field or button whose label depends on data and which has no `name:`; the label in English.
    case labelWithoutName(String)
    /// Two `Live` regions with the same id.
    case regionUsedTwice(String)
    /// A file field outside of all forms, with its label: its file would not be sent.
    case fileOutsideForm(String)
}
