import Models

/// The account names of a plain-text ledger: sanitised, unique, with a root for each account kind and category class.
package struct LedgerAccountNames {
    /// The syntax of account names.
    package enum Style: Hashable, Sendable {
        /// `ledger` and `hledger`: any text without `:`, `;`, brackets and double spaces.
        case free
        /// beancount: components of letters, digits and `-` that start with a capital letter or a digit.
        case strict
    }

    /// The names by index in `ExportHeader.accounts`.
    package let names: [String]
    /// The account for transfers whose source and destination have different days.
    package let inTransit: String

    /// The maximum length of a component in code points.
    private static let maximumLength = 120

    package init(_ accounts: [ExportedLedgerAccount], style: Style) {
        inTransit = style == .free ? "Assets:In transit" : "Assets:In-transit"
        var taken: Set<String> = [inTransit]
        var counts: [String: Int] = [:]
        var names = Array(repeating: "", count: accounts.count)
        // A subcategory is placed below its parent, so the parent is named first.
        let order = accounts.indices.filter { accounts[$0].parent == nil } + accounts.indices.filter { accounts[$0].parent != nil }
        for index in order {
            let account = accounts[index]
            let root = account.parent.map { names[$0] + ":" } ?? Self.root(of: account.role)
            let base = root + (account.role == .conversion ? "Conversion" : Self.cleaned(account.name, style: style))
            var name = base
            var count = counts[base] ?? 1
            while !taken.insert(name).inserted {
                count += 1
                name = "\(base)-\(count)"
            }
            counts[base] = count
            names[index] = name
        }
        self.names = names
    }

    private static func root(of role: ExportedLedgerAccount.Role) -> String {
        switch role {
        case .own(let kind):
            let name = kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
            return (kind.isLiability ? "Liabilities:" : "Assets:") + name + ":"
        case .receivable(let isPayable): return isPayable ? "Liabilities:Payable:" : "Assets:Receivable:"
        case .category(.income): return "Income:"
        case .category(.spending): return "Expenses:"
        case .category(.neutral), .equity, .conversion: return "Equity:"
        }
    }

    // MARK: - Sanitising

    private static func cleaned(_ name: String, style: Style) -> String {
        let cleaned = style == .free ? free(name) : strict(name)
        return cleaned.isEmpty ? "Unnamed" : cleaned
    }

    private static func free(_ name: String) -> String {
        var plain = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case ":", ";", "|", "\"", "[", "]", "(", ")", "{", "}", "<", ">", "@", "=", "*", "!", "%", "#", "~", "\\", "^", "`":
                plain += " "
            default:
                switch scalar.properties.generalCategory {
                case .format: continue
                case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator:
                    plain += " "
                default: plain.unicodeScalars.append(scalar)
                }
            }
        }
        return XMLText.prefix(XMLText.line(plain), maximumLength)
    }

    private static func strict(_ name: String) -> String {
        var plain = ""
        var wantsDash = false
        for scalar in name.unicodeScalars.prefix(maximumLength) {
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber:
                if wantsDash { plain += "-" }
                wantsDash = false
                plain.unicodeScalars.append(scalar)
            case .nonspacingMark, .enclosingMark, .format: continue
            default: wantsDash = !plain.isEmpty
            }
        }
        guard let first = plain.unicodeScalars.first else { return "" }
        switch first.properties.generalCategory {
        case .uppercaseLetter, .decimalNumber: return plain
        default:
            let upper = first.properties.uppercaseMapping.unicodeScalars
            if upper.count == 1, let capital = upper.first, capital.properties.generalCategory == .uppercaseLetter {
                return String(upper) + String(plain.unicodeScalars.dropFirst())
            }
            return "X" + plain
        }
    }
}
