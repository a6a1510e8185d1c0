import App
import ArgumentParser
import CommandKit
import Foundation
import Installation
import Localization
import MembersModel
import Models
import SampleHousehold
import Server
import ServiceKit
import Services

struct DemoCommand: CofferCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo", abstract: "Shows a sample household in the browser, signed in. Nothing is stored.",
        discussion: """
            Two people over two years, in memory: all changes are discarded when the program stops.
            Example: coffer demo --port 8081
            """)

    @Option(help: ArgumentHelp("The port to listen on; 0 chooses a free port.", valueName: "port")) var port = 8080
    @Flag(inversion: .prefixedNo, help: "Open a browser if there is a desktop.") var open = true
    @Option(help: ArgumentHelp("Use this day as today (YYYY-MM-DD).", valueName: "day")) var today: Day?

    @Option(
        help: ArgumentHelp(
            "The language of the screens: en or de. Without it that of the system (LC_ALL, LC_MESSAGES, LANG), else English.",
            valueName: "language"))
    var language: Language?

    func run() async throws {
        let configuration = ServerConfiguration(host: "127.0.0.1", port: port, transport: .plain)
        if let violation = configuration.violation { throw CommandFailure.usage(violation) }
        let folder = FileManager.default.temporaryDirectory.path + "/coffer-demo-" + RandomToken.key()
        defer { try? FileManager.default.removeFolder(atPath: folder) }
        let console = Console.standard()
        console.note("Creating the household…")
        let passphrase = RandomToken.typed()
        let (installation, signIn) = try await household(in: folder, passphrase: passphrase)
        let opens = open
        let due = DueOrdersJob(installation)
        try await CofferServer(
            installation, configuration: configuration,
            options: ServerOptions(
                stagingFolder: folder + "/arriving", build: String(milliseconds(), radix: 36), demoSignIn: signIn,
                gallery: gallery(in: folder + "/gallery"),
                services: [PeriodicJob(every: .seconds(60)) { await due.run() }],
                onListening: { port in
                    let address = configuration.address(port: port)
                    console.note("The demo is at \(address); stop it with Ctrl-C")
                    console.note("Passphrase, if the demo asks for one: \(passphrase)")
                    if opens { Browser.open(address) }
                })
        ).run()
        try await installation.close()
    }

    /// The gallery of all screens; each request gets its own household.
    private func gallery(in folder: String) -> Gallery {
        let visits = SampleVisits(in: folder, screens: FeatureList.standard.searchHits)
        return Gallery { state in
            let visit = try await visits.begin(state == .empty ? .empty : .household, failing: state == .error ? .serverError(503) : nil)
            return GallerySource(services: visit.services, auth: visit.auth, setup: visit.setup, upload: visit.upload)
        }
    }

    /// The sample household, and a function that signs its owner in.
    ///
    /// Screens that ask for the passphrase again after some time accept `passphrase`. Scrypt uses minimal parameters.
    private func household(
        in folder: String, passphrase: String
    ) async throws -> (LiveInstallation, @Sendable () async throws -> String) {
        let clock = InstallationClock(now: milliseconds, today: today)
        let language = language ?? systemLanguage()
        let setup = SampleSetup(
            today: try clock.today(SampleHousehold.timeZone), now: milliseconds(), months: 24, passphrase: passphrase,
            locale: language == .german ? "de-DE" : "en-GB", language: language, resources: try embeddedCatalogues(), site: nil)
        let installation = try await SampleInstallation(filling: setup).live.copy(
            clock: clock, temporaryFolder: folder, paths: screenPaths, screens: FeatureList.standard.searchHits)
        let origin = SignInOrigin(address: "127.0.0.1")
        return (
            installation,
            {
                guard case .signedIn(let token) = try await installation.auth.signIn(name: "orla", passphrase: passphrase, from: origin)
                else {
                    throw ServiceError.serverError(500)
                }
                return token
            }
        )
    }
}
