/// Finds what a name in a search means: `category:food`, `account:savings`, `tag:holiday`.
package struct SearchNames {
    private let wanted: String

    package init(_ name: String) {
        wanted = name.folded
    }

    /// The values of which the name is the whole name, ignoring case and accents; if there are none, those whose names contain it.
    package func matches<Value>(among values: some Sequence<Value>, name: (Value) -> String) -> [Value] {
        guard !wanted.isEmpty else { return [] }
        let folded = values.map { (value: $0, name: name($0).folded) }
        let same = folded.filter { $0.name == wanted }
        return (same.isEmpty ? folded.filter { $0.name.contains(folded: wanted) } : same).map(\.value)
    }
}
