/// For how many months it is looked ahead.
enum MonthChoice {
    static let all = [6, 12, 18, 24]
    static let standard = 12

    /// What a link says; nil for what cannot be chosen.
    static func read(_ text: String) -> Int? { all.first { String($0) == text } }
}
