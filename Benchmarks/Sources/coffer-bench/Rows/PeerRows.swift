/// What other programs need for like work, as information: none of them keeps what it has read.
struct PeerRows {
    private static let count = 100_000
    private static let runs = 3

    private let bench: Bench

    init(_ bench: Bench) {
        self.bench = bench
    }

    func measure() throws -> [Figure] {
        let count = min(bench.count, Self.count)
        let database = bench.path("peers.sqlite")
        let ofx = try bench.statement(.ofx, count: count)
        try bench.importing(ofx, format: .ofx, into: database, afresh: true)
        defer { Files.removeDatabase(database) }
        let balance = ["balance", "--database", database, "--output", "json"]
        var figures: [Figure] = []
        if ChildProcess.isInstalled("ledger") {
            let journal = try bench.statement(.ledger, count: count)
            figures.append(try compare("ledger balance", "ledger", ["-f", journal, "balance"], to: balance))
        }
        if ChildProcess.isInstalled("hledger") {
            let journal = try bench.statement(.ledger, count: count)
            figures.append(try compare("hledger balance", "hledger", ["-f", journal, "balance"], to: balance))
        }
        if ChildProcess.isInstalled("bean-query") {
            let journal = try bench.statement(.beancount, count: count)
            let query = "SELECT account, sum(position) GROUP BY account"
            figures.append(try compare("bean-query balances", "bean-query", ["-q", journal, query], to: balance))
        }
        if ChildProcess.isInstalled("ofxdump") {
            figures.append(try compare("ofxdump", "ofxdump", [ofx], to: ["read", ofx], of: bench.measure))
        }
        if figures.isEmpty { Files.say("none of ledger, hledger, bean-query and ofxdump is here; no peers are measured") }
        return figures
    }

    private func compare(
        _ name: String, _ program: String, _ arguments: [String], to command: [String], of measured: String? = nil
    ) throws -> Figure {
        var peer = Samples()
        var coffer = Samples()
        for _ in 0..<Self.runs {
            peer.add(try ChildProcess.run(program, arguments).seconds)
            coffer.add(try ChildProcess.run(measured ?? bench.coffer, command).seconds)
        }
        return Figure(
            row: "\(name) / coffer \(command[0])", value: peer.median / coffer.median, unit: "×", bar: .none,
            note: "\(decimal(peer.median)) s / \(decimal(coffer.median)) s")
    }
}
