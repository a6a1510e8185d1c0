import Ledger
import Logging
import Models
import ServiceKit
import Services
import TransferModel

extension LiveTransferService {
    func runDue(today: Day, confirmsGap: Bool) async throws -> DueRun {
        let gap = DueGap(context: context, today: today)
        if let held = try await context.read({ try gap.find($0) }) {
            guard confirmsGap else {
                try await gap.notify(held)
                return DueRun(transfers: [], heldBack: held)
            }
            try await gap.close()
        }
        var done: [Transfer] = []
        for chunk in try await due(through: today).chunked(by: Self.occurrencesPerWrite) {
            try Task.checkCancellation()
            do {
                done += try await execute(chunk)
            } catch let error as ServiceError where chunk.count > 1 && error.isOfOneOrder {
                // An order that can neither be executed nor fail does not block the others.
                for occurrence in chunk { done += await executeAlone(occurrence) }
            }
        }
        try await gap.recordActivity()
        let ids = done.map(\.id)
        return DueRun(
            transfers: try await context.read { connection in
                let details = try TransferReader(connection, context: context).details(ids)
                guard details.count == ids.count else { throw ServiceError.notFound }
                return details
            })
    }

    /// Deletes orders that were reviewed more than a day ago and never confirmed.
    func deleteUnconfirmed() async throws {
        let before = context.clock.now() - 86_400_000
        let isAny = try await context.read { try TransferRepository($0, household: context.household.id).hasUnconfirmed(before: before) }
        guard isAny else { return }
        try await write([.transfers]) { try $0.transfers.deleteUnconfirmed(before: before) }
    }

    func paymentFile(ids: [ID<Transfer>]) async throws -> PaymentFile {
        try context.requireWriter()
        let wanted = ids.uniqued()
        let (transfers, accounts) = try await context.read { connection in
            let found = try TransferRepository(connection, household: context.household.id).all(wanted)
            let transfers = wanted.compactMap { found[$0] }
            guard transfers.count == wanted.count else { throw ServiceError.notFound }
            return (transfers, try AccountReader(connection, household: context.household.id).accounts())
        }
        return try PaymentFileBuilder(context: context).build(transfers: transfers, accounts: accounts)
    }

    // MARK: - Private

    private func execute(_ occurrences: some Sequence<DueOccurrence> & Sendable) async throws -> [Transfer] {
        try await write { writer in
            let run = DueTransferExecutor(writer)
            return try occurrences.compactMap { occurrence in
                let transfer = try run.execute(occurrence)
                // Later orders see the balance after this one.
                if transfer != nil { try writer.write.journal.flush() }
                return transfer
            }
        }
    }

    private func executeAlone(_ occurrence: DueOccurrence) async -> [Transfer] {
        do {
            return try await execute(CollectionOfOne(occurrence))
        } catch {
            Logger(label: "coffer.transfer").error("A due order could not be executed", metadata: ["error": "\(ServiceError(error))"])
            return []
        }
    }

    /// Number of orders per unit of work, so that after a long outage other writers are not blocked.
    private static var occurrencesPerWrite: Int { 50 }

    /// All due orders by day: earlier incoming amounts can cover later outgoing ones.
    private func due(through today: Day) async throws -> [DueOccurrence] {
        try await context.read { connection in
            var found: [DueOccurrence] = []
            for transfer in try TransferRepository(connection, household: context.household.id).scheduled(through: today) {
                found.append(DueOccurrence(day: transfer.day, subject: .once(transfer.id)))
            }
            for order in try StandingOrderRepository(connection, household: context.household.id).active(through: today) {
                var index = order.nextIndex
                while let day = order.schedule.occurrence(index), day <= today {
                    found.append(DueOccurrence(day: day, subject: .standing(order.id)))
                    index += 1
                }
            }
            return found.sorted { $0.order < $1.order }
        }
    }
}

/// A due order.
struct DueOccurrence: Hashable, Sendable {
    enum Subject: Hashable, Sendable {
        case once(ID<Transfer>)
        case standing(ID<StandingOrder>)
    }

    var day: Day
    var subject: Subject

    /// By day, then by creation.
    var order: (Day, Int64) {
        switch subject {
        case .once(let id): (day, id.rawValue)
        case .standing(let id): (day, id.rawValue)
        }
    }
}

extension Array {
    /// The elements in chunks of at most `size`.
    fileprivate func chunked(by size: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
    }
}

extension ServiceError {
    /// Whether the error concerns one order and not the database.
    fileprivate var isOfOneOrder: Bool {
        switch self {
        case .rule(let violation): !violation.concernsRequest
        case .notFound, .conflict, .serverError(500): true
        default: false
        }
    }
}
