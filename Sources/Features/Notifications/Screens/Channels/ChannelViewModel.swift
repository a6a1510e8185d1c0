import Localization
import Models
import Navigation
import NotificationsModel
import Observation
import ScreenKit
import Services

/// One device or service that receives notifications.
@Observable
final class ChannelViewModel: LoadableModel {
    private(set) var line: ChannelLine?
    /// The action that waits for the passphrase, from the query: `amounts` to show amounts; empty if there is none.
    var step = ""
    /// The answer for the waiting action.
    @ObservationIgnored private(set) lazy var answer = ConfirmationAnswer(context)
    private var isConfirmed = false

    let context: NotificationsContext
    let channelId: String

    private static let amountsStep = "amounts"

    init(_ context: NotificationsContext, channelId: String) {
        self.context = context
        self.channelId = channelId
    }

    var path: String { NotificationsRoute.channel(channelId: channelId).path.absolute }

    /// Whether showing amounts waits for the passphrase.
    var asksForAmounts: Bool { step == Self.amountsStep && !isConfirmed }

    func load() async throws {
        guard let id = ID<Channel>(channelId) else { throw ServiceError.notFound }
        let channel = try await context.services.channels().fetchChannel(id: id)
        line = try await ChannelLine.lines(of: [channel], context).first
        if !step.isEmpty { isConfirmed = try await context.services.confirmation().isConfirmed() }
        if asksForAmounts { await answer.prepare() }
    }

    func sendTest() async {
        guard let line else { return }
        await context.perform(saying: "A test message is on its way") {
            try await context.services.channels().sendTest(to: line.channel.id)
        }
    }

    func setShowsAmounts(_ showsAmounts: Bool) async {
        guard let line else { return }
        do {
            try await context.services.channels().setShowsAmounts(showsAmounts, of: line.channel.id)
            context.notify(
                Notice(showsAmounts ? "Its messages contain amounts from now on" : "Its messages contain no amounts from now on"))
            if !step.isEmpty { context.push(.channel(channelId: channelId)) }
        } catch ServiceError.confirmationNeeded {
            context.open(Link(.notifications(.channel(channelId: channelId)), query: [QueryItem("step", Self.amountsStep)]))
        } catch {
            context.fail(error)
        }
    }

    /// Verifies the answer and then shows amounts.
    func confirm() async {
        guard await answer.confirm() else { return }
        isConfirmed = true
        await setShowsAmounts(true)
    }

    func end() async {
        guard let line else { return }
        await context.perform {
            do {
                try await context.services.channels().endChannel(id: line.channel.id)
                context.notify(Notice("\(line.title) receives no more notifications"))
            } catch ServiceError.notFound {
                context.notify(Notice("\(line.title) was removed already"))
            }
            context.push(.settings)
        }
    }
}

extension ChannelLine {
    /// The lines of channels, in their order.
    static func lines(of channels: [Channel], _ context: NotificationsContext) async throws -> [ChannelLine] {
        let time = context.services.localTime()
        let made = try await time.moments(at: channels.map(\.createdAt))
        let used = try await time.moments(at: channels.map { $0.usedAt ?? 0 })
        let failed = try await time.moments(at: channels.map { $0.failedAt ?? 0 })
        return channels.indices.map { index in
            let channel = channels[index]
            return ChannelLine(
                channel: channel, made: made[index], used: channel.usedAt == nil ? nil : used[index],
                failed: channel.failedAt == nil ? nil : failed[index])
        }
    }
}
