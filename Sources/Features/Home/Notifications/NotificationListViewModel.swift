import Models
import Navigation
import Observation
import Services

/// The notifications of the member, newest first.
@Observable
final class NotificationListViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
    private(set) var groups: [NotificationGroup] = []
    /// The number of all unread notifications.
    private(set) var unread = 0
    /// The cursor of the page from the query; empty for the first page.
    var after = ""
    /// The link to the next page; nil on the last page.
    private(set) var next: Link?

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any NotificationServiceProtocol
    private let household: any HouseholdServiceProtocol
    private weak let coordinator: HomeCoordinator?

    private static let pageSize = 30

    // MARK: - Initialization

    init(
        service: any NotificationServiceProtocol, household: any HouseholdServiceProtocol, context: MemberContext,
        coordinator: HomeCoordinator?
    ) {
        self.service = service
        self.household = household
        self.context = context
        self.coordinator = coordinator
    }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        await refresh()
    }

    func refresh() async {
        var start: ID<Notification>?
        if !after.isEmpty {
            guard let id = ID<Notification>(after) else { return state = .error(.notFound) }
            start = id
        }
        do {
            let page = try await service.fetchNotifications(after: start, limit: Self.pageSize)
            let moments = try await household.moments(at: page.notifications.map(\.at))
            let lines = zip(page.notifications, moments).map { NotificationLine($0, at: $1) }
            groups = NotificationGroup.groups(of: lines, today: context.today)
            unread = page.unread
            next = page.next.map { Link(.home(.notifications), query: [QueryItem("after", $0.description)]) }
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    func open(_ line: NotificationLine) async {
        await NotificationOpener(service: service, coordinator: coordinator).open(line.notification)
    }

    func markAllRead() async {
        await attempt { try await $0.markAllRead() }
    }

    func delete(_ line: NotificationLine) async {
        await attempt { try await $0.deleteNotification(id: line.notification.id) }
    }

    private func attempt(_ body: (any NotificationServiceProtocol) async throws -> Void) async {
        do {
            try await body(service)
        } catch ServiceError.notFound {
            // The notification is deleted already.
        } catch {
            coordinator?.notify(Notice(message(of: error)))
        }
    }
}
