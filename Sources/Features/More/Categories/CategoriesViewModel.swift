import Localization
import Models
import Navigation
import Observation
import Services

/// Lists all categories and creates a new one.
@Observable
final class CategoriesViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
    private(set) var categories: [Category] = []
    /// The number of transactions per category.
    private(set) var counts: [ID<Category>: Int] = [:]
    /// Whether archived categories are listed, from the query.
    var showsArchived = false
    var name = ""
    var categoryClass = CategoryClass.spending
    var icon = "tag"
    private(set) var nameError: LocalizedText?

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any CategoryServiceProtocol
    private weak let coordinator: MoreCoordinator?

    // MARK: - Initialization

    init(service: any CategoryServiceProtocol, context: MemberContext, coordinator: MoreCoordinator?) {
        self.service = service
        self.context = context
        self.coordinator = coordinator
    }

    /// The classes that have categories, in their standard order.
    var groups: [(class: CategoryClass, categories: [Category])] {
        CategoryClass.allCases.map { of in (of, categories.filter { $0.class == of }) }.filter { !$0.categories.isEmpty }
    }

    /// The link to this screen with archived categories shown or hidden.
    var archivedLink: Link { Link(.more(.categories), query: showsArchived ? [] : [QueryItem("archived", "1")]) }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        await refresh()
    }

    func refresh() async {
        do {
            categories = try await service.fetchCategories(includingArchived: showsArchived)
            counts = try await service.countEntries()
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    func add() async {
        guard !name.allSatisfy(\.isWhitespace) else { return nameError = "Enter a name" }
        do {
            let category = try await service.addCategory(name: name, class: categoryClass, icon: icon)
            coordinator?.notify(Notice("\(category.name) added"))
        } catch {
            nameError = message(of: error)
        }
    }
}
