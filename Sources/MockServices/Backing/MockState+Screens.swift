import Models
import Services

/// Whole screens.
extension MockState {

    func home() throws -> HomeOverview {
        let month = Month(of: today)
        let now = try netWorth(at: nil, ratesOf: today)
        let before = try netWorth(at: month.previous.lastDay, ratesOf: today)
        let first = groups.values.flatMap(\.parts).map(\.sourceDay).min()
        var history: [DatedAmount] = []
        for months in -12...(-1) {
            let day = month.adding(months: months).lastDay
            guard let first, first <= day else { continue }
            history.append(DatedAmount(day: day, amount: try netWorth(at: day, ratesOf: today).total))
        }
        history.append(DatedAmount(day: today, amount: now.total))
        return HomeOverview(
            netWorth: now, monthChange: try now.total - before.total, history: history,
            accounts: try sortedAccounts().filter { !$0.isArchived }.map {
                AccountHolding(account: $0, booked: try summary(of: $0).balance.booked)
            },
            latest: Array(try page(EntryQuery(limit: 10)).entries.prefix(10)),
            due: Array(try due(from: today, until: today.adding(days: 7)).prefix(5)),
            expiringBenefits: expiring(in: walletCards().flatMap(listings)), savings: try homeSavings(), insight: try insight())
    }

    func detail(of account: Account) throws -> AccountDetail {
        let place = Place(account.id)
        let history = try (-29...0).map { days in
            let day = today.adding(days: days)
            return DatedAmount(day: day, amount: try booked(place, in: account.currency, at: day))
        }
        return AccountDetail(
            summary: try summary(of: account), history: history, projection: try projection(of: account),
            latest: Array(try page(EntryQuery(account: account.id, limit: 5)).entries.prefix(5)),
            closedUntil: closedDays[account.id]?.last, lastStatementDay: stated[account.id]?.day)
    }

    /// The balance of the next 30 days by what is pending or booked ahead; empty where nothing is.
    private func projection(of account: Account) throws -> [DatedAmount] {
        let ahead = try entries(of: account.id).filter {
            $0.status == .pending || ($0.status == .completed && $0.day > today)
        }
        guard !ahead.isEmpty else { return [] }
        let base = try booked(Place(account.id), in: account.currency, at: today)
        return try (1...30).map { days in
            let day = today.adding(days: days)
            // What is pending since earlier days is expected tomorrow.
            let amount = try ahead.filter { $0.day <= day }.reduce(base) { try $0 + $1.amount }
            return DatedAmount(day: day, amount: amount)
        }
    }

    func statement(of account: Account, month: Month) throws -> MonthStatement {
        guard month.firstDay <= today else { throw ServiceError.rule("The month has not begun") }
        let place = Place(account.id)
        let last = min(month.lastDay, today)
        var query = EntryQuery(account: account.id, from: month.firstDay, until: last, statuses: [.completed], limit: 500)
        var entries: [Entry] = []
        repeat {
            let page = try page(query)
            entries += page.entries
            query.after = page.next
        } while query.after != nil
        let zero = Money.zero(account.currency)
        return MonthStatement(
            account: account, month: month, opening: try booked(place, in: account.currency, at: month.previous.lastDay),
            closing: try booked(place, in: account.currency, at: last),
            moneyIn: try entries.filter { !$0.amount.isNegative }.reduce(zero) { try $0 + $1.amount },
            moneyOut: try entries.filter { $0.amount.isNegative }.reduce(zero) { try $0 - $1.amount }, entries: entries.reversed(),
            firstMonth: Month(of: today).adding(months: -24))
    }
}
