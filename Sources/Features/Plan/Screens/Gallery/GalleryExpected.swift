import Models
import PlanModel
import Services

/// The ids of the sample household's expected items that the gallery shows, one for each status.
struct GalleryExpected {
    private(set) var ids: [String] = []

    init(_ services: DependencyContainer) async {
        guard let overview = try? await services.expected().fetchExpected() else { return }
        ids = ExpectedStatus.allCases.compactMap { status in overview.items.first { $0.status == status }?.item.id.description }
    }
}
