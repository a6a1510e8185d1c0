import Models

/// All transactions of a household, whose each account is, and what a member sees of both by the rule. Amounts are in cents.
struct SharingModel {
    var groups: [ID<Transaction>: TransactionGroup] = [:]
    private(set) var accounts: [Account] = []
    private var owners: [ID<Account>: ID<Member>] = [:]
    private var sharing: [ID<Account>: AccountSharing] = [:]

    mutating func add(_ account: Account) { accounts.append(account) }

    /// - Parameter owner: nil: the household.
    mutating func give(_ account: ID<Account>, to owner: ID<Member>?, _ sharing: AccountSharing) {
        owners[account] = owner
        self.sharing[account] = sharing
    }

    // MARK: - The rule

    func isOthers(_ account: ID<Account>, for member: ID<Member>) -> Bool { owners[account].map { $0 != member } ?? false }

    /// Whether it does not exist for a member.
    func isHidden(_ account: ID<Account>, from member: ID<Member>) -> Bool {
        isOthers(account, for: member) && sharing[account] == .private
    }

    /// Whether a member sees its entries.
    func isOpen(_ account: ID<Account>, to member: ID<Member>) -> Bool { !isOthers(account, for: member) || sharing[account] == .full }

    func open(to member: ID<Member>) -> [Account] { accounts.filter { isOpen($0.id, to: member) } }

    /// The accounts a group touches.
    func accounts(of group: TransactionGroup) -> [Account] { accounts.filter { group.day(at: LedgerAccountID($0.id)) != nil } }

    func isOpen(_ group: TransactionGroup, to member: ID<Member>) -> Bool {
        accounts(of: group).allSatisfy { isOpen($0.id, to: member) }
    }

    // MARK: - Entries

    /// What of the transactions a member sees: those of an open account.
    func seen(by member: ID<Member>) -> [TransactionGroup] {
        groups.values.filter { group in accounts(of: group).contains { isOpen($0.id, to: member) } }
    }

    func entries(of account: Account) -> Set<ID<Transaction>> {
        Set(groups.values.filter { $0.day(at: LedgerAccountID(account.id)) != nil }.map(\.id))
    }

    // MARK: - Figures

    /// The accounts whose balances count; all of a household whose accounts are all its own, which has no switch.
    func counted(for member: ID<Member>, _ perspective: Perspective) -> [Account] {
        let perspective = accounts.contains { owners[$0.id] != nil } ? perspective : .all
        return accounts.filter { account in
            switch perspective {
            case .ours: owners[account.id] == nil
            case .mine: owners[account.id] == member
            case .all: !isHidden(account.id, from: member)
            }
        }
    }

    /// The accounts whose transactions count as spending and income.
    func summed(for member: ID<Member>, _ perspective: Perspective) -> [Account] {
        counted(for: member, perspective).filter { isOpen($0.id, to: member) }
    }

    func balance(of account: Account, at day: Day? = nil) -> Int64 {
        let id = LedgerAccountID(account.id)
        return completedParts.reduce(0) { sum, part in
            var sum = sum
            if part.source == id, day.map({ part.sourceDay <= $0 }) ?? true { sum -= part.amount.minorUnits }
            if part.destination == id, day.map({ part.destinationDay <= $0 }) ?? true { sum += part.amount.minorUnits }
            return sum
        }
    }

    /// What some accounts spent by category in some days, less refunds; categories with nothing are missing.
    func spending(
        of accounts: [Account], _ days: ClosedRange<Day>, _ categories: [ID<Models.Category>]
    ) -> [ID<Models.Category>: Int64] {
        let own = Set(accounts.map { LedgerAccountID($0.id) })
        var sums: [ID<Models.Category>: Int64] = [:]
        for category in categories {
            let id = LedgerAccountID(category)
            for part in completedParts {
                if part.destination == id, own.contains(part.source), days.contains(part.destinationDay) {
                    sums[category, default: 0] += part.amount.minorUnits
                }
                if part.source == id, own.contains(part.destination), days.contains(part.sourceDay) {
                    sums[category, default: 0] -= part.amount.minorUnits
                }
            }
        }
        return sums.filter { $0.value != 0 }
    }

    private var completedParts: [Transaction] { groups.values.filter { $0.status == .completed }.flatMap(\.parts) }
}
