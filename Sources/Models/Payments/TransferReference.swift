/// The reference of a transfer: `REF` and eight digits. It is sent with the payment as its end-to-end identification.
package struct TransferReference: Hashable, Sendable {
    /// 0 to 99,999,999.
    package let number: Int

    /// Nil outside of 0 to 99,999,999.
    package init?(number: Int) {
        guard (0..<Self.count).contains(number) else { return nil }
        self.number = number
    }

    /// Parses `REF` and eight digits; nil for anything else.
    package init?(_ text: some StringProtocol) {
        let digits = text.utf8.dropFirst(3)
        guard text.hasPrefix("REF"), digits.count == 8, digits.allSatisfy({ (0x30...0x39).contains($0) }),
            let number = Int(text.dropFirst(3))
        else { return nil }
        self.number = number
    }

    /// Number of possible references.
    package static let count = 100_000_000

    /// The first reference in a text, as repeated on a bank statement; nil if there is none.
    package static func first(in text: some StringProtocol) -> TransferReference? {
        var rest = text[...]
        while let range = rest.firstRange(of: "REF") {
            let found = rest[range.lowerBound...]
            let before = text[..<range.lowerBound].last
            rest = rest[range.upperBound...]
            if let before, before.isLetter || before.isNumber { continue }
            guard let reference = TransferReference(found.prefix(11)) else { continue }
            if let next = found.dropFirst(11).first, next.isNumber { continue }
            return reference
        }
        return nil
    }
}

extension TransferReference: CustomStringConvertible {
    package var description: String {
        let digits = String(number)
        return "REF" + String(repeating: "0", count: 8 - digits.count) + digits
    }
}
