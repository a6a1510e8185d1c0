import Models
import Services

/// Savings accounts with their projections, and totals in the household's currency.
struct SavingsAnswer: Answer {

    /// An account with its projected balance, which is nil if it is too large.
    private struct Row {
        var account: SavingsAccount
        var projected: Money?
        var milestones: [Milestone]
    }

    private let months: Int
    private let currency: Currency
    private let rows: [Row]
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
    var warnings: [String] {
        let leftOut = Set([total, contribution, projected].compactMap(\.self).flatMap(\.leftOut)).sorted().map(\.code)
        let isLarge = total == nil || contribution == nil || projected == nil || rows.contains { $0.projected == nil }
        return [
            leftOut.isEmpty
                ? nil
                : "the totals exclude \(leftOut.joined(separator: ", ")): there is no rate to \(currency.code); "
                    + "set one with coffer rates",
            isLarge ? "some figures are too large to compute" : nil,
        ].compactMap(\.self)
    }

    // MARK: - Answer

    func writeJSON(to text: inout JSONText) {
        text.object { text in
            text.member("total", total?.total.decimalText)
            text.member("monthlyContribution", contribution?.total.decimalText)
            text.member("projectedTotal", projected?.total.decimalText)
            text.member("currency", currency.code)
            text.key("accounts")
            text.array(rows) { text, row in
                let account = row.account
                text.object { text in
                    text.member("id", account.id.description)
                    text.member("name", account.name)
                    text.member("balance", account.balance.decimalText)
                    text.member("contribution", account.monthlyContribution.decimalText)
                    text.member("rate", account.plan.rate.nominalPercent.description)
                    text.member("projected", row.projected?.decimalText)
                    text.key("milestones")
                    text.array(row.milestones) { Self.write($1, to: &$0) }
                    text.member("currency", account.balance.currency.code)
                    text.member("yield", account.plan.rate.yieldPercent.description)
                }
            }
        }
    }

    private static func write(_ milestone: Milestone, to text: inout JSONText) {
        text.object { text in
            text.member("target", milestone.target.decimalText)
            text.key("progress")
            text.value(ShareText.fraction(milestone.progress))
            text.key("months")
            if let months = milestone.months { text.value(months) } else { text.null() }
            if let name = milestone.name { text.member("name", name) }
        }
    }

    /// One row per account with its next milestone.
    var csv: [[String]] {
        [
            [
                "id", "name", "currency", "balance", "contribution", "rate", "yield", "projected", "nextMilestone", "nextProgress",
                "nextMonths",
            ]
        ]
            + rows.map { row in
                let (account, next) = (row.account, row.milestones.first)
                return [
                    account.id.description, CSVCell.guarded(account.name), account.balance.currency.code, account.balance.decimalText,
                    account.monthlyContribution.decimalText, account.plan.rate.nominalPercent.description,
                    account.plan.rate.yieldPercent.description, row.projected?.decimalText ?? "", next?.target.decimalText ?? "",
                    next.map { ShareText.fraction($0.progress).description } ?? "", next?.months.map(String.init) ?? "",
                ]
            }
    }

    func table(style: TextStyle) -> String {
        guard !rows.isEmpty else {
            return "No savings yet. Add an account with: coffer add account NAME --kind savings --currency CODE --contribution AMOUNT\n"
        }
        let ahead = months == 1 ? "IN 1 MONTH" : "IN \(months) MONTHS"
        var table = Table([
            .init(title: "ACCOUNT", maximum: 32), .init(title: "BALANCE", isRight: true), .init(title: "A MONTH", isRight: true),
            .init(title: "RATE", isRight: true), .init(title: ahead, isRight: true), .init(title: "NEXT MILESTONE", isRight: true),
            .init(title: "THERE", isRight: true), .init(title: "REACHED"),
        ])
        for row in rows {
            let (account, next) = (row.account, row.milestones.first)
            let rate = account.plan.rate
            table.add([
                .init(account.name), .init(account.balance), .init(account.monthlyContribution.description),
                .init(rate.isZero ? "" : "\(rate.nominalPercent) %"), .init(row.projected?.description ?? "—"),
                .init(next?.target.description ?? ""), .init(next.map { ShareText.percent($0.progress) } ?? ""),
                .init(next.map(Self.reached) ?? ""),
            ])
        }
        table.add([
            .init("Total \(currency.code)", .heading), .init(total?.total.description ?? "—", .heading),
            .init(contribution?.total.description ?? "—", .heading), .init(""), .init(projected?.total.description ?? "—", .heading),
        ])
        return table.text(style: style)
    }

    private static func reached(_ milestone: Milestone) -> String {
        guard let months = milestone.months else { return "not at the current contribution" }
        guard months <= 1_200 else { return "in more than 100 years" }
        return months == 1 ? "in 1 month" : "in \(months) months"
    }
}
