import App
import ArgumentParser
import CommandKit
import Installation
import Localization
import MembersModel
import Server
import ServiceKit
import Services

struct ServeCommand: DatabaseCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serves the household to browsers until it is stopped.",
        discussion: """
            Without TLS it listens on this machine only. For other machines give a certificate and its key, or the address of a TLS proxy.
            While it runs, a file next to the database, with the suffix .address, holds its address; coffer open reads it.
            A backup is kept for each of the last 7 days and the last 4 weeks in a folder next to the database.
            E-mail is sent if the environment names a server: COFFER_SMTP_URL=smtp://user:password@host:587, with COFFER_SMTP_FROM for the
            sender address, COFFER_SMTP_CA for a file of trusted certificates, and COFFER_URL for the base URL of links.
            Other servers are asked over HTTPS at public addresses only; COFFER_ALLOW_HOSTS=wiki.home,192.168.1.5:8443 names those that may
            be private, and COFFER_OUTGOING_CA a file of trusted certificates. COFFER_KEY_FILE is the file with the key for secrets.
            Example: coffer serve --port 8080
            """)

    @Option(help: ArgumentHelp("The address to listen on.", valueName: "address")) var host = "127.0.0.1"
    @Option(help: ArgumentHelp("The port to listen on; 0 chooses a free port.", valueName: "port")) var port = 8080
    @Option(help: ArgumentHelp("The certificate chain, in PEM.", valueName: "file"), completion: .file()) var tlsCertificate: String?
    @Option(help: ArgumentHelp("The certificate's private key, in PEM.", valueName: "file"), completion: .file()) var tlsKey: String?

    @Option(
        help: ArgumentHelp("The IP address of the proxy: only it may connect, and its X-Forwarded-For is trusted.", valueName: "address"))
    var behindProxy: String?

    @OptionGroup var options: DatabaseOptions

    var common: CommonOptions { options.common }

    /// How long a request waits for other writers before the user is asked to try again.
    private static let timeout = Duration.seconds(10)

    func run() async throws {
        let configuration = try serverConfiguration()
        let environment = ServerEnvironment()
        let mail = try environment.mail()
        let site = try environment.site(configuration)
        let outgoing = try environment.outgoing()
        let location = try DatabaseLocation(named: common.database)
        try location.prepare()
        let clock = InstallationClock(now: milliseconds, today: common.today)
        let keyFile = SecretKeyFile()
        let secrets = secretsOfMembers(keyFile)
        // What is wrong with the key is said now, and again when it is needed; it is made when it is needed.
        if keyFile.exists { try? secrets.prepare() }
        var resources = try embeddedCatalogues()
        resources.add(outgoing)
        resources.add { secrets }
        let installation = try LiveInstallation(
            path: location.path, clock: clock, timeout: Self.timeout, mail: mail, site: site, paths: screenPaths,
            screens: FeatureList.standard.searchHits, resources: resources, setupDefaults: systemDefaults())
        let console = Console.standard()
        let needsSetup = try await installation.auth.needsSetup()
        // Also if nobody is asked for it now: after the removal of the last household the setup is open again.
        let token = configuration.needsSetupToken ? RandomToken.typed() : nil
        let today = { @Sendable in try clock.today(systemTimeZone()) }
        let maintenance = MaintenanceJob(installation, backups: BackupFolder(besides: location.path), today: today)
        let due = DueOrdersJob(installation)
        let mailDelivery = MailDeliveryJob(installation)
        let channelDelivery = ChannelDeliveryJob(installation)
        var jobs = [
            PeriodicJob(every: .seconds(600)) { await maintenance.run() }, PeriodicJob(every: .seconds(60)) { await due.run() },
        ]
        if mail != nil { jobs.append(PeriodicJob(every: .seconds(5)) { await mailDelivery.run() }) }
        jobs.append(PeriodicJob(every: .seconds(5)) { await channelDelivery.run() })
        let file = ServerAddressFile(besides: location.path)
        defer { file.remove() }
        let server = CofferServer(
            installation, configuration: configuration,
            options: ServerOptions(
                setupToken: token, stagingFolder: location.path + "-arriving", build: String(milliseconds(), radix: 36),
                services: jobs,
                onListening: { port in
                    file.write(configuration.address(port: port))
                    console.note("Coffer is at \(configuration.address(port: port))")
                    if let token, needsSetup { console.note("The setup asks for this token: \(token)") }
                }))
        try await server.run()
        try await installation.close()
    }

    private func serverConfiguration() throws(CommandFailure) -> ServerConfiguration {
        let transport: ServerConfiguration.Transport
        switch (tlsCertificate, tlsKey, behindProxy) {
        case (nil, nil, nil): transport = .plain
        case (let certificate?, let key?, nil): transport = .tls(certificate: certificate, key: key)
        case (nil, nil, let proxy?): transport = .behindProxy(address: proxy)
        case (_, _, nil): throw .usage("Give --tls-certificate and --tls-key together")
        default: throw .usage("--behind-proxy cannot be combined with --tls-certificate and --tls-key: the proxy handles TLS")
        }
        let configuration = ServerConfiguration(host: host, port: port, transport: transport)
        if let violation = configuration.violation { throw .usage(violation) }
        return configuration
    }
}
