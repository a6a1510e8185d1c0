import Models
import Navigation
import Observation
import Services

/// Where the member is signed in.
@Observable
final class SessionsViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    /// Latest used first.
    private(set) var lines: [SessionLine] = []

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any SecurityServiceProtocol
    private let household: any HouseholdServiceProtocol
    private weak let coordinator: MoreCoordinator?

    // MARK: - Initialization

    init(
        service: any SecurityServiceProtocol, household: any HouseholdServiceProtocol, context: MemberContext, coordinator: MoreCoordinator?
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
        do {
            let sessions = try await service.fetchSessions()
            let moments = try await household.moments(at: sessions.map(\.usedAt))
            lines = zip(sessions, moments).map { SessionLine(session: $0, usedAt: $1) }
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    func end(_ line: SessionLine) async {
        do {
            try await service.endSession(id: line.session.id)
            coordinator?.notify(Notice("\(line.title) is signed out"))
        } catch ServiceError.notFound {
            coordinator?.notify(Notice("\(line.title) was signed out already"))
        } catch {
            coordinator?.notify(Notice(ServiceError(error).description))
        }
    }

    func endOthers() async {
        do {
            try await service.endOtherSessions()
            coordinator?.notify(Notice("You are signed in here alone"))
        } catch {
            coordinator?.notify(Notice(ServiceError(error).description))
        }
    }
}
