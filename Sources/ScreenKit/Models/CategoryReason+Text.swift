package import Localization
package import Models

extension CategoryReason {
    /// The reason in words; nil if nothing was known.
    package var text: LocalizedText? {
        switch self {
        case .unknown: nil
        case .rule: "By your rule"
        case .chosen(let count): .plural(count, one: "As you chose before", other: "As you chose \(count) times")
        case .learnt(let count): .plural(count, one: "Learnt from 1 line of yours", other: "Learnt from \(count) lines of yours")
        case .file(let name): "The file says \(name)"
        case .code(let code): "By the bank's code \(code)"
        case .name(let name): "By the name \(name)"
        case .word(let word): "By the word \(word)"
        case .member: "Your choice"
        case .refund: "As what you bought there"
        }
    }
}
