import Models
import Services

/// Changes of groups, each with what takes it back.
extension MockState {

    /// Puts a group in the place of what was there under its id.
    mutating func put(_ group: TransactionGroup, allowsClosedDays: Bool) throws -> MockImage {
        let before = groups[group.id]
        try requireOpen([before, group].compactMap(\.self), allowsClosedDays)
        var stored = group
        if let before { stored.revision = before.revision + 1 }
        groups[group.id] = stored
        learn(stored)
        return .group(group.id, before: before, revision: stored.revision)
    }

    mutating func take(_ id: ID<Transaction>, allowsClosedDays: Bool) throws -> MockImage {
        let group = try group(id)
        try requireOpen([group], allowsClosedDays)
        groups[id] = nil
        for (account, opening) in openings where opening == id { openings[account] = nil }
        return .group(id, before: group, revision: 0)
    }

    /// Takes a recorded change back.
    mutating func undo(_ id: ID<AuditRecord>, allowsClosedDays: Bool) throws {
        guard let index = audit.firstIndex(where: { $0.id == id }) else { throw ServiceError.notFound }
        guard !audit[index].isUndone else { throw ServiceError.rule("It was taken back already") }
        guard audit[index].action.hasMockWayBack else { throw ServiceError.rule("This change cannot be taken back") }
        if let before = before[id] { return try goBack(to: before, at: index) }
        var done: [MockImage] = []
        for image in images[id] ?? [] {
            switch image {
            case .attached(let id): attachments.removeAll { $0.content.attachment.id == id }
            case .detached(let attachment): attachments.append(attachment)
            case .card, .benefit, .use: if let image = try cards.putBack(image) { done.append(image) }
            case .goal(let goal, let before, let revision): done.append(try savings.putBack(goal, before, revision: revision))
            case .group(let group, let before, let revision):
                guard groups[group]?.revision ?? 0 == revision else { throw ServiceError.conflict }
                if var before {
                    before.revision = revision == 0 ? before.revision + 1 : before.revision
                    done.append(try put(before, allowsClosedDays: allowsClosedDays))
                } else {
                    done.append(try take(group, allowsClosedDays: allowsClosedDays))
                }
            }
        }
        audit[index].isUndone = true
        record(audit[index].action == .deleteGoal ? .addGoal : .undo, audit[index].subject, done)
    }

    /// Puts back what deleting or merging took away.
    private mutating func goBack(to before: MockState, at index: Int) throws {
        guard index == audit.count - 1 else { throw ServiceError.conflict }
        var record = audit[index]
        record.isUndone = true
        let (now, lastID) = (now, lastID)
        self = before
        (self.now, self.lastID) = (now, lastID)
        audit.append(record)
        switch record.action {
        case .deleteRule: self.record(.restoreRule, record.subject)
        case .mergeCategories: self.record(.restoreCategory, record.subject)
        default: self.record(.restoreAccount, record.subject)
        }
    }

    /// - Throws: `ServiceError.closedDay` where a group touches a closed day of an account.
    func requireOpen(_ touched: [TransactionGroup], _ allowsClosedDays: Bool) throws {
        guard !allowsClosedDays else { return }
        for group in touched where group.status == .completed {
            for account in accounts {
                guard let day = group.day(at: Place(account.id)), let closed = closedDays[account.id]?.last, day <= closed else { continue }
                throw ServiceError.closedDay(account: account.name, day: closed)
            }
        }
    }

    // MARK: - The memory of payees

    mutating func learn(_ group: TransactionGroup) {
        guard !group.payee.isEmpty, let part = group.parts.first else { return }
        var payee = payees[group.payee] ?? PayeeSuggestion(name: group.payee)
        if let category = category(at: part.destination) { payee.spendingCategory = category.id }
        if let category = category(at: part.source) { payee.incomeCategory = category.id }
        payees[group.payee] = payee
    }

    /// What was chosen last for a payee, else *other* or *other income*.
    func remembered(_ payee: String, isIncome: Bool) throws -> Place {
        if let id = payees[payee]?.category(isIncome: isIncome), let category = try? category(id), !category.isArchived {
            return Place(id)
        }
        return try standard(isIncome ? .otherIncome : .other)
    }
}
