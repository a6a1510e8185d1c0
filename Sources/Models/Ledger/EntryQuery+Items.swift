extension EntryQuery {
    /// The conditions as names and values of a URL query, independent of locales: days as `YYYY-MM-DD`, amounts in minor units. Without page
    /// size and cursor.
    package var items: [(name: String, value: String)] {
        var items: [(name: String, value: String)] = []
        if !search.isEmpty { items.append(("q", search)) }
        if let from { items.append(("from", from.description)) }
        if let until { items.append(("until", until.description)) }
        if let minimumMagnitude { items.append(("least", String(minimumMagnitude))) }
        if let maximumMagnitude { items.append(("most", String(maximumMagnitude))) }
        if let hasAttachment { items.append(("attachment", hasAttachment ? "with" : "without")) }
        items += accounts.map(\.description).sorted().map { ("account", $0) }
        items += categories.map(\.description).sorted().map { ("category", $0) }
        items += statuses.map(\.rawValue).sorted().map { ("status", $0) }
        return items + tags.map { ("tag", $0) }
    }

    /// Reads the conditions of a URL query; others are ignored.
    ///
    /// - Returns: nil if a value is invalid.
    package init?(items: [(name: String, value: String)]) {
        self.init()
        for (name, value) in items {
            switch name {
            case "q": search = value
            case "from", "until":
                guard let day = Day(value) else { return nil }
                if name == "from" { from = day } else { until = day }
            case "least", "most":
                guard let amount = UInt64(value) else { return nil }
                if name == "least" { minimumMagnitude = amount } else { maximumMagnitude = amount }
            case "attachment": hasAttachment = value == "with"
            case "account":
                guard let id = ID<Account>(value) else { return nil }
                accounts.insert(id)
            case "category":
                guard let id = ID<Category>(value) else { return nil }
                categories.insert(id)
            case "status":
                guard let status = TransactionStatus(rawValue: value) else { return nil }
                statuses.insert(status)
            case "tag": tags.append(value)
            default: continue
            }
        }
    }
}
