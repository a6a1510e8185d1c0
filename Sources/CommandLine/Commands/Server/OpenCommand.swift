import App
import ArgumentParser
import CommandKit
import Localization
import Navigation
import Server

struct OpenCommand: CofferCommand {
    static let configuration = CommandConfiguration(
        commandName: "open", abstract: "Opens the screen of a deep link in the browser.",
        discussion: """
            Accepts coffer://…, bankapp://… and https://…, and prints the address on the server of this machine: the one that serves the
            database, or with --port any other, such as a demo.
            Example: coffer open coffer://accounts
            """)

    @Argument(help: ArgumentHelp("The link.", valueName: "url")) var url: String

    @Option(
        help: ArgumentHelp("The port of the server on this machine; default: the port of coffer serve for the database.", valueName: "port")
    )
    var port: Int?

    @Flag(inversion: .prefixedNo, help: "Open a browser in addition to printing the address.") var browser = true
    @OptionGroup var options: DatabaseOptions

    var common: CommonOptions { options.common }

    func run() async throws {
        let link: Link
        do {
            link = try FeatureList.standard.routes.link(url: url)
        } catch {
            throw CommandFailure.usage(error.text)
        }
        let address = try server() + link.path
        let console = Console.standard()
        try console.output.write(address + "\n")
        try console.output.flush()
        if browser { Browser.open(address) }
    }

    /// The address of the server, without a slash at the end.
    private func server() throws -> String {
        if let port {
            guard (1...65_535).contains(port) else { throw CommandFailure.usage("\(port) is not a port") }
            guard LocalPort.answers(port) else {
                throw CommandFailure.failed("No server answers on port \(String(port)) of this machine; start it with coffer serve")
            }
            return ServerConfiguration(host: "localhost", port: port, transport: .plain).address()
        }
        let location = try DatabaseLocation(named: common.database)
        guard let address = ServerAddressFile(besides: location.path).read(),
            let port = address.split(separator: ":").last.flatMap({ Int($0) }),
            LocalPort.answers(port) || !address.contains("//localhost:")
        else {
            throw CommandFailure.failed("No server is running for this database; start it with coffer serve, or give its port with --port")
        }
        return address
    }
}
