import CommandKit
import Localization
import Models
import SavingsModel
import Services
import WireModels

/// Savings accounts with their projections, and totals in the household's currency.
struct SavingsAnswer: ListAnswer {
    /// An account with its projected balance, which is nil if it is too large.
    struct Row {
        var account: SavingsAccount
        var projected: Money?
        var milestones: [Milestone]

        var next: Milestone? { milestones.first }
        var rate: InterestRate { account.plan.rate }
    }

    let rows: [Row]
    private let months: Int
    private let currency: Currency
    private let total: ConvertedTotal?
    private let contribution: ConvertedTotal?
    private let projected: ConvertedTotal?

    init(_ overview: SavingsOverview, months: Int, today: Day) {
        self.months = months
        currency = overview.conversion.currency
        rows = overview.accounts.map { account in
            Row(
                account: account, projected: try? account.projection(from: today).balance(after: months),
                milestones: overview.milestones(of: account, today: today))
        }
        total = try? overview.totalBalance()
        contribution = try? overview.totalMonthlyContribution()
        projected = try? overview.projectedTotal(months: months, from: today)
    }

    /// Warnings about figures that are missing or too large.
    var warnings: [LocalizedText] {
        let isLarge = total == nil || contribution == nil || projected == nil || rows.contains { $0.projected == nil }
        let codes = leftOut.map(\.code).joined(separator: ", ")
        let warnings: [LocalizedText?] = [
            leftOut.isEmpty ? nil : "the totals exclude \(codes): there is no rate to \(currency.code); set one with coffer rates",
            isLarge ? "some figures are too large to compute" : nil,
        ]
        return warnings.compactMap(\.self)
    }

    /// Currencies without a rate.
    private var leftOut: [Currency] { Set([total, contribution, projected].compactMap(\.self).flatMap(\.leftOut)).sorted() }

    // MARK: - Answer

    var response: SavingsResponse {
        SavingsResponse(
            total: total?.total, monthlyContribution: contribution?.total, projectedTotal: projected?.total, currency: currency,
            accounts: rows.map { SavingsAccountResponse($0.account, projected: $0.projected, milestones: $0.milestones) },
            leftOut: leftOut)
    }

    let emptyText: LocalizedText =
        "No savings yet. Add an account with: coffer add account NAME --kind savings --currency CODE --contribution AMOUNT"

    /// With the next milestone of each account.
    var columns: [Column<Row>] {
        [
            .csv("id") { .code($0.account.id) },
            Column("name", "ACCOUNT", maximum: 32) { .text($0.account.name) },
            .csv("currency") { .code($0.account.balance.currency) },
            Column("balance", "BALANCE", isRight: true) { .signedAmount($0.account.balance) },
            Column("contribution", "A MONTH", isRight: true) { .amount($0.account.monthlyContribution) },
            Column("rate", "RATE", isRight: true) {
                .code($0.rate.nominalPercent, shown: $0.rate.isZero ? "" : "\($0.rate.nominalPercent) %")
            },
            .csv("yield") { .code($0.rate.yieldPercent) },
            Column("projected", .plural(months, one: "IN 1 MONTH", other: "IN \(months) MONTHS"), isRight: true) {
                .amount($0.projected, shown: $0.projected?.description ?? "—")
            },
            Column("nextMilestone", "NEXT MILESTONE", isRight: true) { .amount($0.next?.target) },
            Column("nextProgress", "THERE", isRight: true) {
                .code($0.next.map { DecimalFigure(share: $0.progress) }, shown: $0.next.map { ShareText.percent($0.progress) })
            },
            Column("nextMonths", "REACHED") { .code($0.next?.months, label: $0.next.map(Self.reached)) },
        ]
    }

    /// The rows and the totals.
    func table(style: TextStyle) -> String {
        guard !rows.isEmpty else { return style.line(emptyText) }
        var table = columns.emptyTable()
        for row in rows { table.add(columns.tableCells(of: row)) }
        table.add([
            .init("Total \(currency.code)", .heading), .init(.verbatim(total?.total.description ?? "—"), .heading),
            .init(.verbatim(contribution?.total.description ?? "—"), .heading), .init(.verbatim("")),
            .init(.verbatim(projected?.total.description ?? "—"), .heading),
        ])
        return table.text(style: style)
    }

    private static func reached(_ milestone: Milestone) -> LocalizedText {
        guard let months = milestone.months else { return "not at the current contribution" }
        guard months <= 1_200 else { return "in more than 100 years" }
        return .plural(months, one: "in 1 month", other: "in \(months) months")
    }
}
