import Localization
import Models
import Navigation
import Observation
import PeopleModel
import ScreenKit
import Services

/// The links with which people without an account open a group.
@Observable
final class GuestLinksViewModel: LoadableModel {
    private(set) var links: [GuestLink]?
    var mayWrite = true
    var days = "90"
    /// The address of a link that was just made; it is not shown again.
    private(set) var newLink: String?
    private(set) var problem: LocalizedText?
    /// The passphrase field, required for a new link.
    let question: PassphraseQuestion

    let groupId: String

    let context: PeopleContext

    init(_ context: PeopleContext, groupId: String) {
        self.context = context
        question = PassphraseQuestion(context)
        self.groupId = groupId
    }

    var showsResult: Bool { newLink != nil }

    /// The day on which a link was made, in UTC.
    func firstDay(of link: GuestLink) -> Day { Self.day(of: link.createdAt) }

    /// The day on which a link ends, in UTC.
    func lastDay(of link: GuestLink) -> Day { Self.day(of: link.expiresAt) }

    /// The day on which a link was last used, in UTC; nil: never.
    func usedDay(of link: GuestLink) -> Day? { link.usedAt.map { Self.day(of: $0) } }

    func load() async throws {
        guard let id = ID<PeopleGroup>(groupId) else { throw ServiceError.notFound }
        let group = try await context.services.people().fetchGroup(id: id, after: nil, limit: 1).summary.group
        guard !group.isDirect else { throw ServiceError.notFound }
        links = try await context.services.people().fetchGuestLinks(group: id)
    }

    /// Makes a link, whose address is shown once.
    func make() async {
        guard let id = ID<PeopleGroup>(groupId) else { return }
        guard let days = Int(days.trimmed) else { return problem = RuleViolation.guestLinkLifetime.text }
        do {
            try await question.confirming("Enter your passphrase to make the link.") {
                let made = try await context.services.people().addGuestLink(group: id, canWrite: mayWrite, days: days)
                newLink = context.site + Link(.guest(.group(token: made.token))).path
                links = [made.link] + (links ?? [])
            }
        } catch {
            problem = context.message(of: error)
        }
    }

    func revoke(_ link: GuestLink) async {
        await context.perform(saying: "Link revoked") {
            try await context.services.people().revokeGuestLink(id: link.id, group: link.group)
        }
    }

    private static func day(of milliseconds: Int64) -> Day { Day(number: Int32(clamping: milliseconds / 86_400_000)) }
}
