import Models
import Navigation
import Observation
import Services

/// One notification, opened by a link from a message. Displaying it does not mark it as read.
@Observable
final class NotificationDetailViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
    private(set) var line: NotificationLine?

    // MARK: - Dependencies

    let notificationId: String
    let context: MemberContext
    private let service: any NotificationServiceProtocol
    private let household: any HouseholdServiceProtocol
    private weak let coordinator: HomeCoordinator?

    // MARK: - Initialization

    init(
        notificationId: String, service: any NotificationServiceProtocol, household: any HouseholdServiceProtocol, context: MemberContext,
        coordinator: HomeCoordinator?
    ) {
        self.notificationId = notificationId
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
        guard let id = ID<Notification>(notificationId) else { return state = .error(.notFound) }
        do {
            let notification = try await service.fetchNotification(id: id)
            line = try await household.moments(at: [notification.at]).first.map { NotificationLine(notification, at: $0) }
            state = .loaded
        } catch {
            line = nil
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    func open() async {
        guard let line else { return }
        await NotificationOpener(service: service, coordinator: coordinator).open(line.notification)
    }

    func mark(read isRead: Bool) async {
        guard let line else { return }
        do {
            try await service.markRead(id: line.notification.id, isRead)
        } catch {
            coordinator?.notify(Notice(message(of: error)))
        }
    }

    func delete() async {
        guard let line else { return }
        do {
            try await service.deleteNotification(id: line.notification.id)
            coordinator?.open(Link(.home(.notifications)))
        } catch {
            coordinator?.notify(Notice(message(of: error)))
        }
    }
}
