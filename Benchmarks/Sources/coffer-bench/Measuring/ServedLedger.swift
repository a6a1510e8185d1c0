import Generator

/// A ledger of its own that `coffer serve` serves, with a member who can sign in.
final class ServedLedger {
    static let member = "bench"
    static let passphrase = "plum tractor ninety cobalt window"
    /// What the member is added with, and replaces at the first sign-in.
    fileprivate static let givenPassphrase = "amber saddle thicket violin"
    /// The day on which everybody acts: the ledger's last one, so that every figure of the last months has something to show.
    static let today: String = {
        let parts = GeneratedHousehold.lastDay.parts
        return "\(parts.year)-\(parts.month < 10 ? "0" : "")\(parts.month)-\(parts.day < 10 ? "0" : "")\(parts.day)"
    }()

    let database: String
    let server: RunningProcess
    let port: UInt16
    /// From the server's start to its first answer, the sign-in page, in seconds.
    let secondsToFirstAnswer: Double

    /// Starts the server on a database that has the member, and waits for its first answer.
    init(coffer: String, database: String) throws {
        self.database = database
        let begin = ContinuousClock.now
        server = try RunningProcess(coffer, ["serve", "--port", "0", "--database", database, "--today", Self.today])
        let said = try server.line(with: "Coffer is at ")
        guard let port = said.split(separator: ":").last.flatMap({ UInt16($0) }) else { throw BenchmarkError("not understood: \(said)") }
        self.port = port
        _ = try Visitor(port: port).page("/auth/login")
        secondsToFirstAnswer = begin.duration(to: .now).seconds
    }

    /// Waits until the copy of the database that a server makes when it starts is there, so that it takes nothing from what is measured.
    func awaitDailyCopy() throws { _ = try server.line(with: "daily copy") }

    /// Somebody who is signed in.
    func visitor() throws -> Visitor {
        let visitor = try Visitor(port: port)
        do {
            try visitor.signIn(name: Self.member, passphrase: Self.passphrase)
        } catch is BenchmarkError {
            // The first one chooses the passphrase.
            try visitor.signIn(name: Self.member, passphrase: Self.givenPassphrase)
            try visitor.choosePassphrase(Self.passphrase)
        }
        return visitor
    }
}

extension Bench {
    /// A copy of a ledger of so many lines with a member, ready to be served.
    func ledgerToServe(count: Int? = nil) throws -> String {
        let source = try ledger(count: count)
        let database = path("served-\(count ?? self.count).sqlite")
        Files.removeDatabase(database)
        _ = try ChildProcess.run("rm", ["-rf", database + "-backups", database + "-arriving"])
        _ = try ChildProcess.run("cp", [source, database])
        _ = try ChildProcess.run(
            coffer, ["user", "add", ServedLedger.member, "--role", "owner", "--database", database],
            input: ServedLedger.givenPassphrase + "\n")
        return database
    }

    /// Removes what was served.
    func remove(served database: String) throws {
        Files.removeDatabase(database)
        _ = try ChildProcess.run("rm", ["-rf", database + "-backups", database + "-arriving"])
    }

    /// Starts the server on a ledger of so many lines; its daily copy is made.
    func serving(count: Int? = nil) throws -> ServedLedger {
        let served = try ServedLedger(coffer: coffer, database: ledgerToServe(count: count))
        try served.awaitDailyCopy()
        return served
    }
}
