import Models
import Services
import TransferModel

/// Executes due occurrences within one unit of work. Each is executed once, also by concurrent runs.
struct DueTransferExecutor {
    private let writer: TransferWriter
    private let notifier: TransferNotifier

    init(_ writer: TransferWriter) {
        self.writer = writer
        notifier = TransferNotifier(writer.write)
    }

    /// Executes an occurrence, or records its failure.
    ///
    /// - Returns: the transfer; nil if it was executed, skipped or ended in the meantime.
    func execute(_ occurrence: DueOccurrence) throws -> Transfer? {
        switch occurrence.subject {
        case .once(let id): try executeScheduled(id, on: occurrence.day)
        case .standing(let id): try executeStanding(id, on: occurrence.day)
        }
    }

    private func executeScheduled(_ id: ID<Transfer>, on day: Day) throws -> Transfer? {
        guard let transfer = try writer.transfers.find(id), transfer.isScheduled, transfer.day == day else { return nil }
        let done = try writer.save(try writer.due(transfer))
        try record(done)
        return done
    }

    private func executeStanding(_ id: ID<StandingOrder>, on day: Day) throws -> Transfer? {
        guard var order = try writer.orders.find(id), order.nextDay == day else { return nil }
        order.nextIndex += 1
        if order.nextDay == nil { order.isActive = false }
        guard try writer.orders.update(order) else { throw ServiceError.conflict }
        let done: Transfer
        if let scheduled = try writer.transfers.occurrence(of: id, on: day) {
            // The first occurrence, which was confirmed on its own.
            guard scheduled.isScheduled else { return nil }
            done = try writer.save(try writer.due(scheduled))
        } else {
            var transfer = try writer.transfer(of: order, on: day)
            transfer = try writer.due(transfer)
            try writer.insert(transfer, key: nil, occurrence: day)
            done = transfer
        }
        try record(done)
        if !order.isActive { try notifier.notifyEnded(order, name: try writer.name(of: order.destination), on: day) }
        return done
    }

    private func record(_ transfer: Transfer) throws {
        try writer.record(transfer.status == .failed ? .failTransfer : .completeTransfer, transfer)
        try notifier.notifyDue(transfer, name: try writer.name(of: transfer.destination))
    }
}
