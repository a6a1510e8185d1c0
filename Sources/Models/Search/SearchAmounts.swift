/// Bounds of amounts without their sign, as typed: `>100`, `<=20`, `10..20`.
package struct SearchAmounts: Hashable, Sendable {
    /// A bound that is a number as typed, and whether the amount itself is within it.
    package struct Bound: Hashable, Sendable {
        package var text: String
        package var isIncluded: Bool
    }

    package var least: Bound?
    package var most: Bound?

    /// Reads `>`, `>=`, `<` or `<=` and a number, or two numbers with `..` between them.
    ///
    /// - Returns: nil for anything else.
    init?(_ text: Substring) {
        let digits = text.drop { $0 == "<" || $0 == ">" || $0 == "=" }
        let sign = text[..<digits.startIndex]
        if sign.isEmpty {
            guard let (first, last) = text.splitAtDots, SearchNumber.isNumber(first), SearchNumber.isNumber(last) else { return nil }
            (least, most) = (Bound(text: String(first), isIncluded: true), Bound(text: String(last), isIncluded: true))
        } else {
            guard SearchNumber.isNumber(digits) else { return nil }
            switch sign {
            case ">": least = Bound(text: String(digits), isIncluded: false)
            case ">=": least = Bound(text: String(digits), isIncluded: true)
            case "<": most = Bound(text: String(digits), isIncluded: false)
            case "<=": most = Bound(text: String(digits), isIncluded: true)
            default: return nil
            }
        }
    }

    /// Whether an amount, regardless of its sign, is within the bounds; false if a bound is no amount of its currency.
    package func contains(_ amount: Money, locale: LocaleFormat?) -> Bool {
        let magnitude = amount.minorUnits.magnitude
        if let least {
            guard let bound = SearchNumber.bound(least.text, in: amount.currency, locale: locale) else { return false }
            guard least.isIncluded ? magnitude >= bound : magnitude > bound else { return false }
        }
        if let most {
            guard let bound = SearchNumber.bound(most.text, in: amount.currency, locale: locale) else { return false }
            guard most.isIncluded ? magnitude <= bound : magnitude < bound else { return false }
        }
        return true
    }
}

extension SearchAmounts: CustomStringConvertible {
    /// The typed form.
    package var description: String {
        if let least, let most { return least.text + ".." + most.text }
        if let least { return (least.isIncluded ? ">=" : ">") + least.text }
        return most.map { ($0.isIncluded ? "<=" : "<") + $0.text } ?? ""
    }
}

extension Substring {
    /// The texts before and after the first `..`; nil if there is none or one of them is empty.
    var splitAtDots: (Substring, Substring)? {
        var index = startIndex
        while index < endIndex {
            let next = self.index(after: index)
            if self[index] == ".", next < endIndex, self[next] == "." {
                let (first, last) = (self[..<index], self[self.index(after: next)...])
                return first.isEmpty || last.isEmpty ? nil : (first, last)
            }
            index = next
        }
        return nil
    }
}
