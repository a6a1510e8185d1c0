/// The form of controls outside of other forms: buttons in rows have `form="page"`. It is written once, after the page's content, if
/// `PageContext.needsPageForm` is set.
public struct PageForm: Element {
    public init() {}

    public func render(into writer: inout HTMLWriter) {
        writer.raw("<form id=\"page\" method=\"post\" novalidate")
        LinkAttribute(" action=\"", writer.page.path).write(into: &writer)
        writer.raw("><input type=\"hidden\" name=\"_token\"")
        writer.attribute("value", writer.page.token)
        writer.raw("></form>")
    }
}
