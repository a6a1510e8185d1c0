package import CardsModel
package import Models
package import Services
package import TransferModel

/// What hangs on an account of a divided household: ids, texts and amounts.
package struct DividedObjects: Sendable {
    /// What an id in a path is of.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case account, savings, transaction, rule, card, benefit, subscription, expected, goal, notification
        /// Transfers: for a later day, waiting for confirmation, and completed.
        case scheduled, initiated, completed
    }

    /// The ids of a path of each kind; that of a benefit has its card's before its own.
    package var ids: [Kind: [[String]]] = [:]
    package var attachments: [ID<Attachment>] = []
    package var changes: [ID<AuditRecord>] = []
    package var imports: [ID<StatementImport>] = []
    package var benefitUses: [ID<BenefitUse>] = []
    package var standingOrders: [ID<StandingOrder>] = []
    /// Parts of the texts that only this account has.
    package var texts: Set<String> = []
    /// Cents of single amounts.
    package var amounts: Set<Int64> = []

    package init() {}

    package mutating func add(_ kind: Kind, _ id: any CustomStringConvertible...) { ids[kind, default: []].append(id.map(\.description)) }

    package func first<Entity: Identified>(_ kind: Kind, as type: Entity.Type = Entity.self) -> ID<Entity>? {
        ids[kind]?.first?.last.flatMap { ID<Entity>($0) }
    }

    // MARK: - Paths

    /// What the ids in the path of a route are of, where an account decides on who sees it; nil for other routes.
    ///
    /// - Parameter path: with `sample` for each id.
    package static func kind(of path: String) -> Kind? {
        let segments = path.split(separator: "/").map(String.init)
        let count = segments.count { $0 == "sample" }
        guard count > 0 else { return nil }
        switch (segments[0], segments[1]) {
        case ("accounts", "transactions"): return .transaction
        case ("accounts", _), ("transfer", "internal"): return .account
        case ("transfer", "beneficiaries"): return nil
        case ("transfer", _):
            switch segments.last {
            case "edit": return .scheduled
            case "confirm": return .initiated
            default: return .completed
            }
        case ("cards", _): return count == 2 ? .benefit : .card
        case ("savings", "goals"): return .goal
        case ("savings", _): return .savings
        case ("plan", "expected"): return .expected
        case ("subscriptions", _): return .subscription
        case ("more", "rules"): return .rule
        case ("notifications", _): return .notification
        default: return nil
        }
    }

    /// The path of a route with the ids of each object in it, as far as there are any.
    ///
    /// - Parameter limit: how many objects of the kind.
    package func paths(of path: String, limit: Int = 2) -> [String] {
        guard let kind = Self.kind(of: path) else { return [] }
        return (ids[kind] ?? []).prefix(limit).map { Self.path(path, $0) }
    }

    /// A path with ids instead of `sample`, and a month instead of that of the sample.
    package static func path(_ path: String, _ ids: [String]) -> String {
        let pieces = path.replacing("/statement/1/1", with: "/statement/2026/3").split(
            separator: "sample", omittingEmptySubsequences: false)
        return zip(pieces, ids + [""]).map { "\($0)\($1)" }.joined()
    }

    /// An id of the same kind that no row has.
    package static func absent(_ id: String) -> String { "\(id.prefix { $0 != "_" })_0123456789ABC" }

    // MARK: - Leaks

    /// Leaves out texts and amounts, as they are written, that a page repeats.
    mutating func leaveOut(_ echoed: Set<String>) {
        texts.subtract(echoed)
        amounts = amounts.filter { echoed.isDisjoint(with: Self.spellings(of: $0)) }
    }

    /// The first text or amount of the account in a page, file or output; nil if it has none.
    package func leak(in page: String) -> String? {
        for text in texts.sorted() where page.contains(text) { return text }
        for cents in amounts.sorted() {
            for spelling in Self.spellings(of: cents) where page.contains(spelling) { return spelling }
        }
        return nil
    }

    /// How an amount of more than 1,000.00 may be written.
    private static func spellings(of cents: Int64) -> [String] {
        let digits = "\(cents)"
        let (whole, rest) = (digits.dropLast(2), digits.suffix(2))
        let (thousands, units) = (whole.dropLast(3), whole.suffix(3))
        return [
            "\(thousands),\(units).\(rest)", "\(thousands).\(units),\(rest)", "\(thousands)\u{202F}\(units),\(rest)",
            "\(thousands)\u{A0}\(units),\(rest)", "\(thousands)’\(units).\(rest)", "\(whole).\(rest)", "\(whole),\(rest)", digits,
        ]
    }
}
