import Localization
import Models
import Services

/// Names the account of a statement that names none: by bank, kind and the end of its number, in the member's language.
struct AccountNamer {
    private let texts: TextEnvironment

    /// - Parameter language: the member's.
    init(language: Language) {
        texts = TextEnvironment(language)
    }

    /// The name of the account.
    ///
    /// - Parameters:
    ///   - suffix: the end of its number; nil if the file has none, in which case the name of the file is used.
    ///   - file: the name of the file.
    func name(kind: AccountKind, institution: String?, suffix: String?, file: String) -> String {
        let words = AccountWords(fileNamed: file)
        let isAlone = suffix == nil && institution == nil
        let product = words.kind == kind && suffix == nil ? words.product : nil
        let bank = institution ?? (isAlone ? words.bank : "")
        var parts: [String] = bank.isEmpty ? [] : [bank]
        if bank.isEmpty || kind != .checking || product != nil { parts.append(product ?? title(of: kind)) }
        if let suffix { parts.append(suffix) }
        return TextRule.importedName(parts.joined(separator: " ")) ?? title(of: kind)
    }

    private func title(of kind: AccountKind) -> String { kind.title.string(in: texts) }
}
