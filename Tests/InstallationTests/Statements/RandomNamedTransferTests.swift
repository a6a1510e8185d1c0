import Models
import Services
import Storage
import TestSupport
import TestTools
import Testing

/// Random households of transfers, written as QIF lists and imported in random pieces: each account contains exactly its list.
@Suite struct RandomNamedTransferTests {

    /// One account's records as text, with their day for sorting.
    private struct Household {
        static let names = ["Giro", "Savings", "Card", "Purse"]

        var records: [[String]]
        var sums: [Int64]
        var transfers = 0

        init(accounts: Int, random: inout SeededGenerator) {
            records = Array(repeating: [], count: accounts)
            sums = Array(repeating: 0, count: accounts)
            for number in 0..<Int.random(in: 3...12, using: &random) {
                let from = Int.random(in: 0..<accounts, using: &random)
                let to = (from + Int.random(in: 1..<accounts, using: &random)) % accounts
                let units = [10_00, 10_00, 25_00, 99].randomElement(using: &random) ?? 1
                let day = Int.random(in: 1...25, using: &random)
                let text = "\(units / 100).\(units % 100 < 10 ? "0" : "")\(units % 100)"
                switch Int.random(in: 0..<4, using: &random) {
                case 0:
                    add("D2026-01-\(Self.two(day))\nT-\(text)\nPShop \(number)", -Int64(units), to: from)
                case 1:
                    add(
                        "D2026-01-\(Self.two(day))\nT-\(units / 100 + 5).\(Self.two(units % 100))\nPMarket \(number)\nSGroceries\n$-5.00\nS[\(Self.names[to])]\n$-\(text)",
                        -Int64(units) - 500, to: from)
                    add("D2026-01-\(Self.two(day))\nT\(text)\nPPut aside\nL[\(Self.names[from])]", Int64(units), to: to)
                    transfers += 1
                default:
                    let later = day + Int.random(in: 0...2, using: &random)
                    add("D2026-01-\(Self.two(day))\nT-\(text)\nPMove\nL[\(Self.names[to])]", -Int64(units), to: from)
                    add("D2026-01-\(Self.two(later))\nT\(text)\nPMove\nL[\(Self.names[from])]", Int64(units), to: to)
                    transfers += 1
                }
            }
        }

        static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

        private mutating func add(_ record: String, _ units: Int64, to account: Int) {
            records[account].append(record)
            sums[account] += units
        }

        func list(_ account: Int) -> String {
            "!Account\nN\(Self.names[account])\nTBank\n^\n!Type:Bank\n" + records[account].map { $0 + "\n^\n" }.joined()
        }
    }

    @Test(arguments: 0..<24) func everyAccountHoldsWhatItsListSays(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let accounts = Int.random(in: 2...4, using: &random)
        let household = Household(accounts: accounts, random: &random)
        let order = (0..<accounts).shuffled(using: &random)
        let fixture = try await TestHousehold(today: .newYear)
        var reports: [ImportReport] = []
        switch seed % 3 {
        case 0: reports.append(try await fixture.importFiles(try fixture.file("all.qif", order.map(household.list).joined())))
        case 1:
            for index in order { reports.append(try await fixture.importFiles(try fixture.file("\(index).qif", household.list(index)))) }
        default:
            let first = try order.prefix(1).map { try fixture.file("\($0).qif", household.list($0)) }
            reports.append(try await fixture.importFiles(first[0]))
            reports.append(try await fixture.importFiles(try fixture.file("rest.qif", order.dropFirst().map(household.list).joined())))
        }
        for index in 0..<accounts where !household.records[index].isEmpty {
            #expect(try await fixture.balance(Household.names[index]) == household.sums[index], "seed \(seed), \(Household.names[index])")
        }
        var own: Set<LedgerAccountID> = []
        for name in Household.names { if let account = try await fixture.ledgerAccount(name) { own.insert(account.id) } }
        let moved = try await fixture.groups().flatMap(\.parts).filter { own.contains($0.source) && own.contains($0.destination) }
        #expect(moved.count == household.transfers, "seed \(seed)")
        #expect(try await fixture.differences() == [], "seed \(seed)")
        for report in reports.reversed() { #expect(try await fixture.undo(report).isDone, "seed \(seed)") }
        #expect(try await fixture.groups().isEmpty, "seed \(seed)")
    }
}
