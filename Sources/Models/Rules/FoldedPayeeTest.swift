/// A payee, folded once for the conditions of many rules.
package struct FoldedPayee {
    let text: String
    let bytes: [UInt8]

    /// - Parameter text: folded by `String.folded`.
    package init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }
}

/// A condition on the payee with its texts folded once, for many payees.
package struct FoldedPayeeTest {
    private enum Condition {
        case any
        case containsAll([[UInt8]])
        case containsAny([[UInt8]])
        case equals(String)
        case matches(Wildcard)
    }

    private let condition: Condition

    package init(_ test: CategoryRule.PayeeTest) {
        condition =
            switch test {
            case .any: .any
            case .contains(let text): .containsAll([Array(text.folded.utf8)])
            case .containsAll(let texts): .containsAll(texts.map { Array($0.folded.utf8) })
            case .containsAny(let texts): .containsAny(texts.map { Array($0.folded.utf8) })
            case .equals(let text): .equals(text.folded)
            case .matches(let pattern): .matches(Wildcard(pattern.folded))
            }
    }

    /// Whether a payee meets the condition.
    package func fits(_ payee: FoldedPayee) -> Bool {
        switch condition {
        case .any: true
        case .containsAll(let texts): texts.allSatisfy { payee.bytes.contains($0) }
        case .containsAny(let texts): texts.contains { payee.bytes.contains($0) }
        case .equals(let text): payee.text == text
        case .matches(let pattern): pattern.matches(payee.bytes)
        }
    }
}
