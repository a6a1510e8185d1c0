import Localization
import Models
import NotificationsModel
import SampleHousehold
import ScreenKit
import Services
import TestSupport
import Testing

@testable import Notifications

struct NotificationListViewModelTests {
    private func model(_ services: DependencyContainer) -> NotificationListViewModel {
        NotificationListViewModel(NotificationsContext(services))
    }

    @Test func theyAreGroupedByTodayYesterdayAndBefore() async throws {
        let model = model(try await .sample())
        await model.loadData()
        #expect(model.groups.map(\.period) == [.today, .yesterday, .older])
        #expect(model.groups.map(\.lines.count) == [14, 1, 14])
        #expect(model.unread == 14)
        let context = model.context
        #expect(
            model.groups.map { $0.lines[0].time(context.memberContext).string(in: context.memberContext.texts) } == [
                "10:00", "09:00", "22 May 2026",
            ])
    }

    @Test func whatIsDeletedElsewhereIsNoFault() async throws {
        let services = try await DependencyContainer.sample()
        let model = model(services)
        await model.loadData()
        let line = model.groups[0].lines[0]
        try await services.notifications().deleteNotification(id: line.notification.id)
        await model.delete(line)
        await model.refresh()
        #expect(model.state == .loaded && model.groups[0].lines.count == 13)
    }

    @Test func whatCannotBeLoadedIsSaid() async throws {
        let model = model(try await .sample(failing: .serverError(503)))
        await model.loadData()
        #expect(model.state == .error(.serverError(503)))
    }
}
