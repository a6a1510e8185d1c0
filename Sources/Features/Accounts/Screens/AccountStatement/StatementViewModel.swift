import AccountsModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// A printable statement of an account for one month.
@Observable
final class StatementViewModel: LoadableModel {
    private(set) var statement: MonthStatement?

    let accountId: String
    /// The month of the statement; nil if the path contains no valid month.
    let month: Month?

    let context: AccountsContext

    init(_ context: AccountsContext, accountId: String, year: Int, month: Int) {
        self.context = context
        self.accountId = accountId
        self.month = Day(year: year, month: month, day: 1).map(Month.init(of:))
    }

    /// The month in words: `March 2026`.
    var title: LocalizedText {
        guard let month else { return "Statement" }
        return .verbatim("\(context.locale.standaloneMonthName(month.month)) \(month.year)")
    }

    /// The link to this statement.
    var current: Link { link(month ?? context.today.monthOfYear) }

    /// The link to the previous month; nil before the account was opened.
    var previous: Link? {
        guard let month, let first = statement?.firstMonth, first < month else { return nil }
        return link(month.previous)
    }

    /// The link to the next month; nil if that month has not begun.
    var next: Link? {
        guard let month, month < context.today.monthOfYear else { return nil }
        return link(month.next)
    }

    /// The path of the month's entries as CSV; nil before they are loaded.
    var csvPath: String? {
        guard statement != nil, let month else { return nil }
        let query = [
            QueryItem("to", "csv"), QueryItem("account", accountId), QueryItem("from", month.firstDay.description),
            QueryItem("until", month.lastDay.description),
        ]
        return "/files/export?" + QueryItem.text(query)
    }

    func load() async throws {
        guard let id = ID<Account>(accountId), let month else { throw ServiceError.notFound }
        statement = try await context.services.accountScreens().fetchStatement(id: id, month: month)
    }

    private func link(_ month: Month) -> Link {
        Link(.accounts(.statement(accountId: accountId, year: month.year, month: month.month)))
    }
}
