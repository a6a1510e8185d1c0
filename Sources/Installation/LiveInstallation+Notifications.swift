import NotificationsLive
import OutgoingHTTP

extension LiveInstallation {
    package func calendar(token: String) async throws -> [UInt8]? {
        try await CalendarReader(database: database, clock: clock, modules: modules, address: address).calendar(token: token)
    }

    package func deliverMail() async throws {
        guard let mail else { return }
        try await MailDelivery(database: database, clock: clock, modules: modules, transport: mail, address: address).deliver()
    }

    package func deliverToChannels() async throws {
        try await ChannelDelivery(
            database: database, clock: clock, modules: modules, transport: { self.outgoing ?? UnavailableTransport(.library) },
            secrets: secrets,
            site: site, paths: paths
        ).deliver()
    }
}
