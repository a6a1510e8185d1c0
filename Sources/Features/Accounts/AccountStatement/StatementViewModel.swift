import Models
import Navigation
import Observation
import Services

/// An account's statement for one month, made to be printed.
@Observable
final class StatementViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    private(set) var statement: MonthStatement?

    // MARK: - Properties

    let accountId: String
    /// Nil where the path names no month.
    let month: Month?

    // MARK: - Dependencies

    let context: MemberContext
    private let screens: any AccountScreenServiceProtocol

    // MARK: - Initialization

    init(accountId: String, year: Int, month: Int, screens: any AccountScreenServiceProtocol, context: MemberContext) {
        self.accountId = accountId
        self.month = Day(year: year, month: month, day: 1).map(Month.init(of:))
        self.screens = screens
        self.context = context
    }

    /// The month as people say it: `March 2026`.
    var title: String {
        guard let month else { return "Statement" }
        return "\(context.locale.standaloneMonthName(month.month)) \(month.year)"
    }

    /// This statement.
    var current: Link { link(month ?? context.today.monthOfYear) }

    /// The statement of the month before; nil where the account had not begun.
    var previous: Link? {
        guard let month, let first = statement?.firstMonth, first < month else { return nil }
        return link(month.previous)
    }

    /// The statement of the month after; nil where that has not begun.
    var next: Link? {
        guard let month, month < context.today.monthOfYear else { return nil }
        return link(month.next)
    }

    // MARK: - Data Loading

    func loadData() async {
        guard let id = ID<Account>(accountId), let month else { return state = .error(.notFound) }
        state = .loading
        do {
            statement = try await screens.fetchStatement(id: id, month: month)
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Private Methods

    private func link(_ month: Month) -> Link {
        Link(.accounts(.statement(accountId: accountId, year: month.year, month: month.month)))
    }
}
