import Logging
import Models
import Services
import Storage

extension LiveTransferService {

    func runDue(today: Day, confirmsGap: Bool) async throws -> DueRun {
        let gap = DueGap(context, today: today)
        if let held = try context.read({ try gap.find($0) }) {
            guard confirmsGap else {
                try await gap.tell(held)
                return DueRun(transfers: [], heldBack: held)
            }
            try await gap.close()
        }
        var done: [Transfer] = []
        for chunk in try due(through: today).chunked(by: Self.occurrencesPerWrite) {
            try Task.checkCancellation()
            do {
                done += try await carryOut(chunk)
            } catch let error as ServiceError where chunk.count > 1 && error.isOfOneOrder {
                // One that cannot be done, and cannot fail either, keeps none of the others back.
                for occurrence in chunk { done += await carryOutAlone(occurrence) }
            }
        }
        try await gap.noteDay()
        let ids = done.map(\.id)
        return DueRun(
            transfers: try context.read { connection in
                let reader = try TransferReader(connection, context: context)
                return try ids.map { try reader.details($0) }
            })
    }

    /// Forgets orders that were reviewed more than a day ago and never confirmed.
    func forgetUnconfirmed() async throws {
        let before = context.clock.now() - 86_400_000
        let isAny = try context.read { try TransferRepository($0, household: context.household.id).isAnyUnconfirmed(before: before) }
        guard isAny else { return }
        try await write([.transfers]) { try $0.transfers.forgetUnconfirmed(before: before) }
    }

    func paymentFile(ids: [ID<Transfer>]) async throws -> PaymentFile {
        try context.requireWriter()
        var seen: Set<ID<Transfer>> = []
        let wanted = ids.filter { seen.insert($0).inserted }
        let (transfers, accounts) = try context.read { connection in
            let repository = TransferRepository(connection, household: context.household.id)
            let transfers = try wanted.map { id in
                guard let transfer = try repository.find(id) else { throw ServiceError.notFound }
                return transfer
            }
            return (transfers, try AccountReader(connection, household: context.household.id).accounts())
        }
        return try PaymentFileMaking(context).make(transfers: transfers, accounts: accounts)
    }

    // MARK: - Private

    private func carryOut(_ occurrences: some Sequence<DueOccurrence> & Sendable) async throws -> [Transfer] {
        try await write { writing in
            let run = DueWriting(writing)
            return try occurrences.compactMap { occurrence in
                let transfer = try run.carryOut(occurrence)
                // What comes next sees what this one has left.
                if transfer != nil { try writing.write.book.flush() }
                return transfer
            }
        }
    }

    private func carryOutAlone(_ occurrence: DueOccurrence) async -> [Transfer] {
        do {
            return try await carryOut(CollectionOfOne(occurrence))
        } catch {
            Logger(label: "coffer.transfer").error("An order that is due could not be done", metadata: ["error": "\(ServiceError(error))"])
            return []
        }
    }

    /// How many are done in one write, so that a long outage keeps nobody else waiting.
    private static var occurrencesPerWrite: Int { 50 }

    /// All that is due, in the order of its days: what comes in first can pay what goes out later.
    private func due(through today: Day) throws -> [DueOccurrence] {
        try context.read { connection in
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

/// One thing that is due.
struct DueOccurrence: Hashable, Sendable {
    enum Subject: Hashable, Sendable {
        case once(ID<Transfer>)
        case standing(ID<StandingOrder>)
    }

    var day: Day
    var subject: Subject

    /// By day, and then as they were made.
    var order: (Day, Int64) {
        switch subject {
        case .once(let id): (day, id.rawValue)
        case .standing(let id): (day, id.rawValue)
        }
    }
}

extension Array {
    /// Its elements in stretches of at most some.
    fileprivate func chunked(by size: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
    }
}

extension ServiceError {
    /// Whether it says that one order cannot be done, and nothing of the database.
    fileprivate var isOfOneOrder: Bool {
        switch self {
        case .rule, .notFound, .conflict, .serverError(500): true
        default: false
        }
    }
}
