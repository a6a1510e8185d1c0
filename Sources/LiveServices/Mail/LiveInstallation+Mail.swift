extension LiveInstallation {
    package func deliverMail() async throws {
        guard let mail else { return }
        try await MailDelivery(database: database, clock: clock, modules: modules, transport: mail, address: address).deliver()
    }
}
