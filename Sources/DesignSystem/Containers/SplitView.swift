package import HTML

/// A list and the detail of one of its rows, side by side from 1200 px: each scrolls by itself. Below that only the detail is shown, as the list is a
/// page of its own. The page's shape is `split`.
package struct SplitView<List: View, Detail: View>: Element {
    @usableFromInline let list: List
    @usableFromInline let detail: Detail

    @inlinable package init(@ViewBuilder list: () -> List, @ViewBuilder detail: () -> Detail) {
        self.list = list()
        self.detail = detail()
    }

    @inlinable package func render(into writer: inout HTMLWriter) {
        writer.page.shape = .split
        writer.raw("<div class=\"split\"><div class=\"split-list\">")
        list.render(into: &writer)
        writer.raw("</div><div class=\"split-detail\">")
        detail.render(into: &writer)
        writer.raw("</div></div>")
    }

    @inlinable package func receive(_ input: inout FormInput) {
        list.receive(&input)
        detail.receive(&input)
    }

    @inlinable package static var takesInput: Bool { List.takesInput || Detail.takesInput }
}
