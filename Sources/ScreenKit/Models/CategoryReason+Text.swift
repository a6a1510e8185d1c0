package import Localization
package import Models

extension CategoryReason {
    /// The reason in words; nil if nothing was known.
    package var text: LocalizedText? {
        switch self {
        case .unknown: nil
        case .rule: "From your rule"
        case .chosen(let count): .plural(count, one: "You chose this before", other: "You chose this \(count) times")
        case .learnt(let count):
            .plural(count, one: "Learnt from 1 of your transactions", other: "Learnt from \(count) of your transactions")
        case .file(let name): "From the file: \(name)"
        case .code(let code): "From your bank's code (\(Self.words(ofCode: code)))"
        case .name(let name): "From the name \(name)"
        case .word(let word): "From the word \(word)"
        case .member: "Your choice"
        case .refund: "Same as your purchase there"
        }
    }

    /// A code with its scheme in words: `type:SRVCHG` is *fee*. A code without words is shown without its scheme.
    private static func words(ofCode code: String) -> LocalizedText {
        let parts = code.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { return .verbatim(code) }
        return switch (parts[0], parts[1]) {
        case ("type", "FEE"), ("type", "SRVCHG"): "fee"
        case ("type", "INT"): "interest"
        case ("type", "DIV"): "dividend"
        case ("type", "ATM"), ("type", "CASH"): "cash"
        case ("mcc", let kind): "merchant type \(String(kind))"
        default: .verbatim(String(parts[1]))
        }
    }
}
