import ArgumentParser

/// Says which identity of a ledger is the last one; a process of its own for its memory's sake.
struct LastIdentityCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "last-identity", abstract: "Says a ledger's last identity.", shouldDisplay: false)

    @Argument var database: String

    func run() throws {
        try Files.write("{\"last\":\"\(try PostingReplay.lastIdentity(of: database))\"}\n", to: "-")
    }
}
