import HTML

@testable import App

extension Screen {
    /// Mistakes of the program on the page: names used twice, forms where none may be.
    var misuses: [PageMisuse] {
        page.isAudited = true
        var writer = HTMLWriter(page: page)
        render(into: &writer)
        return writer.page.misuses
    }
}
