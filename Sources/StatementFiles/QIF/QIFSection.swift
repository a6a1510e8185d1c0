import Models

/// A section of a QIF file, which a `!` line starts.
enum QIFSection: Hashable {
    case bank, cash, card, asset, liability, investment
    case account
    /// A list without transactions of an account: categories, classes, memorised payments, prices.
    case other

    /// Nil for a line that starts no section (`!Option:`, `!Clear:`).
    init?(_ line: UnsafeRawBufferPointer) {
        let text = String(decoding: line.trimmed().prefix(40), as: UTF8.self).lowercased()
        if text == "!account" {
            self = .account
        } else if text.hasPrefix("!type:") {
            self = QIFSection(type: String(text.dropFirst(6))) ?? .other
        } else {
            return nil
        }
    }

    /// The type in a `!Type:` line, as written; nil for other lines.
    static func typeName(_ line: UnsafeRawBufferPointer) -> String? {
        let text = String(decoding: line.trimmed().prefix(60), as: UTF8.self)
        return text.lowercased().hasPrefix("!type:") ? String(text.dropFirst(6)) : nil
    }

    /// Whether a type is a known list without transactions (Quicken, GnuCash).
    static func isKnownList(_ type: String) -> Bool {
        switch String(type.lowercased().filter { $0 != " " }) {
        case "cat", "class", "memorized", "memorised", "security", "prices", "budget", "invitem", "template", "tag", "tax", "bill",
            "invoice":
            true
        default: false
        }
    }

    /// The section of an account type (`T` of `!Account`, or `!Type:`); nil for other types.
    init?(type: String) {
        switch String(type.lowercased().filter { $0 != " " }) {
        case "bank": self = .bank
        case "cash": self = .cash
        case "ccard": self = .card
        case "otha": self = .asset
        case "othl": self = .liability
        case "invst", "port", "mutual", "401(k)/403(b)": self = .investment
        default: return nil
        }
    }

    /// Whether the section contains transactions of an account.
    var isStatement: Bool { self != .account && self != .other }

    /// Whether `D` fields are dates in the section.
    var hasDays: Bool { isStatement }

    var kind: AccountKind? {
        switch self {
        case .bank: .checking
        case .cash: .cash
        case .card: .credit
        case .asset: .asset
        case .liability: .loan
        case .investment: .investment
        case .account, .other: nil
        }
    }
}
