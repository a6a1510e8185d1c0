import Models
import Navigation
import SavingsModel
import Services

/// The ids of the sample household's savings that the gallery shows; nil where there is none.
struct GallerySavings {
    private(set) var account: String?
    /// In the order of their statuses: reached, on track, behind, without a day.
    private(set) var goals: [String] = []

    init(_ services: DependencyContainer) async {
        let overview = try? await services.savings().fetchSavings()
        account = overview?.accounts.first?.id.description
        goals = GoalStatus.allCases.compactMap { status in
            overview?.goals.first { $0.status == status }?.id.description
        }
    }
}

extension SavingsRoute {
    /// The same screen for the savings that there are; of those that look otherwise for another query or another goal, each.
    func links(_ savings: GallerySavings) -> [Link] {
        let account = savings.account ?? ""
        switch self {
        case .dashboard, .new, .newGoal: return [Link(.savings(self))]
        case .accounts: return [Link(.savings(self)), Link(.savings(self), query: [QueryItem("q", "nothing")])]
        case .goals: return [Link(.savings(self)), Link(.savings(self), query: [QueryItem("order", "1")])]
        case .detail:
            let detail = AppRoute.savings(.detail(accountId: account))
            return [Link(detail), Link(detail, query: [QueryItem("months", "24")])]
        case .edit:
            let edit = AppRoute.savings(.edit(accountId: account))
            return [Link(edit), Link(edit, query: [QueryItem("delete", "1")])]
        case .goalDetail: return savings.goals.map { Link(.savings(.goalDetail(goalId: $0))) }
        case .editGoal: return savings.goals.prefix(1).map { Link(.savings(.editGoal(goalId: $0))) }
        }
    }
}
