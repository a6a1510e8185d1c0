package import Models

/// The corrections made in the preview of an import. They are stored with the upload and are part of the digest that a commit verifies.
package struct ImportChoices: Hashable, Sendable, Codable {
    /// By statement key.
    package var accounts: [String: ImportAccount] = [:]
    /// By line id.
    package var categories: [String: ID<Category>] = [:]
    /// For all lines of a payee and direction, by `key`; the category of a line has precedence.
    package var payees: [String: ID<Category>] = [:]
    /// The category of the rule created for a payee and direction after the import, by `key`.
    package var rules: [String: ID<Category>] = [:]
    /// The waiting transaction that a line completes, by line id.
    package var matches: [String: ImportMatch] = [:]
    /// By file index, from 0.
    package var readings: [Int: FileLayoutChoice] = [:]
    /// The name of a file's encoding, by file index, from 0.
    package var encodings: [Int: String] = [:]

    package init() {}

    var isEmpty: Bool {
        accounts.isEmpty && categories.isEmpty && payees.isEmpty && rules.isEmpty && matches.isEmpty && readings.isEmpty
            && encodings.isEmpty
    }

    /// The key of a payee and direction of money.
    package static func key(payee: String, isIncome: Bool) -> String { (isIncome ? "+" : "-") + payee }

    /// The payee and direction of a key.
    package static func payee(ofKey key: String) -> (payee: String, isIncome: Bool) { (String(key.dropFirst()), key.hasPrefix("+")) }

    /// The digest of a plan with these choices: categories do not affect the plan, but are committed with it.
    ///
    /// - Parameter digest: the digest of the plan.
    package func amending(_ digest: String) -> String {
        let plan = String(digest.prefix { $0 != "." })
        return isEmpty ? plan : plan + "." + String(hash, radix: 16)
    }

    private var hash: UInt64 {
        var hash = StableHash()
        func add(_ values: [String: String]) {
            hash.combine(UInt64(values.count))
            for (key, value) in values.sorted(by: { $0.key < $1.key }) {
                hash.combine(key)
                hash.combine(value)
            }
        }
        add(accounts.mapValues { "\($0)" })
        add(categories.mapValues(\.description))
        add(matches.mapValues { "\($0)" })
        add(Dictionary(uniqueKeysWithValues: readings.map { (String($0.key), "\($0.value)") }))
        if !payees.isEmpty || !rules.isEmpty {
            add(payees.mapValues(\.description))
            add(rules.mapValues(\.description))
        }
        if !encodings.isEmpty { add(Dictionary(uniqueKeysWithValues: encodings.map { (String($0.key), $0.value) })) }
        return hash.value
    }

    private enum CodingKeys: String, CodingKey {
        case accounts, categories, payees, rules, matches, readings, encodings
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        accounts = try values.decode([String: ImportAccount].self, forKey: .accounts)
        categories = try values.decode([String: ID<Category>].self, forKey: .categories)
        matches = try values.decode([String: ImportMatch].self, forKey: .matches)
        readings = try values.decode([Int: FileLayoutChoice].self, forKey: .readings)
        // Uploads stored by earlier versions have none of these.
        payees = try values.decodeIfPresent([String: ID<Category>].self, forKey: .payees) ?? [:]
        rules = try values.decodeIfPresent([String: ID<Category>].self, forKey: .rules) ?? [:]
        encodings = try values.decodeIfPresent([Int: String].self, forKey: .encodings) ?? [:]
    }
}

/// The account of a statement.
package enum ImportAccount: Hashable, Sendable, Codable {
    case account(ID<Account>)
    /// The account of this name, created if missing; empty for the name in the file. The kind, an `AccountKind`, is that of the file,
    /// else *checking*, if none is chosen. It belongs to whom the request says if no ownership is chosen.
    case new(name: String, kind: String? = nil, ownership: NewAccountOwnership? = nil)
}

/// The user's choice of the layout of a file.
package enum FileLayoutChoice: Hashable, Sendable, Codable {
    /// The date order, `dayFirst`, `monthFirst` or `yearFirst`; everything else is detected.
    case dateOrder(String)
    /// The delimiter; everything else is detected.
    case delimiter(ColumnLayout.Delimiter)
    case columns(ColumnLayout)
}
