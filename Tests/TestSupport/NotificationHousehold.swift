import Installation
import MembersModel
package import Models
package import NotificationsModel
package import ServiceKit
package import Services
import Testing

/// A household with several members who receive notifications.
package struct NotificationHousehold {
    package let installation: TestInstallation
    /// Tokens by sign-in name; tamara is the owner.
    package var tokens: [String: String]

    package init(installation: TestInstallation, tokens: [String: String]) {
        self.installation = installation
        self.tokens = tokens
    }

    /// - Parameter others: further members; the owner always exists.
    package static func with(_ others: [(String, Role)] = []) async throws -> NotificationHousehold {
        let (installation, owner) = try await TestInstallation.withOwner()
        var tokens = ["tamara": owner]
        for (name, role) in others { tokens[name] = try await installation.add(name, role, by: owner) }
        let household = NotificationHousehold(installation: installation, tokens: tokens)
        // The owner was notified of the added members.
        for name in tokens.keys { try await household.clear(name) }
        return household
    }

    package func container(_ name: String) async throws -> DependencyContainer {
        try await installation.container(try await token(name))
    }

    /// A token of the member's session; of a new one where days have gone by and it has ended.
    private func token(_ name: String) async throws -> String {
        let token = try #require(tokens[name])
        if try await installation.auth.session(token, isUse: false) != nil { return token }
        return try await installation.signIn(name)
    }

    package func service(_ name: String) async throws -> any NotificationServiceProtocol { try await container(name).notifications() }

    package func member(_ name: String) async throws -> ID<Member> {
        try await installation.session(try await token(name)).profile.id
    }

    /// The notifications of a member, newest first.
    package func told(_ name: String) async throws -> [NotificationContent] {
        try await service(name).fetchNotifications(after: nil, limit: 100).notifications.map(\.content)
    }

    package func clear(_ name: String) async throws {
        for notification in try await service(name).fetchNotifications(after: nil, limit: 100).notifications {
            try await service(name).deleteNotification(id: notification.id)
        }
    }

    package func set(_ name: String, _ change: (inout NotificationSettings) -> Void) async throws {
        var settings = try await service(name).fetchSettings()
        change(&settings)
        _ = try await service(name).updateSettings(settings)
    }

    /// A context of the command line.
    package func owner() async throws -> ServiceContext {
        let household = try await installation.session(try await token("tamara")).household
        return installation.live.ownerContext(of: household)
    }

    package func money(_ units: Int64, _ code: String = "EUR") throws -> Money {
        Money(minorUnits: units, currency: try #require(Currency(code: code)))
    }
}
