import Foundation
import Models
import Services
import Storage

/// Tells members what happened, inside the write in which it happens: there is nothing to tell of a write that is taken back.
///
/// It asks the members' settings once, so one telling serves a whole write.
final class NotificationTelling {
    /// Who is told, of those who can sign in.
    enum Audience: Hashable {
        case everybody
        /// Everybody but who did it; nil: the command line did.
        case everybodyBut(ID<Member>?)
        case owners
        case only([ID<Member>])
    }

    private let connection: Connection
    private let household: ID<Household>
    private let ids: IDSource
    private let milliseconds: Int64
    private let notifications: NotificationRepository
    private var known: [NotificationListener]?
    private var timeZone: String?

    /// - Parameter milliseconds: when it happens, since 1970.
    init(_ connection: Connection, household: ID<Household>, ids: IDSource, at milliseconds: Int64) {
        self.connection = connection
        self.household = household
        self.ids = ids
        self.milliseconds = milliseconds
        notifications = NotificationRepository(connection, household: household)
    }

    convenience init(_ write: LedgerWrite) {
        self.init(write.connection, household: write.household, ids: write.ids, at: write.milliseconds)
    }

    // MARK: - Telling

    /// Tells each of the audience whose settings ask for it, once for each key. The write has to announce `Topic.notifications`.
    ///
    /// - Parameters:
    ///   - key: what it tells of: the id of the thing, and what became of it.
    ///   - audience: nobody else is told.
    /// - Returns: to how many it was new.
    @discardableResult
    func tell(_ content: NotificationContent, key: String, to audience: Audience = .everybody) throws -> Int {
        var content = content
        content.subject = TextLimit.cut(content.subject, to: TextLimit.subject)
        var told = 0
        for listener in try listeners(in: audience) where try wants(listener, content) {
            let notification = Notification(id: ids.next(at: milliseconds), content: content, at: milliseconds)
            let due = try mailDue(listener.settings, content.kind.type)
            if try notifications.insert(notification, key: key, mailDueAt: due, for: listener.member) { told += 1 }
        }
        return told
    }

    /// Takes back what nobody has read yet.
    func withdraw(keys: [String]) throws {
        for listener in try listeners() {
            for key in keys { try notifications.withdraw(key, from: listener.member) }
        }
    }

    // MARK: - Members

    func listeners(in audience: Audience = .everybody) throws -> [NotificationListener] {
        let all: [NotificationListener]
        if let known {
            all = known
        } else {
            all = try NotificationSettingsRepository(connection, household: household).listeners()
            known = all
        }
        return switch audience {
        case .everybody: all
        case .everybodyBut(let member): all.filter { $0.member != member }
        case .owners: all.filter { $0.role == .owner }
        case .only(let members): all.filter { members.contains($0.member) }
        }
    }

    /// Whether a member's settings ask for it.
    func wants(_ listener: NotificationListener, _ content: NotificationContent) throws -> Bool {
        listener.settings.wants(content.kind, amount: try amount(content, like: listener.settings.minimumAmount))
    }

    /// What it is about in the currency of a minimum amount, by the last rate; nil where there is none.
    private func amount(_ content: NotificationContent, like minimum: Money?) throws -> Money? {
        guard let amount = content.amount, let minimum else { return nil }
        if amount.currency == minimum.currency { return amount }
        return try convert(amount, to: minimum.currency)
    }

    /// An amount in another currency by the last rate; nil where there is none, and where an unknown time zone leaves the day unknown.
    func convert(_ amount: Money, to currency: Currency) throws -> Money? {
        guard let zone = TimeZone(identifier: try zone()) else { return nil }
        let today = Moment(at: milliseconds, in: zone).day
        guard
            let quotient = try RateLookup(connection, household: household).quotient(from: amount.currency, to: currency, on: today)
        else { return nil }
        // What is too large for a figure is above every minimum, and of a size that nobody asks for.
        return try Figure.unlessTooLarge { try quotient.convert(amount, to: currency) }
    }

    private func mailDue(_ settings: NotificationSettings, _ type: NotificationType) throws -> Int64? {
        guard settings.email != nil else { return nil }
        // Quiet hours in an unknown time zone are not known; that must not keep anybody from being told, or from signing in.
        guard TimeZone(identifier: try zone()) != nil else { return milliseconds }
        return settings.mailDue(type, at: milliseconds, offset: try ZoneOffset.of(try zone()))
    }

    private func zone() throws -> String {
        if let timeZone { return timeZone }
        let found = try HouseholdRepository(connection).find(household)?.timeZone ?? "UTC"
        timeZone = found
        return found
    }
}
