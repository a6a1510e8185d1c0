import HTML

/// The rendered HTML of a view.
func html(_ view: some View, _ page: PageContext = PageContext()) -> String {
    var writer = HTMLWriter(page: page)
    view.render(into: &writer)
    return writer.string
}

/// The page context after rendering a view.
func report(_ view: some View, _ page: PageContext = PageContext(isAudited: true)) -> PageContext {
    var writer = HTMLWriter(page: page)
    view.render(into: &writer)
    return writer.page
}
