/// A made-up household: ten years that end on 2025-12-31, eight own accounts, 40 categories, 5,000 payees.
///
/// Everything follows from a seed and a count. Nine of ten lines are debits; three of a hundred are sides of own transfers, whose two sides
/// are booked within three days of each other; two persons are paid every month. The last digit of an amount is 7 for transfers, 3 for
/// other credits and neither for spending, so that next to no two lines look like a transfer by accident.
package struct GeneratedHousehold: Sendable {
    package static let firstDay = CalendarDay(year: 2016, month: 1, day: 1)
    package static let lastDay = CalendarDay(year: 2025, month: 12, day: 31)
    static let dayCount = Int(lastDay.number - firstDay.number) + 1
    /// Below so many lines nobody is paid.
    private static let salariedCount = 5_000

    package let seed: UInt64
    /// Tells the identifiers of the bank's lines in one file from those in another.
    let part: Int
    package let accounts: [OwnAccount]
    /// How many lines each account has.
    package let lineCounts: [Int]
    let payees = PayeeList()
    let transfers: [OwnTransfer]
    let paysSalaries: Bool
    private let ordinaryCounts: [Int]

    /// - Parameters:
    ///   - count: how many lines all statements have together.
    ///   - accountCount: how many of the own accounts there are: 8, or 1 for a file that holds one account.
    ///   - part: of several files with lines of the same accounts, from 0; each has at most a million lines of an account.
    package init(count: Int, seed: UInt64 = 42, accountCount: Int = 8, part: Int = 0) {
        self.seed = seed &+ UInt64(part)
        self.part = part
        accounts = Array(OwnAccount.all.prefix(max(accountCount, 1)))
        transfers = accounts.count > 1 ? Self.planTransfers(count * 3 / 200, among: accounts.count, seed: self.seed) : []
        let paysSalaries = count >= Self.salariedCount
        self.paysSalaries = paysSalaries
        var fixed = accounts.map { paysSalaries && $0.hasSalary ? 120 : 0 }
        for transfer in transfers {
            fixed[Int(transfer.source)] += 1
            fixed[Int(transfer.destination)] += 1
        }
        let rest = max(count - fixed.reduce(0, +), 0)
        let shares = accounts.reduce(0) { $0 + $1.share }
        var ordinary = accounts.map { rest * $0.share / shares }
        ordinary[0] += rest - ordinary.reduce(0, +)
        ordinaryCounts = ordinary
        lineCounts = zip(ordinary, fixed).map { $0 + $1 }
    }

    /// The lines of an account, in order of their days.
    package func lines(of account: Int) -> AccountLines {
        AccountLines(self, account: account, ordinaryCount: ordinaryCounts[account])
    }

    private static func planTransfers(_ count: Int, among accounts: Int, seed: UInt64) -> [OwnTransfer] {
        var random = SeededRandom(seed: seed ^ 0x7472_616E_7366_6572)
        return (0..<count).map { index in
            let departure = firstDay.number + Int32(index * (dayCount - 4) / max(count, 1))
            let source = random.below(3) > 0 ? random.below(2) : random.below(accounts)
            let destination = (source + 1 + random.below(accounts - 1)) % accounts
            // 1.07 to some 5,000.00, the last digit always 7.
            let amount = (10 + random.below(1 + random.below(50_000))) * 10 + 7
            return OwnTransfer(
                source: Int8(source), destination: Int8(destination), departure: departure, arrival: departure + Int32(random.below(4)),
                amount: Int32(amount))
        }
    }
}
