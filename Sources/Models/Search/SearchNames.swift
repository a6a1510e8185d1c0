/// Finds the values of a name in a search: `category:food`, `account:savings`, `tag:holiday`.
package struct SearchNames {
    private let wanted: SearchText

    package init(_ name: String) {
        wanted = SearchText(name)
    }

    /// The values of which the name is the whole name, ignoring case, accents and spellings of letters; if there are none, those whose names contain it.
    package func matches<Value>(among values: some Sequence<Value>, name: (Value) -> String) -> [Value] {
        guard !wanted.isEmpty else { return [] }
        let named = values.map { (value: $0, name: name($0)) }
        let same = named.filter { wanted.equals($0.name) }
        return (same.isEmpty ? named.filter { wanted.isContained(in: $0.name) } : same).map(\.value)
    }
}
