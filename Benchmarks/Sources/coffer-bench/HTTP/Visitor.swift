/// Somebody at a browser: one connection, and the cookies that the server gave.
final class Visitor {
    let port: UInt16
    private(set) var cookies: [String: String] = [:]
    private var connection: HTTPConnection
    private var lastUse = ContinuousClock.now
    /// A server lets go of who says nothing for half a minute.
    private static let patience = Duration.seconds(10)

    init(port: UInt16) throws {
        self.port = port
        connection = try HTTPConnection(port: port)
    }

    /// Another page of somebody's, with a connection of its own.
    init(besides other: Visitor) throws {
        port = other.port
        cookies = other.cookies
        connection = try HTTPConnection(port: other.port)
    }

    /// Signs in by the form that a person fills in.
    func signIn(name: String, passphrase: String) throws {
        let page = try page("/auth/login")
        try submit(page, to: "/auth/login", pressing: "sign-in", filling: ["name": name, "passphrase": passphrase])
        guard cookies.keys.contains(where: { $0.hasSuffix("coffer-session") }) else { throw BenchmarkError("\(name) could not sign in") }
    }

    /// Replaces the passphrase that the member was given.
    func choosePassphrase(_ passphrase: String) throws {
        let path = "/auth/passphrase"
        let values = ["new-passphrase": passphrase, "new-passphrase-again": passphrase]
        try submit(try page(path), to: path, pressing: "set-passphrase", filling: values)
    }

    /// - Throws: `BenchmarkError` where the answer is anything but a page.
    func page(_ path: String) throws -> Page {
        let answer = try get(path)
        guard answer.status == 200 else { throw BenchmarkError("\(path) was answered with \(answer.status)") }
        return Page(text: answer.text)
    }

    func get(_ path: String, headers: [(String, String)] = []) throws -> HTTPAnswer {
        try connect()
        return taking(try connection.exchange(HTTPRequest.get(path, port: port, cookies: cookies, headers: headers)))
    }

    /// Sends the form that holds a button.
    ///
    /// - Parameter values: what is typed, by the fields' names.
    /// - Throws: `BenchmarkError` where the page does not lead on.
    func submit(_ page: Page, to path: String, pressing button: String, filling values: [String: String]) throws {
        try send(page, to: path, pressing: button, filling: values)
        try awaitSubmitted(path)
    }

    /// Sends the form that holds a button, and does not wait.
    func send(_ page: Page, to path: String, pressing button: String, filling values: [String: String]) throws {
        let fields = try page.form(pressing: button).map { (name: $0.name, value: values[$0.name] ?? $0.value) }
        try connect()
        try connection.send(HTTPRequest.post(path, port: port, cookies: cookies, fields: fields))
    }

    /// Waits for the answer to a form that was sent.
    ///
    /// - Returns: where it leads.
    @discardableResult
    func awaitSubmitted(_ path: String) throws -> String {
        let answer = taking(try connection.answer())
        guard answer.status == 303, let place = answer.header("location") else {
            throw BenchmarkError("a form at \(path) was answered with \(answer.status)")
        }
        return place
    }

    private func connect() throws {
        let now = ContinuousClock.now
        if now - lastUse > Self.patience { connection = try HTTPConnection(port: port) }
        lastUse = now
    }

    private func taking(_ answer: HTTPAnswer) -> HTTPAnswer {
        for header in answer.headers where header.name == "set-cookie" {
            let pair = header.value.prefix { $0 != ";" }
            guard let equals = pair.firstIndex(of: "=") else { continue }
            let value = String(pair[pair.index(after: equals)...])
            cookies[String(pair[..<equals])] = value.isEmpty ? nil : value
        }
        return answer
    }
}
