import Models
import Services

/// Transactions as a person enters, edits and splits them.
extension MockState {

    mutating func group(from draft: TransactionDraft) throws -> TransactionGroup {
        let account = try account(draft.account)
        guard !account.isArchived else { throw ServiceError.rule("The account is archived") }
        guard draft.amount.currency == account.currency else {
            throw ServiceError.rule("The amount must be in \(account.currency.code)")
        }
        guard !draft.amount.isZero else { throw ServiceError.rule("The amount cannot be zero") }
        let payee = try MockText.payee(draft.payee)
        let other = try otherSide(of: draft, payee: payee)
        let id: ID<Transaction> = makeID()
        let isOut = draft.amount.isNegative
        let part = Transaction(
            id: id, amount: isOut ? try -draft.amount : draft.amount, source: isOut ? Place(account.id) : other, sourceDay: draft.day,
            destination: isOut ? other : Place(account.id), destinationDay: draft.day, note: draft.note)
        let group = TransactionGroup(
            id: id, parts: try exchanged(part, draft), status: draft.status, payee: payee, tags: try MockText.tags(draft.tags))
        return draft.parts.isEmpty ? group : try split(group, into: draft.parts)
    }

    private func otherSide(of draft: TransactionDraft, payee: String) throws -> Place {
        if let transfer = draft.transferAccount {
            guard draft.category == nil else { throw ServiceError.rule("A transfer between own accounts has no category") }
            let other = try account(transfer)
            guard other.id != draft.account else { throw ServiceError.rule("The two accounts of a transfer must differ") }
            guard !other.isArchived else { throw ServiceError.rule("The account is archived") }
            if other.currency == draft.amount.currency {
                guard draft.otherAmount == nil else {
                    throw ServiceError.rule("Both accounts are in \(other.currency): there is one amount")
                }
            } else if draft.otherAmount?.currency != other.currency {
                throw ServiceError.rule(
                    "The other account is in \(other.currency): say what \(draft.amount.isNegative ? "arrives" : "leaves") there")
            }
            return Place(other.id)
        }
        guard let id = draft.category else { return try remembered(payee, isIncome: !draft.amount.isNegative) }
        guard try !category(id).isArchived else { throw ServiceError.rule("The category is archived") }
        return Place(id)
    }

    /// A transfer in two legs where the other side has another currency.
    private mutating func exchanged(_ part: Transaction, _ draft: TransactionDraft) throws -> [Transaction] {
        guard let other = draft.otherAmount else { return [part] }
        guard other.minorUnits > 0 else { throw ServiceError.rule("The amount cannot be zero") }
        let (paid, received) = draft.amount.isNegative ? (part.amount, other) : (other, part.amount)
        if draft.status == .completed, let rate = ExchangeRate(from: paid, to: received, on: draft.day) {
            rates.removeAll { $0.day == rate.day && $0.base == rate.base && $0.quote == rate.quote && $0.source != .typed }
            if !rates.contains(where: { $0.day == rate.day && $0.base == rate.base && $0.quote == rate.quote }) { rates.append(rate) }
        }
        var (leaving, arriving) = (part, part)
        (leaving.amount, leaving.destination) = (paid, MockData.conversion)
        (arriving.id, arriving.amount, arriving.source, arriving.note) = (makeID(), received, MockData.conversion, "")
        return [leaving, arriving]
    }

    func draft(from group: TransactionGroup) throws -> TransactionDraft {
        guard let part = group.parts.first, let account = account(at: part.source) ?? account(at: part.destination) else {
            throw ServiceError.rule("A change of currency cannot be entered again")
        }
        let entry = try entry(group, in: account)
        var draft = TransactionDraft(
            account: account.id, amount: entry.amount, day: today, payee: group.payee, note: part.note, tags: group.tags)
        let sides = entry.counterparts
        if group.parts.count == 2, group.parts[0].destination == MockData.conversion { draft.otherAmount = group.parts[1].amount }
        if sides.count > 1 {
            draft.parts = zip(sides, group.parts).map { side, part in
                SplitPart(amount: side.amount, category: ID(rawValue: side.place.rawValue), note: part.note)
            }
            draft.note = ""
        } else if let side = sides.first, side.role == .own {
            draft.transferAccount = ID(rawValue: side.place.rawValue)
        } else if let side = sides.first, side.role == .category {
            draft.category = ID(rawValue: side.place.rawValue)
        }
        return draft
    }

    // MARK: - Editing

    mutating func apply(_ edit: TransactionEdit, to ids: [ID<Transaction>]) throws -> LedgerChange {
        var images: [MockImage] = []
        for id in ids {
            let changed = try edited(try group(id), by: edit)
            images.append(try put(changed, allowsClosedDays: edit.allowsClosedDays))
        }
        let groups = try ids.map { try group($0) }
        return LedgerChange(id: record(.edit, try subject(of: groups), images), transactions: groups)
    }

    private func edited(_ old: TransactionGroup, by edit: TransactionEdit) throws -> TransactionGroup {
        var group = old
        if let payee = edit.payee { group.payee = try MockText.payee(payee) }
        if let note = edit.note { group.parts[0].note = note }
        if let tags = edit.tags { group.tags = tags }
        group.tags = try MockText.tags((group.tags + edit.addedTags).filter { !edit.removedTags.contains($0) })
        if let status = edit.status { group.status = status }
        if let day = edit.day {
            let anchor = account(at: group.parts[0].source) != nil ? group.parts[0].sourceDay : group.parts[0].destinationDay
            let distance = anchor.distance(to: day)
            for index in group.parts.indices {
                group.parts[index].sourceDay = group.parts[index].sourceDay.adding(days: distance)
                group.parts[index].destinationDay = group.parts[index].destinationDay.adding(days: distance)
            }
        }
        let isExchange = group.parts[0].destination == MockData.conversion && group.parts.count == 2
        if let amount = edit.amount {
            group.parts[0].amount = try magnitude(amount, of: group.parts[0], isOne: isExchange || group.parts.count == 1)
        }
        if let received = edit.received {
            guard isExchange else { throw ServiceError.rule("Only a change of currency has two amounts") }
            group.parts[1].amount = try magnitude(received, of: group.parts[1], isOne: true)
        }
        let isKept = edit.keepsSplits && group.parts.count > 1 && !isExchange
        if let id = edit.category, !isKept { try give(Place(try category(id).id), to: &group) }
        return group
    }

    private func magnitude(_ amount: Money, of part: Transaction, isOne: Bool) throws -> Money {
        guard isOne else {
            throw ServiceError.rule("The amount of a split is the sum of its parts; split it again instead")
        }
        let currency = part.amount.currency
        guard amount.currency == currency else { throw ServiceError.rule("The amount must be in \(currency.code)") }
        guard !amount.isZero else { throw ServiceError.rule("The amount cannot be zero") }
        return amount.isNegative ? try -amount : amount
    }

    private func give(_ place: Place, to group: inout TransactionGroup) throws {
        var isChanged = false
        for index in group.parts.indices {
            if category(at: group.parts[index].source) != nil {
                group.parts[index].source = place
                isChanged = true
            } else if category(at: group.parts[index].destination) != nil {
                group.parts[index].destination = place
                isChanged = true
            }
        }
        guard isChanged else { throw ServiceError.rule("A transfer between own accounts has no category") }
    }

    // MARK: - Splitting

    mutating func split(_ group: TransactionGroup, into parts: [SplitPart]) throws -> TransactionGroup {
        let sides = Set(group.parts.flatMap { [$0.source, $0.destination] })
        let own = sides.compactMap { account(at: $0) }
        guard own.count == 1, let account = own.first, let first = group.parts.first,
            sides.allSatisfy({ $0 == Place(account.id) || category(at: $0) != nil })
        else { throw ServiceError.rule("Only a transaction with a category can be split") }
        guard !parts.isEmpty, parts.count <= 500 else { throw ServiceError.rule("A split has between 1 and 500 parts") }
        guard parts.allSatisfy({ $0.amount.currency == account.currency }) else {
            throw ServiceError.rule("The amount must be in \(account.currency.code)")
        }
        guard parts.allSatisfy({ !$0.amount.isZero }) else { throw ServiceError.rule("The amount cannot be zero") }
        let whole = try group.amount(at: Place(account.id), in: account.currency)
        let sum = try parts.reduce(Money.zero(account.currency)) { try $0 + $1.amount }
        guard sum == whole else {
            throw ServiceError.rule("The parts must add up to \(whole.decimalText), they make \(sum.decimalText)")
        }
        let day = group.day(at: Place(account.id)) ?? first.sourceDay
        var split = group
        split.parts = []
        for (index, part) in parts.enumerated() {
            let category = Place(try category(part.category).id)
            let isOut = part.amount.isNegative
            split.parts.append(
                Transaction(
                    id: index == 0 ? group.id : makeID(), amount: isOut ? try -part.amount : part.amount,
                    source: isOut ? Place(account.id) : category, sourceDay: day, destination: isOut ? category : Place(account.id),
                    destinationDay: day, note: part.note, foreign: index == 0 ? first.foreign : nil))
        }
        return split
    }

    /// What the history calls groups.
    func subject(of groups: [TransactionGroup]) throws -> String {
        guard groups.count == 1, let group = groups.first, let part = group.parts.first else { return "\(groups.count) transactions" }
        if !group.payee.isEmpty { return group.payee }
        return (category(at: part.destination) ?? category(at: part.source))?.name ?? account(at: part.destination)?.name ?? ""
    }
}
