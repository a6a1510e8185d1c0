/// The selectable numbers of months of a projection.
enum MonthChoice {
    static let all = [6, 12, 18, 24]
    static let standard = 12

    /// Parses the number of months of a query; nil if it is not selectable.
    static func read(_ text: String) -> Int? { all.first { String($0) == text } }
}
