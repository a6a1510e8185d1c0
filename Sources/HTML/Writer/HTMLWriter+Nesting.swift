extension HTMLWriter {
    /// Appends the output and the reported context of another writer. It allows content to be rendered before the frame that shows its
    /// title.
    public mutating func append(_ other: borrowing HTMLWriter) {
        let offset = count
        if let start = other.bytes.baseAddress { append(start, count: other.count) }
        page.title = other.page.title ?? page.title
        page.shape = other.page.shape ?? page.shape
        page.errors += other.page.errors
        page.needsPageForm = page.needsPageForm || other.page.needsPageForm
        page.misuses += other.page.misuses
        page.names.formUnion(other.page.names)
        for var region in other.page.regions {
            region.range = region.range.lowerBound + offset..<region.range.upperBound + offset
            page.regions.append(region)
        }
    }
}

extension PageContext {
    /// Moves the actions of rendered content here, so that `ToolbarOutlet` finds them.
    public mutating func moveToolbar(of other: PageContext) {
        toolbar = other.toolbar
        titleActions = other.titleActions
        needsPageForm = needsPageForm || other.needsPageForm
    }
}
