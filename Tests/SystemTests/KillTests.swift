import Foundation
import Testing

/// Imports that end in the middle: by `kill -9` at any moment, or by Ctrl-C.
@Suite(.serialized) struct KillTests {

    private static let rounds = ProcessInfo.processInfo.environment["COFFER_SOAK_ROUNDS"].flatMap { Int($0) } ?? 30
    private static let seed = ProcessInfo.processInfo.environment["COFFER_SOAK_SEED"].flatMap { UInt64($0) } ?? .random(in: 1...999_999)

    @Test func killedImportsAreWhollyThereOrWhollyAbsentSoak() throws {
        var generator = SeededGenerator(seed: Self.seed)
        var moments = Moments()
        var household = try Household()
        var expected: [String: StatementMaker] = [:]
        var open: [String: StatementMaker] = [:]
        for round in 0..<Self.rounds {
            // A long soak begins anew now and then, so that rounds stay short.
            if round % 15 == 0 { (household, expected, open) = (try Household(), [:], [:]) }
            let makers = (0..<Int.random(in: 1...3, using: &generator)).map { part in
                StatementMaker(
                    account: "\(7_700_000_000 + round * 10 + part)", count: Int.random(in: 500...2_500, using: &generator),
                    seed: generator.next())
            }
            let children = try makers.map { maker in
                try household.start(["import", household.file("\(maker.account).ofx", maker.text)])
            }
            let begin = ContinuousClock.now
            usleep(UInt32.random(in: 0...moments.longest, using: &generator))
            for child in children where Int.random(in: 0..<4, using: &generator) > 0 { child.send(SIGKILL) }
            for (maker, child) in zip(makers, children) {
                let answer = child.wait()
                switch answer.status {
                case 0: expected[maker.account] = maker
                case 128 + SIGKILL: open[maker.account] = maker
                default: Issue.record("seed \(Self.seed), round \(round): ended with \(answer.status): \(answer.errors)")
                }
            }
            moments.add(ContinuousClock.now - begin)
            try look(household, expected: &expected, open: &open, note: "seed \(Self.seed), round \(round)")
        }
    }

    /// Every acknowledged import is there with all its lines; of the others all lines or none.
    private func look(
        _ household: Household, expected: inout [String: StatementMaker], open: inout [String: StatementMaker], note: String
    ) throws {
        try household.expectClean(note)
        let accounts = try household.accounts()
        for maker in open.values where accounts.contains(where: { $0.isOf(maker) }) { expected[maker.account] = maker }
        open = [:]
        #expect(accounts.count == expected.count, "\(note)")
        for maker in expected.values {
            let found = accounts.filter { $0.isOf(maker) }
            #expect(
                found.count == 1 && found[0].transactions == maker.count && found[0].balance == maker.balance, "\(note), \(maker.account)")
        }
    }

    @Test func interruptedImportChangesNothing() throws {
        let household = try Household()
        let first = StatementMaker(account: "77000001001", count: 200)
        try #require(try household.run("import", household.file("first.ofx", first.text)).status == 0)
        let before = try household.everything()
        // A machine that is through before the signal comes gets a larger file.
        var interrupted: Child.Answer?
        for count in [20_000, 80_000, 320_000] where interrupted == nil {
            let large = try household.file("large.ofx", StatementMaker(account: "77000001002", count: count).text)
            let child = try household.start(["import", large, "--output", "json"])
            usleep(400_000)
            child.send(SIGINT)
            let answer = child.wait()
            try household.expectClean()
            if answer.status == 0 {
                let id = try #require(JSONDecoder().decode(ImportLine.self, from: Data(answer.output.utf8)).import)
                try #require(try household.run("import", "--undo", id).status == 0)
            } else {
                interrupted = answer
            }
            #expect(try household.everything() == before)
        }
        let answer = try #require(interrupted)
        #expect(answer.status == 128 + SIGINT || answer.status == 130, "\(answer)")
        #expect(try household.answer(ImportLine.self, ["import", household.folder + "/large.ofx"]).new >= 20_000)
    }
}

/// How long imports take here, so that kills hit every part of them on a fast machine and on a slow one.
private struct Moments {
    private(set) var longest: UInt32 = 1_500_000

    mutating func add(_ duration: Duration) {
        let microseconds = UInt32(clamping: duration.components.seconds * 1_000_000 + duration.components.attoseconds / 1_000_000_000_000)
        longest = max(100_000, min(6_000_000, (longest * 3 + microseconds * 3 / 2) / 4))
    }
}

extension AccountLine {
    fileprivate func isOf(_ maker: StatementMaker) -> Bool { number?.hasSuffix(maker.account.suffix(4)) == true }
}
