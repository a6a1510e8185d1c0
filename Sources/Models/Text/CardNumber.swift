/// Detects card numbers, so that only the last four digits of one are stored.
package enum CardNumber {
    /// Parses the last four digits; nil for anything but four digits.
    package static func lastFour(_ text: String) -> String? {
        let digits = text.trimmed
        return digits.utf8.count == 4 && digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? digits : nil
    }

    /// Whether a text contains a card number: 13 to 19 digits, grouped or not, with a valid check digit (ISO/IEC 7812-1, annex B).
    package static func isContained(in text: String) -> Bool {
        var groups: [[UInt8]] = []
        var group: [UInt8] = []
        func endGroup() {
            if !group.isEmpty { groups.append(group) }
            group.removeAll()
        }
        for scalar in text.unicodeScalars {
            if let value = scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil {
                group.append(UInt8(value))
            } else if scalar.properties.isAlphabetic {
                endGroup()
                if holdsNumber(groups) { return true }
                groups.removeAll()
            } else {
                // Separators between digits: blanks, dashes of all kinds, full stops, invisible characters.
                endGroup()
            }
        }
        endGroup()
        return holdsNumber(groups)
    }

    private static let lengths = 13...19

    /// Digit groups as printed on cards. Digits grouped in this way are treated as a card number even if the check digit is wrong.
    private static let printed = [[4, 4, 4, 4], [4, 6, 5]]

    /// Whether consecutive groups form a card number.
    private static func holdsNumber(_ groups: [[UInt8]]) -> Bool {
        let sizes = groups.map(\.count)
        for shape in printed where sizes.count >= shape.count {
            if (0...sizes.count - shape.count).contains(where: { Array(sizes[$0..<$0 + shape.count]) == shape }) { return true }
        }
        for first in groups.indices {
            var digits: [UInt8] = []
            for group in groups[first...] {
                digits += group
                if digits.count > lengths.upperBound { break }
                if lengths.contains(digits.count), isValid(digits[...]) { return true }
            }
        }
        // A card number inside a longer run of digits.
        return groups.contains { group in
            group.count > lengths.upperBound
                && lengths.contains { length in
                    (0...group.count - length).contains { isValid(group[$0..<$0 + length]) }
                }
        }
    }

    private static func isValid(_ digits: ArraySlice<UInt8>) -> Bool {
        // Card numbers do not start with 0 and do not consist of a single repeated digit.
        guard let first = digits.first, first != 0, Set(digits).count > 1 else { return false }
        return hasRightCheckDigit(digits)
    }

    /// Whether the last digit is the check digit of the others (ISO/IEC 7812-1, annex B).
    package static func hasRightCheckDigit(_ digits: some Collection<UInt8>) -> Bool {
        var sum = 0
        for (index, digit) in Array(digits).reversed().enumerated() {
            let value = Int(digit)
            sum += index.isMultiple(of: 2) ? value : value * 2 / 10 + value * 2 % 10
        }
        return sum.isMultiple(of: 10)
    }
}
