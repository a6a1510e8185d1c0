import Foundation
import TestTools
import Testing

/// Imports that end in the middle: by `kill -9` at any moment and around the commit, or by Ctrl-C.
@Suite(.blocking, .serialized) struct KillTests {

    private static let rounds = ProcessInfo.processInfo.environment["COFFER_SOAK_ROUNDS"].flatMap { Int($0) } ?? 30
    private static let seed = ProcessInfo.processInfo.environment["COFFER_SOAK_SEED"].flatMap { UInt64($0) } ?? .random(in: 1...999_999)

    @Test func killedImportsAreWhollyThereOrWhollyAbsentSoak() throws {
        var soak = Soak(generator: SeededGenerator(seed: Self.seed), household: try Household())
        // When a kill strikes depends on the machine: where a part of the import was not struck yet, some more rounds are played.
        for round in 0..<Self.rounds * 3 where round < Self.rounds || !soak.hasStruckEverywhere {
            let note = "seed \(Self.seed), round \(round)"
            // A long soak begins anew now and then, so that rounds stay short.
            if round % 15 == 0 { try soak.begin() }
            if round % 3 == 2 { try soak.crowd(round, note: note) } else { try soak.aim(round, note: note) }
        }
        print("seed \(Self.seed): killed \(soak.before) before, \(soak.within) within and \(soak.after) after the commit")
        guard Self.rounds >= 30 else { return }
        #expect(soak.hasStruckEverywhere, "seed \(Self.seed)")
    }

    @Test func interruptedImportChangesNothing() throws {
        let household = try Household()
        let first = StatementMaker(account: "77000001001", count: 200)
        try #require(try household.run("import", household.file("first.ofx", first.text)).status == 0)
        let before = try household.everything(except: Household.keptByUndo)
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
            #expect(try household.everything(except: Household.keptByUndo) == before)
        }
        let answer = try #require(interrupted)
        #expect(answer.status == 128 + SIGINT || answer.status == 130, "\(answer)")
        #expect(try household.answer(ImportLine.self, ["import", household.folder + "/large.ofx"]).new >= 20_000)
    }
}

/// The rounds of killing, and what is known of the household in which they are.
private struct Soak {
    var generator: SeededGenerator
    var household: Household
    private var moments = Moments()
    private var aim = CommitAim()
    private var expected: [String: StatementMaker] = [:]

    /// Kills of imports that were not committed, before their commit began and while it was written; and of committed ones that had not ended.
    private(set) var before = 0
    private(set) var within = 0
    private(set) var after = 0

    /// Whether every part of an import was struck: what comes before the commit, the commit itself, and what follows it.
    var hasStruckEverywhere: Bool { before > 0 && within > 1 && after > 1 }

    init(generator: SeededGenerator, household: Household) {
        self.generator = generator
        self.household = household
    }

    mutating func begin() throws {
        household = try Household()
        expected = [:]
        // The database is made before, so that its log grows for imports alone.
        try #require(try household.run("accounts").status == 0)
    }

    /// Several imports at once, most of them killed at one moment of their whole time.
    mutating func crowd(_ round: Int, note: String) throws {
        let makers = (0..<Int.random(in: 1...3, using: &generator)).map { part in
            maker(round * 10 + part, lines: 500...2_500)
        }
        let children = try makers.map { try start($0) }
        let begin = ContinuousClock.now
        // Every second time early, since most of the time a child is only waited for.
        let longest = round % 2 == 0 ? moments.longest : moments.longest / 8
        usleep(UInt32.random(in: 0...longest, using: &generator))
        for child in children where Int.random(in: 0..<4, using: &generator) > 0 { child.send(SIGKILL) }
        var killed: [StatementMaker] = []
        for (maker, child) in zip(makers, children) where try !ended(child, maker, note: note) { killed.append(maker) }
        moments.add(ContinuousClock.now - begin)
        let committed = try look(killed, note: note)
        after += committed
        before += killed.count - committed
    }

    /// One import, killed some microseconds after its commit has begun to be written.
    mutating func aim(_ round: Int, note: String) throws {
        let maker = maker(round * 10, lines: 1_500...1_500)
        let moment = aim.moment(using: &generator)
        let child = try start(maker)
        // Opening writes a few pages of its own.
        while household.logSize < 100_000, !child.hasEnded { usleep(50) }
        if moment > 0 { usleep(moment) }
        child.send(SIGKILL)
        let isKilled = try !ended(child, maker, note: note)
        let isCommitted = try look(isKilled ? [maker] : [], note: note) == (isKilled ? 1 : 0)
        aim.note(isCommitted: isCommitted)
        guard isKilled else { return }
        if isCommitted { after += 1 } else { within += 1 }
    }

    // MARK: - Steps

    private mutating func maker(_ number: Int, lines: ClosedRange<Int>) -> StatementMaker {
        StatementMaker(account: "\(7_700_000_000 + number)", count: Int.random(in: lines, using: &generator), seed: generator.next())
    }

    private func start(_ maker: StatementMaker) throws -> Child {
        try household.start(["import", household.file("\(maker.account).ofx", maker.text)])
    }

    /// Whether an import ended by itself, and so has to be there; false where it was killed.
    private mutating func ended(_ child: Child, _ maker: StatementMaker, note: String) throws -> Bool {
        let answer = child.wait()
        guard answer.status != 128 + SIGKILL else { return false }
        #expect(answer.status == 0, "\(note): ended with \(answer.status): \(answer.errors)")
        expected[maker.account] = maker
        return true
    }

    /// Every acknowledged import is there with all its lines; of the killed ones all lines or none.
    ///
    /// - Returns: how many of the killed ones are there.
    private mutating func look(_ killed: [StatementMaker], note: String) throws -> Int {
        try household.expectClean(note)
        let accounts = try household.accounts()
        let committed = killed.filter { maker in accounts.contains { $0.isOf(maker) } }
        for maker in committed { expected[maker.account] = maker }
        #expect(accounts.count == expected.count, "\(note)")
        for maker in expected.values {
            let found = accounts.filter { $0.isOf(maker) }
            #expect(
                found.count == 1 && found[0].transactions == maker.count && found[0].balance == maker.balance, "\(note), \(maker.account)")
        }
        return committed.count
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

extension Household {
    /// How many bytes the write-ahead log has.
    fileprivate var logSize: Int64 {
        var status = stat()
        return stat(database + "-wal", &status) == 0 ? Int64(status.st_size) : 0
    }
}

extension AccountLine {
    fileprivate func isOf(_ maker: StatementMaker) -> Bool { number?.hasSuffix(maker.account.suffix(4)) == true }
}
