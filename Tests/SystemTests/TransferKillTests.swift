import Foundation
import TestTools
import Testing

/// Orders that are killed anywhere between their first byte and their answer: afterwards each happened once or not at all, and ordered again by
/// the same key it has happened once.
@Suite(.blocking, .serialized) struct TransferKillTests {

    private static let rounds = ProcessInfo.processInfo.environment["COFFER_SOAK_ROUNDS"].flatMap { Int($0) } ?? 30
    private static let seed = ProcessInfo.processInfo.environment["COFFER_SOAK_SEED"].flatMap { UInt64($0) } ?? .random(in: 1...999_999)

    private struct Order: Decodable {
        var id: String
        var reference: String
        var status: String
    }

    private struct Run: Decodable {
        var completed: Int
        var failed: Int
    }

    /// Two accounts with enough on both.
    private func household() throws -> Household {
        let household = try Household()
        for name in ["Checking", "Savings"] {
            let arguments = [
                "add", "account", name, "--kind", "checking", "--currency", "EUR", "--opening", "5000", "--opening-day", "2026-01-01",
            ]
            try #require(household.run(arguments).status == 0)
        }
        return household
    }

    private func balances(_ household: Household) throws -> [String: String] {
        Dictionary(try household.accounts().map { ($0.name, $0.balance) }, uniquingKeysWith: { first, _ in first })
    }

    @Test func killedOrdersHappenOnceOrNotAtAll() throws {
        var generator = SeededGenerator(seed: Self.seed)
        var household = try household()
        var ordered = 0
        var longest: UInt32 = 30_000
        var struck = (before: 0, after: 0)
        for round in 0..<Self.rounds * 3 where round < Self.rounds || struck.before == 0 || struck.after == 0 {
            let note = "seed \(Self.seed), round \(round)"
            if round % 100 == 99 {
                household = try self.household()
                ordered = 0
            }
            let arguments = [
                "transfer", "--from", "Checking", "--to", "Savings", "--amount", "1.00", "--on", "2026-03-01", "--today", "2026-03-01",
                "--key",
                "round-\(round)",
            ]
            let begin = ContinuousClock.now
            let child = try household.start(arguments + ["--output", "json"])
            usleep(UInt32.random(in: 0...longest, using: &generator))
            child.send(SIGKILL)
            let answer = child.wait()
            if answer.status == 0 { longest = UInt32(clamping: Int((ContinuousClock.now - begin) / .microseconds(1))) }
            try household.expectClean(note)
            let saved = try balances(household)["Savings"] ?? ""
            #expect(saved == "\(5_000 + ordered).00" || saved == "\(5_001 + ordered).00", "\(note)")
            // Whoever was answered has it; whoever was not asks again and gets one order.
            if answer.status == 0 { #expect(saved == "\(5_001 + ordered).00", "\(note)") }
            if answer.status != 0 { if saved == "\(5_000 + ordered).00" { struck.before += 1 } else { struck.after += 1 } }
            let first = try household.answer(Order.self, arguments)
            let second = try household.answer(Order.self, arguments)
            ordered += 1
            #expect(first.status == "completed" && first.id == second.id && first.reference == second.reference, "\(note)")
            #expect(try balances(household) == ["Checking": "\(5_000 - ordered).00", "Savings": "\(5_000 + ordered).00"], "\(note)")
        }
        print("seed \(Self.seed): killed \(struck.before) before and \(struck.after) after the commit")
    }

    @Test func killedRunsDoEachOccurrenceOnce() throws {
        var generator = SeededGenerator(seed: Self.seed &+ 1)
        for round in 0..<max(Self.rounds / 6, 1) {
            let note = "seed \(Self.seed), round \(round)"
            let household = try household()
            let arguments = [
                "add", "standing-order", "--from", "Checking", "--to", "Savings", "--amount", "1.00", "--every", "day", "--starting",
                "2026-03-01",
                "--today", "2026-03-01",
            ]
            try #require(household.run(arguments).status == 0)
            // Three hundred occurrences, two runs at once, killed several times over.
            for _ in 0..<4 {
                let children = try (0..<2).map { _ in try household.start(["run-due", "--today", "2026-12-25"]) }
                usleep(UInt32.random(in: 5_000...120_000, using: &generator))
                for child in children { child.send(SIGKILL) }
                for child in children { _ = child.wait() }
                try household.expectClean(note)
            }
            _ = try household.answer(Run.self, ["run-due", "--today", "2026-12-25"])
            #expect(try balances(household) == ["Checking": "4700.00", "Savings": "5300.00"], "\(note)")
            #expect(try household.answer(Run.self, ["run-due", "--today", "2026-12-25"]).completed == 0, "\(note)")
            try household.expectClean(note)
        }
    }
}
