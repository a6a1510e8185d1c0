import HTML

/// What a view is written as.
func html(_ view: some View, _ page: PageContext = PageContext()) -> String {
    var writer = HTMLWriter(page: page)
    view.render(into: &writer)
    return writer.string
}

/// What a view reports to its page.
func report(_ view: some View, _ page: PageContext = PageContext(isAudited: true)) -> PageContext {
    var writer = HTMLWriter(page: page)
    view.render(into: &writer)
    return writer.page
}
