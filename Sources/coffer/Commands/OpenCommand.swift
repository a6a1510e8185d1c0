import ArgumentParser
import Navigation
import Server
import Services

struct OpenCommand: CofferCommand {

    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Opens the screen that a deep link leads to, in the browser where there is one.",
        discussion: """
            Takes coffer://…, bankapp://… and https://…, and prints the address at the server of this machine.
            Example: coffer open coffer://accounts
            """)

    @Argument(help: ArgumentHelp("The link.", valueName: "url"))
    var url: String

    @Option(help: ArgumentHelp("Where the server of this machine listens.", valueName: "port"))
    var port = 8080

    @Flag(inversion: .prefixedNo, help: "Open a browser, not only print the address.")
    var browser = true

    func run() async throws {
        let link: Link
        do {
            link = try DeepLinkParser.parse(url)
        } catch {
            throw CommandFailure.usage(error.description)
        }
        guard (1...65_535).contains(port) else { throw CommandFailure.usage("\(port) is no port") }
        guard LocalPort.answers(port) else {
            throw CommandFailure.failed("No server answers on port \(port) of this machine; start it with coffer serve")
        }
        let address = ServerConfiguration(host: "localhost", port: port, transport: .plain).address() + link.path
        let console = Console.standard()
        try console.output.write(address + "\n")
        try console.output.flush()
        if browser { Browser.open(address) }
    }
}
