import Foundation
package import Ledger
package import Models
import Services
package import Storage

/// Creates notifications for members within the unit of work that causes them, so that a rollback removes them, too.
///
/// Reads the members' settings once, so one sender serves a whole unit of work.
package final class NotificationSender {
    /// Recipients of a notification among the members who can sign in.
    package enum Recipients: Hashable {
        case everybody
        /// All members except the one who caused it; nil: the command line.
        case everybodyExcept(ID<Member>?)
        case owners
        case only([ID<Member>])
    }

    private let connection: Connection
    private let household: ID<Household>
    private let ids: IDSource
    private let milliseconds: Int64
    private let notifications: NotificationRepository
    private let audience: Audience
    private var cachedListeners: [NotificationListener]?
    private var timeZone: String?

    /// - Parameter milliseconds: time of the event, since 1970.
    package init(_ connection: Connection, household: ID<Household>, ids: IDSource, at milliseconds: Int64) {
        self.connection = connection
        self.household = household
        self.ids = ids
        self.milliseconds = milliseconds
        notifications = NotificationRepository(connection, household: household)
        audience = Audience(connection, household: household)
    }

    package convenience init(_ write: UnitOfWork) {
        self.init(write.connection, household: write.household, ids: write.ids, at: write.milliseconds)
    }

    // MARK: - Sending

    /// Notifies each recipient who sees what it is about, and whose settings include the notification, once per key. The caller has to announce
    /// `Topic.notifications`.
    ///
    /// - Parameters:
    ///   - key: identifies the event: the id of its subject and the kind of event.
    ///   - recipients: the recipients.
    ///   - accounts: the accounts it is about, or that what it is about follows; who does not see the entries of all of them is not notified.
    /// - Returns: number of members who were notified and had not been before.
    @discardableResult
    package func send(
        _ content: NotificationContent, key: String, to recipients: Recipients = .everybody, of accounts: [ID<Account>] = []
    ) throws -> Int {
        var content = content
        content.subject = TextLimit.cut(content.subject, to: TextLimit.subject)
        var sent = 0
        for listener in try listeners(in: recipients) where try accepts(listener, content) && audience.opens(accounts, to: listener) {
            let notification = Notification(id: ids.next(at: milliseconds), content: content, at: milliseconds)
            let due = listener.settings.email != nil || listener.hasChannels ? try deliveryTime(listener.settings, content.kind) : nil
            let isNew = try notifications.insert(
                notification, key: key, mailDueAt: listener.settings.email == nil ? nil : due,
                channelsDueAt: listener.hasChannels ? due : nil, for: listener.member, of: accounts)
            if isNew { sent += 1 }
        }
        return sent
    }

    /// Sends the notices that are computed from what each recipient sees.
    package func send(computedBy notices: (Connection) throws -> [DueNotice]) throws {
        for (listeners, connection) in try audience.readers(listeners()) {
            for notice in try notices(connection) {
                try send(notice.content, key: notice.key, to: .only(listeners.map(\.member)), of: notice.accounts)
            }
        }
    }

    /// Whether `send(computedBy:)` would notify somebody.
    package func hasNew(computedBy notices: (Connection) throws -> [DueNotice]) throws -> Bool {
        try audience.readers(listeners()).contains { try hasNew(try notices($0.connection), for: $0.listeners) }
    }

    /// Whether some of these members would be notified.
    package func hasNew(_ notices: [DueNotice], for listeners: [NotificationListener]) throws -> Bool {
        try listeners.contains { listener in
            try notices.contains { notice in
                try accepts(listener, notice.content) && audience.opens(notice.accounts, to: listener)
                    && !notifications.isNotified(notice.key, to: listener.member)
            }
        }
    }

    /// Deletes notifications that are still unread.
    package func withdraw(keys: [String]) throws {
        for listener in try listeners() {
            for key in keys { try notifications.withdraw(key, from: listener.member) }
        }
    }

    // MARK: - Members

    /// Whether a member sees the entries of an account.
    package func opens(_ account: ID<Account>, to listener: NotificationListener) throws -> Bool {
        try audience.opens([account], to: listener)
    }

    /// The members by what they see, each group with a connection that reads it.
    package func readers() throws -> [(listeners: [NotificationListener], connection: Connection)] { try audience.readers(listeners()) }

    package func listeners(in recipients: Recipients = .everybody) throws -> [NotificationListener] {
        let all: [NotificationListener]
        if let cachedListeners {
            all = cachedListeners
        } else {
            all = try NotificationSettingsRepository(connection, household: household).listeners()
            cachedListeners = all
        }
        return switch recipients {
        case .everybody: all
        case .everybodyExcept(let member): all.filter { $0.member != member }
        case .owners: all.filter { $0.role == .owner }
        case .only(let members): all.filter { members.contains($0.member) }
        }
    }

    /// Whether a member's settings include a notification.
    package func accepts(_ listener: NotificationListener, _ content: NotificationContent) throws -> Bool {
        listener.settings.accepts(content.kind, amount: try amount(content, like: listener.settings.minimumAmount))
    }

    /// The notification's amount in the currency of a minimum amount, by the latest rate; nil if there is none.
    private func amount(_ content: NotificationContent, like minimum: Money?) throws -> Money? {
        guard let amount = content.amount, let minimum else { return nil }
        if amount.currency == minimum.currency { return amount }
        return try convert(amount, to: minimum.currency)
    }

    /// Converts an amount by the latest rate; nil if there is none, or if an unknown time zone leaves the day unknown.
    package func convert(_ amount: Money, to currency: Currency) throws -> Money? {
        guard let zone = TimeZone(identifier: try householdTimeZone()) else { return nil }
        let today = Moment(at: milliseconds, in: zone).day
        guard
            let quotient = try RateLookup(connection, household: household).quotient(from: amount.currency, to: currency, on: today)
        else { return nil }
        // An amount that overflows is above every minimum, and is shown without conversion.
        return try Figure.nilOnOverflow { try quotient.convert(amount, to: currency) }
    }

    private func deliveryTime(_ settings: NotificationSettings, _ kind: NotificationKind) throws -> Int64? {
        // Quiet hours in an unknown time zone cannot be computed; this must not block notifications or signing in.
        guard TimeZone(identifier: try householdTimeZone()) != nil else {
            let isSent = settings.deliveryTime(kind.type, isRequested: kind.isRequested, at: milliseconds, offset: { _ in 0 }) != nil
            return isSent ? milliseconds : nil
        }
        return settings.deliveryTime(
            kind.type, isRequested: kind.isRequested, at: milliseconds, offset: try ZoneOffset.of(try householdTimeZone()))
    }

    private func householdTimeZone() throws -> String {
        if let timeZone { return timeZone }
        let found = try HouseholdRepository(connection).find(household)?.timeZone ?? "UTC"
        timeZone = found
        return found
    }
}
