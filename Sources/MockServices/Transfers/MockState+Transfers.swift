import Models
import Services

/// Orders, from the form to their end.
extension MockState {

    func order(_ id: ID<Transfer>) throws -> MockOrder {
        guard let order = transfers.orders.first(where: { $0.transfer.id == id }) else { throw ServiceError.notFound }
        return order
    }

    /// Changes an order, which gets another revision by it.
    @discardableResult
    mutating func change(_ id: ID<Transfer>, _ body: (inout MockOrder) throws -> Void) throws -> Transfer {
        guard let index = transfers.orders.firstIndex(where: { $0.transfer.id == id }) else { throw ServiceError.notFound }
        try body(&transfers.orders[index])
        transfers.orders[index].transfer.revision += 1
        return transfers.orders[index].transfer
    }

    // MARK: - Ordering

    mutating func initiate(_ draft: TransferDraft) throws -> Transfer {
        if let key = draft.key, let made = transfers.keyedOrders[key] { return try order(made).transfer }
        if let refusal = try refusals(of: draft).first { throw ServiceError.rule(refusal.description) }
        var transfer = try makeTransfer(draft)
        if let schedule = draft.schedule {
            let standing = standingOrder(transfer, schedule)
            transfers.standing.append(standing)
            transfer.standingOrder = standing.id
        }
        transfers.orders.append(MockOrder(transfer: transfer, schedule: draft.schedule, occurrence: draft.schedule == nil ? nil : 0))
        if let key = draft.key { transfers.keyedOrders[key] = transfer.id }
        return transfer
    }

    mutating func review(_ id: ID<Transfer>) throws -> TransferReview {
        var order = try order(id)
        let proof = try proof(for: order.transfer.amount)
        if order.transfer.status == .initiated, proof != .none, order.expiresAt.map({ $0 <= now }) ?? true {
            order.expiresAt = now + TransferReview.life
            try change(id) {
                $0.expiresAt = order.expiresAt
                $0.transfer.revision -= 1
            }
        }
        let refusals = order.transfer.status == .initiated ? try refusals(of: draft(of: order)) : []
        return TransferReview(
            details: try details(of: order.transfer), proof: proof, expiresAt: proof == .none ? nil : order.expiresAt,
            attemptsLeft: max(0, TransferReview.attempts - order.wrongProofs), digest: digest(of: order), refusals: refusals)
    }

    /// What a wrong proof comes to has to stay, so it is an answer and no error.
    mutating func confirm(_ id: ID<Transfer>, _ proof: TransferProof, digest: String) throws -> Result<Transfer, ServiceError> {
        let order = try order(id)
        let transfer = order.transfer
        guard transfer.status == .initiated else {
            if transfer.status != .pending, transfer.status != .completed { _ = try stepped(transfer, to: .confirmed) }
            return .success(transfer)
        }
        guard digest == self.digest(of: order) else { throw ServiceError.conflict }
        if let refusal = try refusals(of: draft(of: order)).first { throw ServiceError.rule(refusal.description) }
        if let refusal = try prove(order, proof) { return .failure(.rule(refusal)) }
        return .success(try begin(id))
    }

    /// Orders and confirms at once.
    mutating func orderAtOnce(_ draft: TransferDraft) throws -> Transfer {
        guard draft.schedule == nil else { throw ServiceError.usage("A standing order is added as one") }
        let transfer = try initiate(draft)
        guard transfer.status == .initiated else { return transfer }
        guard try proof(for: transfer.amount) == .none else { throw ServiceError.confirmationNeeded }
        return try begin(transfer.id)
    }

    // MARK: - Changing

    mutating func cancel(_ id: ID<Transfer>) throws -> Transfer {
        let transfer = try order(id).transfer
        guard transfer.status != .cancelled else { return transfer }
        let status = try stepped(transfer, to: .cancelled)
        if let posted = transfer.transaction, var group = groups[posted] {
            group.status = .cancelled
            _ = try put(group, allowsClosedDays: true)
        }
        record(.cancelTransfer, try details(of: transfer).recipient)
        return try end(id, status)
    }

    mutating func complete(_ id: ID<Transfer>, on day: Day) throws -> Transfer {
        let transfer = try order(id).transfer
        guard transfer.status != .completed else { return transfer }
        let status = try stepped(transfer, to: .completed)
        guard let posted = transfer.transaction, var group = groups[posted] else {
            throw ServiceError.rule("The transfer waits for its day")
        }
        guard day <= today else { throw ServiceError.rule("The day is still to come") }
        group.status = .completed
        for index in group.parts.indices { (group.parts[index].sourceDay, group.parts[index].destinationDay) = (day, day) }
        _ = try put(group, allowsClosedDays: false)
        record(.completeTransfer, try details(of: transfer).recipient)
        return try end(id, status)
    }

    mutating func fail(_ id: ID<Transfer>) throws -> Transfer {
        let transfer = try order(id).transfer
        guard transfer.status != .failed else { return transfer }
        let status = try stepped(transfer, to: .failed)
        guard let posted = transfer.transaction, var group = groups[posted] else {
            throw ServiceError.rule("The transfer waits for its day")
        }
        group.status = .failed
        _ = try put(group, allowsClosedDays: true)
        record(.failTransfer, try details(of: transfer).recipient)
        try change(id) { $0.transfer.failure = .refusedByBank }
        return try end(id, status)
    }

    mutating func update(_ id: ID<Transfer>, _ edit: TransferEdit, revision: Int64) throws -> Transfer {
        let order = try order(id)
        guard order.transfer.revision == revision else { throw ServiceError.conflict }
        guard order.transfer.isScheduled else { throw ServiceError.rule("Only a transfer that waits for its day can be changed") }
        var changed = order.transfer
        if let amount = edit.amount { changed.amount = amount }
        if let other = edit.otherAmount { changed.otherAmount = other }
        if let day = edit.day { changed.day = day }
        if let note = edit.note { changed.note = TransferNote.cleaned(note) }
        var draft = draft(of: order)
        (draft.amount, draft.otherAmount, draft.day, draft.note) = (changed.amount, changed.otherAmount, changed.day, changed.note)
        // What was ordered today already counts once, not twice.
        let refusals = try refusals(of: draft).filter { if case .exceedsDailyLimit = $0 { false } else { true } }
        if let refusal = refusals.first { throw ServiceError.rule(refusal.description) }
        if changed.amount.minorUnits > order.transfer.amount.minorUnits, try proof(for: changed.amount) != .none {
            throw ServiceError.rule("This is above your household's limit. Cancel the transfer and order it again, so that it is confirmed")
        }
        record(.editTransfer, try details(of: changed).recipient)
        try change(id) { $0.transfer = changed }
        return try runIfDue(id)
    }

    // MARK: - Private

    private mutating func makeTransfer(_ draft: TransferDraft) throws -> Transfer {
        now += 1_000
        transfers.lastReference += 1
        guard let reference = TransferReference(number: transfers.lastReference) else { throw ServiceError.serverError(500) }
        var destination = draft.destination
        if case .payee(let party, let beneficiary, let isInternational) = destination {
            destination = .payee(PaymentPartyRule.cleaned(party), beneficiary: beneficiary, isInternational: isInternational)
        }
        return Transfer(
            id: makeID(), reference: reference, source: draft.source, destination: destination, amount: draft.amount,
            otherAmount: draft.otherAmount, day: draft.day, note: TransferNote.cleaned(draft.note), category: draft.category,
            member: context.member.id, createdAt: now)
    }

    private func draft(of order: MockOrder) -> TransferDraft {
        let transfer = order.transfer
        return TransferDraft(
            source: transfer.source, destination: transfer.destination, amount: transfer.amount, otherAmount: transfer.otherAmount,
            day: max(transfer.day, today), note: transfer.note, category: transfer.category, schedule: order.schedule)
    }

    /// Everything that the review shows.
    private func digest(of order: MockOrder) -> String {
        let transfer = order.transfer
        var hash = StableHash()
        hash.combine("\(transfer.id) \(transfer.revision) \(transfer.amount.decimalText) \(order.expiresAt ?? 0)")
        hash.combine((try? account(transfer.source).revision).map(String.init) ?? "")
        return String(hash.value, radix: 16)
    }

    /// Looks at a proof; one sentence where it is none.
    private mutating func prove(_ order: MockOrder, _ proof: TransferProof) throws -> String? {
        let wanted = try self.proof(for: order.transfer.amount)
        guard wanted != .none else { return nil }
        guard let expiresAt = order.expiresAt, now <= expiresAt else { return "The confirmation has run out. Review the transfer again" }
        let isRight: Bool
        switch proof {
        case .none: isRight = false
        case .passphrase(let passphrase):
            let member = try profile(context.member.id).id
            isRight = wanted == .passphrase && members.passphrases[member] == passphrase
        case .code(let code):
            isRight =
                wanted == .code && !transfers.usedCodes.contains(code)
                && (code == MockData.code || MockData.backupCodes.contains(code))
            if isRight, code != MockData.code { transfers.usedCodes.insert(code) }
        }
        guard !isRight else { return nil }
        try change(order.transfer.id) {
            $0.wrongProofs += 1
            $0.transfer.revision -= 1
        }
        guard order.wrongProofs + 1 < TransferReview.attempts else {
            _ = try cancel(order.transfer.id)
            return "That was wrong too often. The transfer was cancelled"
        }
        return wanted == .code ? "The code is wrong" : "The passphrase is wrong"
    }

    private func stepped(_ transfer: Transfer, to status: TransferStatus) throws -> TransferStatus {
        do { return try transfer.status.stepping(to: status) } catch { throw ServiceError.rule(error.description) }
    }

    mutating func end(_ id: ID<Transfer>, _ status: TransferStatus) throws -> Transfer {
        let now = now
        return try change(id) { ($0.transfer.status, $0.transfer.endedAt) = (status, now) }
    }
}
