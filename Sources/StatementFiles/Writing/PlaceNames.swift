import Models

/// The account names of a plain-text ledger: one root per account kind and category class, cleaned, no two alike.
package struct PlaceNames {

    package enum Style: Hashable, Sendable {
        /// `ledger` and `hledger`: any text without `:`, `;`, brackets and double blanks.
        case free
        /// beancount: components of letters, digits and `-` that begin with a capital or a digit.
        case strict
    }

    /// By position in `ExportHeader.places`.
    package let names: [String]
    /// The account for what left on one day and arrived on another.
    package let inTransit: String

    /// The longest component, in code points.
    private static let maximumLength = 120

    package init(_ places: [ExportedPlace], style: Style) {
        inTransit = style == .free ? "Assets:In transit" : "Assets:In-transit"
        var taken: Set<String> = [inTransit]
        var counts: [String: Int] = [:]
        names = places.map { place in
            let base = Self.root(of: place.role) + (place.role == .conversion ? "Conversion" : Self.cleaned(place.name, style: style))
            var name = base
            var count = counts[base] ?? 1
            while !taken.insert(name).inserted {
                count += 1
                name = "\(base)-\(count)"
            }
            counts[base] = count
            return name
        }
    }

    private static func root(of role: ExportedPlace.Role) -> String {
        switch role {
        case .own(let kind):
            let name = kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
            return (kind.isLiability ? "Liabilities:" : "Assets:") + name + ":"
        case .category(.income): return "Income:"
        case .category(.spending): return "Expenses:"
        case .category(.neutral), .equity, .conversion: return "Equity:"
        }
    }

    // MARK: - Cleaning

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
