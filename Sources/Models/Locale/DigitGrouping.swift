/// Grouping of the digits before the decimal separator.
enum DigitGrouping: String, Sendable {
    /// `12,345,678`
    case thousands
    /// `1,23,45,678`: the last three digits, then pairs.
    case lakh

    /// Whether a separator comes before the last `remaining` digits.
    func separates(remaining: Int) -> Bool {
        switch self {
        case .thousands: remaining % 3 == 0
        case .lakh: remaining == 3 || (remaining > 3 && remaining % 2 == 1)
        }
    }

    /// Whether groups of these lengths, first group first, are valid input; groups of three are accepted in every locale.
    func accepts(_ lengths: [Int]) -> Bool {
        guard lengths.count > 1, lengths.last == 3, let first = lengths.first, first > 0 else { return false }
        let middle = lengths[1..<(lengths.count - 1)]
        if first <= 3, middle.allSatisfy({ $0 == 3 }) { return true }
        return self == .lakh && first <= 2 && middle.allSatisfy { $0 == 2 }
    }
}
