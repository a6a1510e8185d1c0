extension Sequence where Element: Hashable {
    /// The elements in the order of their first occurrence, each once.
    package func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
