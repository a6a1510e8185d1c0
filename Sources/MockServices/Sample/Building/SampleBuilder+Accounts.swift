import Models
import Services

/// The accounts and what happens on them.
extension SampleBuilder {
    mutating func openAccounts() async throws {
        try await open(
            .everyday, "Everyday account", .checking, "Harbour Mutual", 1_840_20, number: Self.everydayNumber, color: 1, limit: 500_00)
        try await open(.rainyDay, "Rainy day", .savings, "Harbour Mutual", 8_200_00, number: "IE84CPBR90217830077164", color: 4)
        try await open(.silverCard, "Silver card", .credit, "Harbour Mutual", -214_60, number: Self.cardNumber, color: 8, limit: 4_000_00)
        try await open(.wallet, "Wallet", .cash, "", 85_00, color: 3)
        try await open(
            .dollars, "Dollar account", .checking, "Beacon Pier Bank", 1_260_00, number: "88310273", color: 9, currency: .previewForeign)
        try await open(.deposit, "Fixed for two years", .deposit, "Copperbridge Bank", 5_000_00, number: "77014408", color: 6)
        try await open(.loan, "Car loan", .loan, "Copperbridge Bank", -6_400_00, color: 7)
        try await open(.fund, "World fund", .investment, "Beacon Pier Bank", 7_350_00, color: 2)
        try await open(.pension, "Pension plan", .pension, "Shieldrock Insurance", 18_900_00, color: 5)
        try await open(.car, "Car", .asset, "", 9_800_00, color: 0)
        try await open(.student, "Student account", .checking, "Copperbridge Bank", 0, number: "55102936", color: 6)
        try await services.accounts().setDefaultAccount(id: try account(.everyday))
        try await services.accounts().archiveAccount(id: try account(.student))
    }

    static let everydayNumber = "IE44HRBM93310420885517"
    static let cardNumber = "HM-SILVER-8206"

    private mutating func open(
        _ key: SampleAccount, _ name: String, _ kind: AccountKind, _ institution: String, _ opening: Int64, number: String? = nil,
        color: Int, limit: Int64 = 0, currency: Currency = .preview
    ) async throws {
        sample.accounts[key] = try await services.accounts().addAccount(
            AccountDraft(
                name: name, institution: institution, kind: kind, currency: currency,
                opening: opening == 0 ? nil : Money(minorUnits: opening, currency: currency), openingDay: SampleMovements.first,
                color: Account.palette[color], number: number, limit: limit)
        ).account
    }

    func makeRules() async throws {
        let categories = services.categories()
        for rule in [
            CategoryRule.Terms(payee: .contains("market"), category: category(.groceries)),
            CategoryRule.Terms(payee: .matches("pymt*lumen*"), category: category(.subscriptions), payeeName: "Lumen Stream"),
            CategoryRule.Terms(
                payee: .equals("Tramline"), account: try account(.everyday), category: category(.transport), tags: ["commute"]),
        ] {
            _ = try await categories.addRule(rule)
        }
        for week in (0..<18).reversed() {
            try await services.rates().setRate(
                ExchangeRate(
                    day: min(day(-7 * week - 2), SampleMovements.first), base: .preview, quote: .previewForeign,
                    rate: DecimalFigure(mantissa: 10_840 + Int64(week * 37 % 90), scale: 4), source: .typed))
        }
    }

    /// Enters a movement by hand.
    func enter(_ movement: SampleMovement) async throws {
        guard let account = sample.accounts[movement.account] else { return }
        _ = try await services.transactions().addTransaction(
            TransactionDraft(
                account: account.id, amount: Money(minorUnits: movement.units, currency: account.currency), day: movement.day,
                payee: movement.payee, category: movement.category.flatMap(category),
                transferAccount: try movement.other.map { try self.account($0) },
                tags: movement.payee == "Tramline" ? ["commute"] : []))
    }

    /// A split, a note, tags, what is pending and what failed.
    func refine() async throws {
        let transactions = services.transactions()
        let market = try await transactions.fetchEntries(EntryQuery(account: try account(.everyday), search: "Millbrook Market", limit: 1))
        if let entry = market.entries.first {
            let rest = entry.amount.minorUnits + 13_50
            let parts: [(Int64, StandardCategory)] = [(rest, .groceries), (-9_00, .shopping), (-4_50, .pets)]
            _ = try await transactions.splitTransaction(
                id: entry.id,
                into: parts.compactMap { part in category(part.1).map { SplitPart(amount: .preview(part.0), category: $0) } },
                revision: nil)
        }
        let dinner = try await transactions.fetchEntries(EntryQuery(account: try account(.silverCard), search: "Osteria", limit: 1))
        if let entry = dinner.entries.first {
            _ = try await transactions.updateTransaction(id: entry.id, TransactionEdit(note: "Dinner with Ines and Paul"), revision: nil)
        }
        let trip = try await transactions.fetchEntries(EntryQuery(search: "Wharf Gallery", limit: 10)).entries.map(\.id)
        _ = try await transactions.updateTransactions(ids: trip, TransactionEdit(addedTags: ["boston"]))
        try await enter("The Corner Larder", .groceries, 31_20, from: .everyday, on: Self.today, .pending)
        try await enter("Beacon Fuels", .transport, 52_80, from: .silverCard, on: day(-1), .pending)
        try await enter("Parcel Lane", .shopping, 18_99, from: .silverCard, on: day(-6), .failed)
    }

    private func enter(
        _ payee: String, _ key: StandardCategory, _ units: Int64, from account: SampleAccount, on day: Day, _ status: TransactionStatus
    ) async throws {
        let change = try await services.transactions().addTransaction(
            TransactionDraft(
                account: try self.account(account), amount: .preview(-units), day: day, payee: payee, category: category(key),
                status: .pending))
        guard status != .pending, let id = change.transactions.first?.id else { return }
        _ = try await services.transactions().updateTransaction(id: id, TransactionEdit(status: status), revision: nil)
    }
}
