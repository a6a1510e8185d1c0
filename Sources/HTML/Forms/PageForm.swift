/// The form of everything on a page that stands outside of the other forms: buttons in rows carry `form="page"`. A page has it once,
/// after its content, where `PageContext.needsPageForm` says so.
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
