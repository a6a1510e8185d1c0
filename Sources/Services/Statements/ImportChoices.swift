package import Models

/// What a person corrected in the preview of an import. It is kept with the upload and is part of what commit is held to.
package struct ImportChoices: Hashable, Sendable, Codable {
    /// By the statement's key.
    package var accounts: [String: ImportAccount] = [:]
    /// By the line's id.
    package var categories: [String: ID<Category>] = [:]
    /// Which waiting transaction a line completes, by the line's id.
    package var matches: [String: ImportMatch] = [:]
    /// By the place of the file, from 0.
    package var readings: [Int: FileReading] = [:]
    /// The name of a file's encoding, by the place of the file, from 0.
    package var encodings: [Int: String] = [:]

    package init() {}

    package var isEmpty: Bool { accounts.isEmpty && categories.isEmpty && matches.isEmpty && readings.isEmpty && encodings.isEmpty }

    /// The digest of a plan under these choices: categories change no plan but are committed with it, so they are told beside it.
    ///
    /// - Parameter digest: of the plan, alone or under other choices.
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
        if !encodings.isEmpty { add(Dictionary(uniqueKeysWithValues: encodings.map { (String($0.key), $0.value) })) }
        return hash.value
    }

    // MARK: - Codable

    private enum CodingKeys: String, CodingKey {
        case accounts, categories, matches, readings, encodings
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        accounts = try values.decode([String: ImportAccount].self, forKey: .accounts)
        categories = try values.decode([String: ID<Category>].self, forKey: .categories)
        matches = try values.decode([String: ImportMatch].self, forKey: .matches)
        readings = try values.decode([Int: FileReading].self, forKey: .readings)
        // What was kept with an upload by an earlier version has none.
        encodings = try values.decodeIfPresent([Int: String].self, forKey: .encodings) ?? [:]
    }
}

/// Whose statement it is.
package enum ImportAccount: Hashable, Sendable, Codable {
    case account(ID<Account>)
    /// The account of this name, made where there is none; empty: named as the file says.
    case new(name: String)
}

/// How a file is to be read.
package enum FileReading: Hashable, Sendable, Codable {
    /// The order of its dates, `dayFirst`, `monthFirst` or `yearFirst`; the rest as it is guessed.
    case dateOrder(String)
    /// What parts its fields; the rest as it is guessed then.
    case delimiter(ColumnLayout.Delimiter)
    case columns(ColumnLayout)
}
