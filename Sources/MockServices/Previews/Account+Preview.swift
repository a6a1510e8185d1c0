package import Models
package import Services

extension Account {

    /// The default account, a checking one.
    package static let preview = Account(
        id: ID(rawValue: 101), name: "Everyday account", institution: "Harbour Mutual", kind: .checking, currency: .preview,
        numberSuffix: "5517", iban: "IE44HRBM93310420885517", color: Account.palette[1], limit: 500_00, isDefault: true)

    /// One of the kinds that people have most, one in dollars, one archived.
    package static let previews: [Account] = [
        .preview,
        Account(
            id: ID(rawValue: 102), name: "Rainy day", institution: "Harbour Mutual", kind: .savings, currency: .preview,
            numberSuffix: "7164", iban: "IE84CPBR90217830077164", color: Account.palette[4]),
        Account(
            id: ID(rawValue: 103), name: "Silver card", institution: "Harbour Mutual", kind: .credit, currency: .preview,
            numberSuffix: "8206", color: Account.palette[8], limit: 4_000_00),
        Account(id: ID(rawValue: 104), name: "Wallet", kind: .cash, currency: .preview, color: Account.palette[3]),
        Account(
            id: ID(rawValue: 105), name: "Dollar account", institution: "Beacon Pier Bank", kind: .checking, currency: .previewForeign,
            numberSuffix: "0273", color: Account.palette[9]),
        Account(
            id: ID(rawValue: 106), name: "Student account", institution: "Copperbridge Bank", kind: .checking, currency: .preview,
            numberSuffix: "2936", color: Account.palette[6], isArchived: true),
    ]
}

extension AccountSummary {
    /// The default account with 2,480.16 booked and 31.20 pending.
    package static let preview = AccountSummary(
        account: .preview, balance: AccountBalance(booked: .preview(2_480_16), pendingOut: .preview(31_20), entries: 96),
        available: .preview(2_948_96))

    /// An account whose statement says 12.00 more than the ledger.
    package static let previewWithDifference = AccountSummary(
        account: .preview, balance: AccountBalance(booked: .preview(2_480_16), pendingOut: .preview(0), entries: 96),
        available: .preview(2_980_16),
        difference: StatementDifference(day: Day.preview.adding(days: -3), stated: .preview(2_492_16), booked: .preview(2_480_16)))
}

extension AccountDetail {
    /// The default account with a balance that falls, and two coming debits.
    package static let preview = AccountDetail(
        summary: .preview,
        history: (0..<30).map {
            DatedAmount(day: Day.preview.adding(days: $0 - 29), amount: .preview(2_480_16 + Int64(29 - $0) * 31_07))
        },
        projection: (1...30).map {
            DatedAmount(day: Day.preview.adding(days: $0), amount: .preview($0 < 9 ? 2_448_96 : 1_398_96))
        }, latest: Array(Entry.previews.prefix(5)), closedUntil: Month(of: .preview).previous.lastDay,
        lastStatementDay: Day.preview.adding(days: -2))
}

extension MonthStatement {
    /// The default account's current month.
    package static let preview = MonthStatement(
        account: .preview, month: Month(of: .preview), opening: .preview(1_962_40), closing: .preview(2_480_16),
        moneyIn: .preview(2_815_00), moneyOut: .preview(2_297_24), entries: Entry.previews.filter { $0.status == .completed }.reversed())
}

extension AccountCheck {
    /// A check that still misses 36.20.
    package static let preview = AccountCheck(
        account: Account.preview.id, from: Month(of: .preview).firstDay, day: .preview, stated: .preview(2_480_16),
        opening: .preview(1_962_40), entries: Entry.previews.filter { $0.status == .completed },
        ticked: Set(Entry.previews.suffix(3).map(\.id)), difference: .preview(36_20))
}
