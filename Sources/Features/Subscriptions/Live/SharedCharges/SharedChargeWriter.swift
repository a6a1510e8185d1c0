import Ledger
import Models
import PeopleLive
import PeopleModel
import Recurrence
import RecurrenceLive
import Storage
import SubscriptionsModel

/// Writes the expenses that follow the charges of shared subscriptions.
struct SharedChargeWriter {
    private let write: UnitOfWork
    private let people: PeopleWriter
    private let reader: MovementReader
    private let subscriptions: [ID<Subscription>: Subscription]
    private let charges: [ID<Transaction>: SubscriptionCharge]
    private let expenses: [ID<Transaction>: [Expense]]

    init(_ write: UnitOfWork) throws {
        self.write = write
        people = PeopleWriter(write)
        reader = MovementReader(write.connection, household: write.household, normalizer: PayeeNormalizer())
        let all = try SubscriptionRepository(write.connection, household: write.household).all()
        subscriptions = all.byID
        let repository = SubscriptionChargeRepository(write.connection, household: write.household)
        let linked = try all.filter { $0.sharing?.link != nil && !$0.isRemoved }.flatMap { try repository.all(of: $0.id) }
        charges = Dictionary(
            linked.compactMap { charge in charge.transaction.map { ($0, charge) } }, uniquingKeysWith: { first, _ in first })
        var expenses: [ID<Transaction>: [Expense]] = [:]
        for expense in try people.expenses.followingCharges() {
            if let charge = expense.charge { expenses[charge.transaction, default: []].append(expense) }
        }
        self.expenses = expenses
    }

    /// Updates the expenses of some transactions, and of all charges of some subscriptions.
    func update(_ transactions: Set<ID<Transaction>>, _ changed: Set<ID<Subscription>>) throws {
        let known = Set(charges.keys).union(expenses.keys)
        let ofChanged = known.filter { id in
            charges[id].map { changed.contains($0.subscription) } ?? false
                || expenses[id]?.contains { $0.charge.map { changed.contains(ID($0.subscription)) } ?? false } ?? false
        }
        for id in known.intersection(transactions).union(ofChanged).sorted() { try update(id) }
    }

    // MARK: - Private

    private func update(_ id: ID<Transaction>) throws {
        let stored = expenses[id] ?? []
        guard let transaction = try write.transactions.group(id) else { return try withdraw(stored) }
        guard let charge = charges[id], let subscription = subscriptions[charge.subscription], let link = subscription.sharing?.link else {
            // Expenses of a charge that was unlinked from a shared subscription are withdrawn; those of a subscription that is not shared any more
            // are kept.
            return try withdraw(stored.filter { $0.charge.flatMap { subscriptions[ID($0.subscription)] }?.isShared == true })
        }
        guard charge.day >= link.since else { return }
        guard transaction.status == .completed, let movement = try reader.spending(of: transaction).first else {
            return try withdraw(stored)
        }
        var left = stored
        for share in try shares(of: -movement.amount, transaction, charge, subscription, link.target) {
            let index = left.firstIndex { $0.group == share.group.id }
            try follow(share, insteadOf: index.map { left.remove(at: $0) })
        }
        try withdraw(left)
    }

    /// - Parameter old: the stored expense; one that a member has deleted remains deleted.
    private func follow(_ share: Share, insteadOf old: Expense?) throws {
        guard let old else { return try people.follow(share.expense, insteadOf: nil, in: share.group) }
        guard !old.isRemoved || old.charge?.isWithdrawn == true else { return }
        var expense = old
        (expense.title, expense.amount, expense.day) = (share.expense.title, share.expense.amount, share.expense.day)
        (expense.category, expense.payers, expense.split) = (share.expense.category, share.expense.payers, share.expense.split)
        (expense.isRemoved, expense.charge) = (false, share.expense.charge)
        try people.follow(expense, insteadOf: old, in: share.group)
    }

    private func withdraw(_ expenses: [Expense]) throws {
        for expense in expenses where !expense.isRemoved { try people.withdraw(expense) }
    }

    // MARK: - Shares

    /// The share of a group in a charge.
    private struct Share {
        var group: PeopleGroup
        var expense: Expense
    }

    private func shares(
        of spent: Money, _ transaction: TransactionGroup, _ charge: SubscriptionCharge, _ subscription: Subscription,
        _ target: SharingLink.Target
    ) throws -> [Share] {
        let category = try category(of: transaction)
        func share(_ group: PeopleGroup, _ amount: Money, _ split: ExpenseSplit) -> Share? {
            guard !amount.isZero, let payer = group.ours.first(where: { !$0.hasLeft }) ?? group.ours.first else { return nil }
            return Share(
                group: group,
                expense: Expense(
                    id: write.makeID(), group: group.id, title: subscription.name, amount: amount, day: charge.day, category: category,
                    payers: [ExpensePayer(payer.id, amount.minorUnits)],
                    split: ExpenseSplit(split.type, split.parts.sorted { $0.member < $1.member }), shares: [],
                    charge: ExpenseCharge(transaction.id, of: ID(rawValue: subscription.id.rawValue))))
        }
        switch target {
        case .group(let id):
            guard let group = try people.groups.find(id), !group.isRemoved, !group.isArchived else { return [] }
            return [share(group, spent, subscription.split(of: spent, in: group))].compactMap(\.self)
        case .people(let ids):
            let mine = subscription.sharing.share(of: spent, price: subscription.price)
            let rest = try spent - mine
            // A charge in another currency than the price has the same parts.
            let parts = Int64(clamping: rest.minorUnits.magnitude).apportioned(
                ids.map { ($0.rawValue, 1) }, rotation: transaction.id.rawValue)
            return try zip(ids, parts).compactMap { id, part in
                guard let person = try people.people.find(id), !person.isRemoved else { return nil }
                let group = try people.directGroup(with: id, currency: spent.currency)
                guard let other = group.members.first(where: { $0.person == id }) else { return nil }
                let amount = Money(minorUnits: rest.isNegative ? -part : part, currency: rest.currency)
                return share(group, amount, ExpenseSplit(.equally, among: [other.id]))
            }
        }
    }

    /// The category of the household's spending; nil without one.
    private func category(of transaction: TransactionGroup) throws -> ID<Models.Category>? {
        for part in transaction.parts {
            for id in [part.destination, part.source] where try write.ledgerAccounts.find(id)?.role == .category {
                return ID(rawValue: id.rawValue)
            }
        }
        return nil
    }
}

extension Subscription {
    /// Whether others owe a part of its charges.
    fileprivate var isShared: Bool { !isRemoved && sharing?.link != nil }

    /// The split of a charge in a group: like its new expenses; with a typed share of the household, the others share the rest equally.
    fileprivate func split(of amount: Money, in group: PeopleGroup) -> ExpenseSplit {
        let members = group.newSplit.parts.map(\.member)
        let ours = Set(group.ours.map(\.id))
        let (own, others) = (members.filter(ours.contains), members.filter { !ours.contains($0) })
        guard sharing?.mine != nil, !own.isEmpty, !others.isEmpty else { return group.newSplit }
        let mine = Int64(clamping: sharing.share(of: amount, price: price).minorUnits.magnitude)
        let rest = Int64(clamping: amount.minorUnits.magnitude) - mine
        func parts(_ members: [ID<GroupMember>], _ total: Int64) -> [ExpenseSplit.Part] {
            zip(members, total.apportioned(members.map { ($0.rawValue, 1) }, rotation: 0)).map { ExpenseSplit.Part($0, $1) }
        }
        return ExpenseSplit(.exact, parts(own, mine) + parts(others, rest))
    }
}

extension ID<Subscription> {
    fileprivate init(_ charged: ID<ExpenseCharge.Subscription>) {
        self.init(rawValue: charged.rawValue)
    }
}
