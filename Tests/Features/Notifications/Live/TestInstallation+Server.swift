import Mail
import NotificationsModel
import ServiceKit
import Services
import TestSupport
import TestTools

@testable import Installation

extension TestInstallation {
    /// Another server over the same database, with the same clock.
    ///
    /// - Parameter uploads: its folder of uploads.
    func server(mail: (any MailTransport)? = nil, uploads: String? = nil) -> LiveInstallation {
        let clock = clock
        return LiveInstallation(
            database: database, clock: InstallationClock(now: { clock.now }), scrypt: Self.cheap, temporaryFolder: uploads, mail: mail)
    }
}

extension MailHousehold {
    /// The notifications of its member on a server with or without a transport.
    func notifications(mail: (any MailTransport)?) async throws -> any NotificationServiceProtocol {
        try await installation.server(mail: mail).container(for: installation.session(token)).notifications()
    }
}
