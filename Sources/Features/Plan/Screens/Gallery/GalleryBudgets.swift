import Models
import Navigation
import PlanModel
import Services

/// The ids of categories of the sample household that the gallery shows: one with a budget, and one without.
struct GalleryBudgets {
    private(set) var ids: [String] = []

    init(_ services: DependencyContainer) async {
        let month = services.context.household.month(of: services.context.today)
        guard let rows = try? await services.budgets().fetchAmounts(of: month).rows else { return }
        ids = [rows.first { $0.budget != nil }, rows.first { $0.budget == nil }].compactMap { $0?.category.id.description }
    }
}

extension PlanRoute {
    /// The same screen for the categories and expected items that there are.
    func links(_ gallery: GalleryBudgets, _ expected: GalleryExpected) -> [Link] {
        switch self {
        case .overview: [Link(.plan(self)), Link(.plan(self), query: [QueryItem("month", "2001-01")])]
        case .budgets: [Link(.plan(self)), Link(.plan(self), query: [QueryItem("fill", "suggested")])]
        case .forecast: [Link(.plan(self)), Link(.plan(self), query: [QueryItem("months", "12"), QueryItem("show", "scheduled")])]
        case .budget: gallery.ids.map { Link(.plan(.budget(categoryId: $0))) }
        case .expected, .newExpected, .expectedFound: [Link(.plan(self))]
        case .expectedDetail: expected.ids.map { Link(.plan(.expectedDetail(expectedId: $0))) }
        case .editExpected: expected.ids.prefix(1).map { Link(.plan(.editExpected(expectedId: $0))) }
        }
    }
}
