import Localization
import Models
import Navigation
import Observation
import Services

/// A printable statement of an account for one month.
@Observable
final class StatementViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    private(set) var statement: MonthStatement?

    // MARK: - Properties

    let accountId: String
    /// The month of the statement; nil if the path contains no valid month.
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
