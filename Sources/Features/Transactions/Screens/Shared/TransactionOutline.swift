import Localization
import Models
import Services
import TransactionsModel

/// A transaction as the screens display it: from the perspective of the account it belongs to.
struct TransactionOutline: Hashable {
    /// One part of a transaction: a category or account, and an amount.
    struct Part: Hashable {
        /// The name of the category, of the other account, or of a system ledger account.
        var name: LocalizedText
        var icon: String
        var category: Category?
        /// The amount from the perspective of the account.
        var amount: Money
        var note: String
        /// Whether the other side is the private account of another member.
        var isPrivate = false
    }

    let group: TransactionGroup
    let kind: TransactionKind
    let account: Account
    /// The other own account of a transfer.
    let otherAccount: Account?
    /// The amount from the perspective of the account, negative for spending. For a transfer it is the sent amount, above zero.
    let amount: Money
    /// The amount received in the other account if that has another currency, above zero.
    let received: Money?
    /// The day on the account's side.
    let day: Day
    /// The day on the other account's side if it differs.
    let otherDay: Day?
    let parts: [Part]

    /// - Returns: Nil for a transaction without an own account.
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
        amount = other != nil ? signed.magnitude : signed
        received = other.flatMap { other in
            other.currency == account.currency ? nil : try? group.amount(at: LedgerAccountID(other.id), in: other.currency)
        }
        self.day = day
        let arrival = other.flatMap { group.day(at: LedgerAccountID($0.id)) }
        otherDay = arrival == day ? nil : arrival
        parts = group.parts.map { Self.part($0, of: account, in: group, ledgerAccounts: ledgerAccounts) }
    }

    /// The first transaction of the details.
    ///
    /// - Returns: nil without one, or if it has no own account.
    init?(_ details: TransactionDetails) {
        guard let group = details.groups.first else { return nil }
        self.init(group, ledgerAccounts: TransactionLedgerAccounts(details))
    }

    /// The payee, or without a payee the category.
    var title: LocalizedText {
        if !group.payee.isEmpty { return payee }
        if let otherAccount { return "\(account.name) to \(otherAccount.name)" }
        return parts.first?.name ?? .verbatim(account.name)
    }

    /// The payee in the reader's language; may be empty.
    var payee: LocalizedText { systemPayee?.text ?? .verbatim(group.payee) }

    /// The payee, if the program has set it: of an opening balance or an adjustment.
    var systemPayee: SystemPayee? { otherAccount == nil && !hasCategory ? SystemPayee(rawValue: group.payee) : nil }

    /// The category that all parts share; nil if there are several or none.
    var category: Category? {
        guard let first = parts.first?.category, parts.allSatisfy({ $0.category?.id == first.id }) else { return nil }
        return first
    }

    /// The other side, if it is the private account of another member.
    var privateSide: Part? { parts.first(where: \.isPrivate) }

    /// Whether a member may change or delete the transaction: they see the entries of both sides.
    func isOpen(to member: Member) -> Bool {
        privateSide == nil && ![account, otherAccount].contains { $0?.showsOnlyBalance(to: member) == true }
    }

    /// Whether the transaction has a category that can be changed.
    var hasCategory: Bool { parts.contains { $0.category != nil } }

    /// Whether the transaction can be split: every part has a category.
    var canSplit: Bool { kind != .transfer && parts.allSatisfy { $0.category != nil } }

    /// Whether a form can repeat the transaction: not an opening balance, an adjustment, or one over several accounts.
    var canDuplicate: Bool { canSplit || otherAccount != nil && group.parts.count == (received == nil ? 1 : 2) }

    /// Whether several parts have a category each.
    var isSplit: Bool { parts.count { $0.category != nil } > 1 }

    /// Whether this and another transaction can be the two sides of one transfer between own accounts: with one amount, with a fee in
    /// between, or in different currencies; of a split, a part with the amount of the other.
    func canJoin(_ other: TransactionOutline) -> Bool {
        guard hasCategory, other.hasCategory, account.id != other.account.id, group.status == .completed, other.group.status == .completed,
            amount.isNegative != other.amount.isNegative, let part = group.parts.first, let otherPart = other.group.parts.first
        else { return false }
        if group.parts.count > 1 { return other.group.parts.count == 1 && group.parts.contains { $0.amount == otherPart.amount } }
        if other.group.parts.count > 1 { return other.group.parts.contains { $0.amount == part.amount } }
        guard part.amount.currency == otherPart.amount.currency else { return true }
        let (left, arrived) = amount.isNegative ? (part, otherPart) : (otherPart, part)
        return TransferFee.fee(left: left.amount, arrived: arrived.amount) != nil
    }

    /// Whether the amount can be edited. The amount of a split transaction is the sum of its parts.
    var hasOneAmount: Bool { group.parts.count == 1 || received != nil }

    /// The exchange rate of a transaction between currencies.
    var rate: ExchangeRate? { received.flatMap { ExchangeRate(from: amount, to: $0, on: day, digits: 6) } }

    private static func part(
        _ part: Transaction, of account: Account, in group: TransactionGroup, ledgerAccounts: TransactionLedgerAccounts
    ) -> Part {
        let isOutgoing = part.source == LedgerAccountID(account.id)
        let other = isOutgoing ? part.destination : part.source
        let amount = isOutgoing ? -part.amount : part.amount
        if let category = ledgerAccounts.category(other) {
            return Part(name: .verbatim(category.name), icon: category.icon, category: category, amount: amount, note: part.note)
        }
        if let own = ledgerAccounts.account(other) {
            return Part(name: .verbatim(own.name), icon: "arrow.left.arrow.right", amount: amount, note: part.note)
        }
        if let name = ledgerAccounts.receivable(other) {
            return Part(name: .verbatim(name), icon: "person.2", amount: amount, note: part.note)
        }
        if ledgerAccounts.isPrivate(other) {
            return Part(name: "Private account", icon: "lock", amount: amount, note: part.note, isPrivate: true)
        }
        let isExchange = Set(group.parts.map(\.amount.currency)).count > 1
        return Part(
            name: isExchange ? "Currency exchange" : "Balance adjustment", icon: "arrow.left.arrow.right", amount: amount, note: part.note)
    }
}
