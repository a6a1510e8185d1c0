package import App
package import HTML
package import Navigation
package import Testing

extension Screen {
    /// Records a query item that no field received: such a link does not do what it says.
    package func expectReceived(_ link: Link, sourceLocation: SourceLocation = #_sourceLocation) {
        guard !unreceived.isEmpty else { return }
        Issue.record("\(link.path): no field receives \(unreceived.joined(separator: ", "))", sourceLocation: sourceLocation)
    }

    /// Mistakes of the program in the content of the screen.
    package var misuses: [PageMisuse] {
        var writer = HTMLWriter(page: PageContext(path: "/", formKey: "key", isAudited: true))
        view.render(into: &writer)
        return writer.page.misuses
    }
}
