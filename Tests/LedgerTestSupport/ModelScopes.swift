package import Models

/// A reference model of totals by scope: groups and owned accounts only, everything else computed from them.
package struct ModelScopes: Sendable {
    /// The total of a ledger account in a month or on a day.
    package struct Flow: Hashable, Sendable {
        package var ledgerAccount: Int64
        /// The number of the month or day.
        package var period: Int64
        /// 0, or the owned account at the other side.
        package var scope: Int64
        package var moneyIn: Int64
        package var moneyOut: Int64

        package init(ledgerAccount: Int64, period: Int64, scope: Int64, moneyIn: Int64, moneyOut: Int64) {
            self.ledgerAccount = ledgerAccount
            self.period = period
            self.scope = scope
            self.moneyIn = moneyIn
            self.moneyOut = moneyOut
        }
    }

    /// The part of a balance that comes from an owned account.
    package struct Part: Hashable, Sendable {
        package var ledgerAccount: Int64
        package var scope: Int64
        package var booked: Int64
        package var pendingOut: Int64
        package var entries: Int64

        package init(ledgerAccount: Int64, scope: Int64, booked: Int64, pendingOut: Int64, entries: Int64) {
            self.ledgerAccount = ledgerAccount
            self.scope = scope
            self.booked = booked
            self.pendingOut = pendingOut
            self.entries = entries
        }

        fileprivate var isZero: Bool { booked == 0 && pendingOut == 0 && entries == 0 }
    }

    package var groups: [ID<Transaction>: TransactionGroup] = [:]
    /// The owners of accounts.
    package var owners: [ID<Account>: ID<Member>] = [:]
    private let accounts: Set<LedgerAccountID>

    /// - Parameter accounts: the own accounts.
    package init(accounts: [Account]) {
        self.accounts = Set(accounts.map { LedgerAccountID($0.id) })
    }

    package mutating func keep(_ group: TransactionGroup) { groups[group.id] = group }

    package var months: Set<Flow> { flows { Int64(Month(of: $0).number) } }
    package var days: Set<Flow> { flows { Int64($0.number) } }

    /// The parts that are not zero.
    package var parts: Set<Part> {
        var parts: [[Int64]: Part] = [:]
        for group in groups.values {
            var counted: Set<[Int64]> = []
            for part in group.parts {
                for (side, other) in [(part.source, part.destination), (part.destination, part.source)] {
                    let key = [side.rawValue, scope(of: side, against: other)]
                    guard key[1] != 0 else { continue }
                    var found = parts[key] ?? Part(ledgerAccount: key[0], scope: key[1], booked: 0, pendingOut: 0, entries: 0)
                    if counted.insert(key).inserted { found.entries += 1 }
                    let units = part.amount.minorUnits
                    if group.status == .completed { found.booked += side == part.source ? -units : units }
                    if group.status == .pending, side == part.source { found.pendingOut += units }
                    parts[key] = found
                }
            }
        }
        return Set(parts.values.filter { !$0.isZero })
    }

    // MARK: - Private

    private func flows(_ period: (Day) -> Int64) -> Set<Flow> {
        var sums: [[Int64]: Flow] = [:]
        func add(_ side: LedgerAccountID, _ other: LedgerAccountID, _ day: Day, moneyIn: Int64, moneyOut: Int64) {
            let key = [side.rawValue, period(day), scope(of: side, against: other)]
            var flow = sums[key] ?? Flow(ledgerAccount: key[0], period: key[1], scope: key[2], moneyIn: 0, moneyOut: 0)
            flow.moneyIn += moneyIn
            flow.moneyOut += moneyOut
            sums[key] = flow
        }
        for group in groups.values where group.status == .completed {
            for part in group.parts {
                add(part.source, part.destination, part.sourceDay, moneyIn: 0, moneyOut: part.amount.minorUnits)
                add(part.destination, part.source, part.destinationDay, moneyIn: part.amount.minorUnits, moneyOut: 0)
            }
        }
        return Set(sums.values)
    }

    private func scope(of side: LedgerAccountID, against other: LedgerAccountID) -> Int64 {
        guard !accounts.contains(side), owners[ID(rawValue: other.rawValue)] != nil else { return 0 }
        return other.rawValue
    }
}
