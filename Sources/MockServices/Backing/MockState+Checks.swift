import Models
import Services

/// Checks of accounts against statements.
extension MockState {

    mutating func startCheck(of account: Account, day: Day, stated: Money, since: Day?) throws -> AccountCheck {
        guard stated.currency == account.currency else {
            throw ServiceError.rule("The amount must be in \(account.currency.code)")
        }
        guard day <= today else { throw ServiceError.rule("The day is still to come") }
        let closed = closedDays[account.id]?.last
        if let closed, day <= closed { throw ServiceError.rule("The day is closed already") }
        let from = closed?.adding(days: 1) ?? since ?? Month(of: day).firstDay
        let ticked = checks[account.id]?.ticked ?? []
        let check = MockCheck(from: from, day: day, stated: stated, ticked: ticked)
        checks[account.id] = check
        record(.startCheck, account.name)
        return try page(of: check, account, after: nil)
    }

    /// One page of a check; its difference counts the ticks of all pages.
    func page(of check: MockCheck, _ account: Account, after: EntryCursor?) throws -> AccountCheck {
        let query = EntryQuery(
            account: account.id, from: check.from, until: check.day, statuses: [.completed], limit: 50, after: after)
        let page = try page(query)
        let opening = try booked(Place(account.id), in: account.currency, at: check.from.adding(days: -1))
        let ticked = try entries(of: account.id).filter {
            $0.status == .completed && $0.day >= check.from && $0.day <= check.day && check.ticked.contains($0.id)
        }
        let found = try ticked.reduce(opening) { try $0 + $1.amount }
        return AccountCheck(
            account: account.id, from: check.from, day: check.day, stated: check.stated, opening: opening, entries: page.entries,
            next: page.next, ticked: check.ticked.intersection(page.entries.map(\.id)), difference: try check.stated - found)
    }
}
