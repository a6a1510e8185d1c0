import Models

/// A transaction as its screens speak of it: from the account that a person thinks of it as belonging to.
struct TransactionOutline: Hashable {

    /// One part of a transaction: what it was for, and how much.
    struct Part: Hashable {
        /// The category's, the other account's, or what the ledger's own side is called.
        var name: String
        var icon: String
        var category: Category?
        /// As the account sees it.
        var amount: Money
        var note: String
    }

    let group: TransactionGroup
    let kind: TransactionKind
    let account: Account
    /// The other own account of a transfer.
    let otherAccount: Account?
    /// As the account sees it: negative for spending. Of a transfer it is what left, above zero.
    let amount: Money
    /// What arrived in the other account where that has another currency, above zero.
    let received: Money?
    /// By the account's own side.
    let day: Day
    /// By the other account's side, where it differs.
    let otherDay: Day?
    let parts: [Part]

    /// - Returns: Nil for a transaction that touches no own account.
    init?(_ group: TransactionGroup, ledgerAccounts: TransactionLedgerAccounts) {
        let own = group.parts.flatMap { [ledgerAccounts.account($0.source), ledgerAccounts.account($0.destination)].compactMap(\.self) }
        guard let account = own.first, let day = group.day(at: LedgerAccountID(account.id)),
            let signed = try? group.amount(at: LedgerAccountID(account.id), in: account.currency)
        else { return nil }
        let other = own.first { $0.id != account.id }
        self.group = group
        self.account = account
        otherAccount = other
        kind = other != nil ? .transfer : signed.isNegative ? .spending : .income
        amount = other != nil ? (try? signed.isNegative ? -signed : signed) ?? signed : signed
        received = other.flatMap { other in
            other.currency == account.currency ? nil : try? group.amount(at: LedgerAccountID(other.id), in: other.currency)
        }
        self.day = day
        let arrival = other.flatMap { group.day(at: LedgerAccountID($0.id)) }
        otherDay = arrival == day ? nil : arrival
        parts = group.parts.map { Self.part($0, of: account, in: group, ledgerAccounts: ledgerAccounts) }
    }

    /// Who it was with; without a payee what it was for.
    var title: String {
        if !group.payee.isEmpty { return group.payee }
        if let otherAccount { return "\(account.name) to \(otherAccount.name)" }
        return parts.first?.name ?? account.name
    }

    /// The one category of all parts; nil where there are several, or none.
    var category: Category? {
        guard let first = parts.first?.category, parts.allSatisfy({ $0.category?.id == first.id }) else { return nil }
        return first
    }

    /// Whether there is a category to choose.
    var hasCategory: Bool { parts.contains { $0.category != nil } }

    /// Whether it can be split: everything on the other side is a category.
    var canSplit: Bool { kind != .transfer && parts.allSatisfy { $0.category != nil } }

    /// Whether several parts have a category each.
    var isSplit: Bool { parts.count { $0.category != nil } > 1 }

    /// Whether its amount can be typed anew; that of a split is the sum of its parts.
    var hasOneAmount: Bool { group.parts.count == 1 || received != nil }

    /// The rate of a change of currency, as people read one.
    var rate: ExchangeRate? { received.flatMap { ExchangeRate(from: amount, to: $0, on: day, digits: 6) } }

    private static func part(
        _ part: Transaction, of account: Account, in group: TransactionGroup, ledgerAccounts: TransactionLedgerAccounts
    ) -> Part {
        let isOutgoing = part.source == LedgerAccountID(account.id)
        let other = isOutgoing ? part.destination : part.source
        let amount = isOutgoing ? (try? -part.amount) ?? part.amount : part.amount
        if let category = ledgerAccounts.category(other) {
            return Part(name: category.name, icon: category.icon, category: category, amount: amount, note: part.note)
        }
        if let own = ledgerAccounts.account(other) {
            return Part(name: own.name, icon: "arrow.left.arrow.right", amount: amount, note: part.note)
        }
        let isExchange = Set(group.parts.map(\.amount.currency)).count > 1
        return Part(
            name: isExchange ? "Currency exchange" : "Balance adjustment", icon: "arrow.left.arrow.right", amount: amount, note: part.note)
    }
}
