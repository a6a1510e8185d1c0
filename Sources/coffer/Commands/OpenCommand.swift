import ArgumentParser
import Navigation
import Server
import Services

struct OpenCommand: CofferCommand {

    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Opens the screen that a deep link leads to, in the browser where there is one.",
        discussion: """
            Takes coffer://…, bankapp://… and https://…, and prints the address at the server of this machine: the one that serves the
            database, or with --port any other, such as a demo.
            Example: coffer open coffer://accounts
            """)

    @Argument(help: ArgumentHelp("The link.", valueName: "url"))
    var url: String

    @Option(
        help: ArgumentHelp("Where the server of this machine listens; else where coffer serve said for the database.", valueName: "port"))
    var port: Int?

    @Flag(inversion: .prefixedNo, help: "Open a browser, not only print the address.")
    var browser = true

    @OptionGroup var common: CommonOptions

    func run() async throws {
        let link: Link
        do {
            link = try DeepLinkParser.parse(url)
        } catch {
            throw CommandFailure.usage(error.description)
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
            guard (1...65_535).contains(port) else { throw CommandFailure.usage("\(port) is no port") }
            guard LocalPort.answers(port) else {
                throw CommandFailure.failed("No server answers on port \(port) of this machine; start it with coffer serve")
            }
            return ServerConfiguration(host: "localhost", port: port, transport: .plain).address()
        }
        let location = try DatabaseLocation(named: common.database)
        guard let address = ServerAddressFile(besides: location.path).read(),
            let port = address.split(separator: ":").last.flatMap({ Int($0) }),
            LocalPort.answers(port) || !address.contains("//localhost:")
        else {
            throw CommandFailure.failed("No server serves this database; start it with coffer serve, or name its port with --port")
        }
        return address
    }
}
