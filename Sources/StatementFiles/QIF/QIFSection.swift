import Models

/// What a `!` line of a QIF file begins.
enum QIFSection: Hashable {
    case bank, cash, card, asset, liability, investment
    case account
    /// A list that holds no lines of an account: categories, classes, memorised payments, prices.
    case other

    /// Nil for a line that begins nothing (`!Option:`, `!Clear:`).
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

    /// What a `!Type:` line names, as written; nil for another line.
    static func typeName(_ line: UnsafeRawBufferPointer) -> String? {
        let text = String(decoding: line.trimmed().prefix(60), as: UTF8.self)
        return text.lowercased().hasPrefix("!type:") ? String(text.dropFirst(6)) : nil
    }

    /// Whether a type that is no account's is one of the lists that programs write beside accounts (Quicken, GnuCash).
    static func isKnownList(_ type: String) -> Bool {
        switch String(type.lowercased().filter { $0 != " " }) {
        case "cat", "class", "memorized", "memorised", "security", "prices", "budget", "invitem", "template", "tag", "tax", "bill",
            "invoice":
            true
        default: false
        }
    }

    /// The list that an account's type (`T` of `!Account`) or a `!Type:` names; nil for another.
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

    /// Whether it is the list of an account.
    var isStatement: Bool { self != .account && self != .other }

    /// Whether `D` is a day in it.
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
