package import Models
package import Services

extension InterestRate {
    /// 2.25 % a year.
    package static let preview = InterestRate(millionths: 22_500) ?? .zero
    /// A yield of 3.1 %.
    package static let previewYield = InterestRate(millionths: 31_000, .yield) ?? .zero
}

extension SavingsPlan {
    /// 300.00 a month at 2.25 %.
    package static let preview = SavingsPlan(contribution: .preview(300_00), rate: .preview, revision: 1)
}

extension SavingsPace {
    /// Three times 300.00 in 90 days.
    package static let preview = SavingsPace(net: .preview(900_00), days: 90)
}

extension SavingsAccount {

    /// The savings account of the household, with 9,446.20.
    package static let preview = SavingsAccount(
        account: Account.previews[1], balance: .preview(9_446_20), plan: .preview, created: Month(of: .preview).adding(months: -4).lastDay,
        pace: .preview)

    /// That one, a deposit that is told by its yield, and one in dollars into which nothing is put and that earns nothing.
    package static let previews: [SavingsAccount] = [
        preview,
        SavingsAccount(
            account: Account(
                id: ID(rawValue: 111), name: "Fixed for two years", institution: "Copperbridge Bank", kind: .deposit, currency: .preview,
                numberSuffix: "4408", color: Account.palette[6]),
            balance: .preview(15_000_00), plan: SavingsPlan(contribution: .preview(0), rate: .previewYield, revision: 2),
            created: Day.preview.adding(days: -400), pace: SavingsPace(net: .preview(0), days: 90)),
        SavingsAccount(
            account: Account(
                id: ID(rawValue: 112), name: "Dollar pot", institution: "Beacon Pier Bank", kind: .savings, currency: .previewForeign,
                color: Account.palette[9]),
            balance: Money(minorUnits: 1_260_00, currency: .previewForeign), plan: .none(in: .previewForeign),
            created: Day.preview.adding(days: -12),
            pace: SavingsPace(net: Money(minorUnits: 1_260_00, currency: .previewForeign), days: 30)),
    ]
}

extension Milestone {
    /// What lies ahead of the savings account.
    package static let previews = ahead(of: .preview, goals: GoalStanding.previews, today: .preview)
}

extension ProjectionDataPoint {
    /// The savings account's next twelve months.
    package static let previews = (try? SavingsAccount.preview.projection(from: .preview).points(months: 12)) ?? []
}

extension SavingsAccountDetails {
    /// The savings account, five months old.
    package static let preview = SavingsAccountDetails(
        account: .preview,
        history: (0..<4).map { month in
            DatedAmount(
                day: Month(of: .preview).adding(months: month - 4).lastDay, amount: .preview(8_200_00 + Int64(month) * 311_40))
        } + [DatedAmount(day: .preview, amount: SavingsAccount.preview.balance)],
        goals: GoalStanding.previews, unallotted: .preview(0), entries: 11)
}

extension SavingsOverview {
    /// Three accounts in two currencies and four goals.
    package static let preview = SavingsOverview(
        accounts: SavingsAccount.previews, goals: GoalStanding.previews,
        conversion: CurrencyConversion(
            into: .preview,
            rates: RateQuotient(ExchangeRate.preview).map { [.previewForeign: $0.inverse] } ?? [:]))

    /// Nothing put aside yet.
    package static let previewEmpty = SavingsOverview(accounts: [], goals: [], conversion: CurrencyConversion(into: .preview))
}

extension HomeSavings {
    /// The savings account and the goals that are not reached yet.
    package static let preview = HomeSavings(
        total: ConvertedTotal(total: SavingsAccount.preview.balance, rateDay: nil, leftOut: []),
        goals: Array(GoalStanding.previews.filter { $0.status != .reached }.prefix(3)))
}
