import ArgumentParser
import LiveServices
import Models
import Server
import Services

struct ServeCommand: DatabaseCommand {

    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serves the household to browsers until it is told to stop.",
        discussion: """
            Without TLS it listens on this machine alone. For others name a certificate and its key, or what speaks TLS in front of it.
            While it runs, a file beside the database, with .address at the end of its name, says where it listens; coffer open reads it.
            A copy of the database is kept for each of the last 7 days and the last 4 weeks in a folder beside it.
            E-mail is sent where the environment names a server: COFFER_SMTP_URL=smtp://user:password@host:587, with COFFER_SMTP_FROM for the
            address it is from, COFFER_SMTP_CA for a file of certificates to trust, and COFFER_URL for where its links lead.
            Example: coffer serve --port 8080
            """)

    @Option(help: ArgumentHelp("Where to listen.", valueName: "address"))
    var host = "127.0.0.1"

    @Option(help: ArgumentHelp("Where to listen; 0 takes any that is free.", valueName: "port"))
    var port = 8080

    @Option(help: ArgumentHelp("The certificate chain, in PEM.", valueName: "file"), completion: .file())
    var tlsCertificate: String?

    @Option(help: ArgumentHelp("The certificate's private key, in PEM.", valueName: "file"), completion: .file())
    var tlsKey: String?

    @Option(help: ArgumentHelp("The only IP address that may connect, and whose X-Forwarded-For is believed.", valueName: "address"))
    var behindProxy: String?

    @OptionGroup var common: CommonOptions

    /// How long a person waits for what others write before they are asked to try again.
    private static let timeout = Duration.seconds(10)

    func run() async throws {
        let configuration = try serverConfiguration()
        let surroundings = ServerSurroundings()
        let mail = try surroundings.mail()
        let site = try surroundings.site(configuration)
        let location = try DatabaseLocation(named: common.database)
        try location.prepare()
        let clock = InstallationClock(now: milliseconds, today: common.today)
        let installation = try LiveInstallation(
            path: location.path, clock: clock, timeout: Self.timeout, mail: mail, site: site, catalogue: cardCatalogue(),
            setupDefaults: systemDefaults())
        let console = Console.standard()
        let needsSetup = try await installation.auth.needsSetup()
        let token = configuration.needsSetupToken && needsSetup ? RandomToken.typed() : nil
        let today = { @Sendable in try clock.today(systemTimeZone()) }
        let upkeep = MaintenanceJob(installation, backups: BackupFolder(besides: location.path), today: today) {
            try await Task.sleep(for: .seconds(600))
        }
        let due = DueOrdersJob(installation) { try await Task.sleep(for: .seconds(60)) }
        let rounds = MailDeliveryJob(installation) { try await Task.sleep(for: .seconds(5)) }
        let file = ServerAddressFile(besides: location.path)
        defer { file.remove() }
        let server = CofferServer(
            installation, configuration: configuration,
            options: ServerOptions(
                setupToken: token, stagingFolder: location.path + "-arriving", build: String(milliseconds(), radix: 36),
                services: [upkeep, due] + (mail == nil ? [] : [rounds]),
                onListening: { port in
                    file.write(configuration.address(port: port))
                    console.note("Coffer is at \(configuration.address(port: port))")
                    if let token { console.note("The setup asks for this token: \(token)") }
                }))
        try await server.run()
        try installation.close()
    }

    private func serverConfiguration() throws(CommandFailure) -> ServerConfiguration {
        let transport: ServerConfiguration.Transport
        switch (tlsCertificate, tlsKey, behindProxy) {
        case (nil, nil, nil): transport = .plain
        case (let certificate?, let key?, nil): transport = .tls(certificate: certificate, key: key)
        case (nil, nil, let proxy?): transport = .behindProxy(address: proxy)
        case (_, _, nil): throw .usage("--tls-certificate and --tls-key go together")
        default: throw .usage("--behind-proxy goes without --tls-certificate and --tls-key: the proxy speaks TLS")
        }
        let configuration = ServerConfiguration(host: host, port: port, transport: transport)
        if let violation = configuration.violation { throw .usage(violation) }
        return configuration
    }
}
