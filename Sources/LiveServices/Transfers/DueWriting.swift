import Models
import Services
import Storage

/// Executes due occurrences within one unit of work. Each is executed once: concurrent runs find it done.
struct DueWriting {
    private let writing: TransferWriting
    private let telling: TransferTelling

    init(_ writing: TransferWriting) {
        self.writing = writing
        telling = TransferTelling(writing.write)
    }

    /// Executes an occurrence, or records its failure.
    ///
    /// - Returns: the transfer; nil if it was executed, skipped or ended in the meantime.
    func carryOut(_ occurrence: DueOccurrence) throws -> Transfer? {
        switch occurrence.subject {
        case .once(let id): try once(id, on: occurrence.day)
        case .standing(let id): try standing(id, on: occurrence.day)
        }
    }

    // MARK: - Private

    private func once(_ id: ID<Transfer>, on day: Day) throws -> Transfer? {
        guard let transfer = try writing.transfers.find(id), transfer.isScheduled, transfer.day == day else { return nil }
        let done = try writing.keep(try writing.due(transfer))
        try record(done)
        return done
    }

    private func standing(_ id: ID<StandingOrder>, on day: Day) throws -> Transfer? {
        guard var order = try writing.orders.find(id), order.nextDay == day else { return nil }
        order.nextIndex += 1
        if order.nextDay == nil { order.isActive = false }
        guard try writing.orders.update(order) else { throw ServiceError.conflict }
        let done: Transfer
        if let waiting = try writing.transfers.occurrence(of: id, on: day) {
            // The first occurrence, which was confirmed on its own.
            guard waiting.isScheduled else { return nil }
            done = try writing.keep(try writing.due(waiting))
        } else {
            var transfer = try writing.transfer(of: order, on: day)
            transfer = try writing.due(transfer)
            try writing.insert(transfer, key: nil, occurrence: day)
            done = transfer
        }
        try record(done)
        if !order.isActive { try telling.tellEnded(order, name: try writing.name(of: order.destination), on: day) }
        return done
    }

    private func record(_ transfer: Transfer) throws {
        try writing.record(transfer.status == .failed ? .failTransfer : .completeTransfer, transfer)
        try telling.tellDue(transfer, name: try writing.name(of: transfer.destination))
    }
}
