package import Models
package import Services

/// Orders of a made-up household, with the rules and the life cycle of the real ones.
package struct MockTransferService: TransferServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    // MARK: - Ordering

    package func fetchForm() async throws -> TransferForm {
        try await ledger.read { try $0.transferForm() }
    }

    package func check(_ draft: TransferDraft) async throws -> TransferCheck {
        try await ledger.read { state in
            TransferCheck(refusals: try state.refusals(of: draft), proof: try state.proof(for: draft.amount))
        }
    }

    package func initiate(_ draft: TransferDraft) async throws -> Transfer {
        try await ledger.write { try $0.initiate(draft) }
    }

    package func review(id: ID<Transfer>) async throws -> TransferReview {
        try await ledger.write { try $0.review(id) }
    }

    package func confirm(id: ID<Transfer>, proof: TransferProof, digest: String) async throws -> Transfer {
        try await ledger.write { try $0.confirm(id, proof, digest: digest) }.get()
    }

    package func order(_ draft: TransferDraft) async throws -> Transfer {
        try await ledger.write { try $0.orderAtOnce(draft) }
    }

    // MARK: - Changing

    package func cancel(id: ID<Transfer>) async throws -> Transfer {
        try await ledger.write { try $0.cancel(id) }
    }

    package func complete(id: ID<Transfer>, on day: Day) async throws -> Transfer {
        try await ledger.write { try $0.complete(id, on: day) }
    }

    package func fail(id: ID<Transfer>) async throws -> Transfer {
        try await ledger.write { try $0.fail(id) }
    }

    package func updateTransfer(id: ID<Transfer>, _ edit: TransferEdit, revision: Int64) async throws -> Transfer {
        try await ledger.write { try $0.update(id, edit, revision: revision) }
    }

    // MARK: - Reading

    package func fetchTransfer(id: ID<Transfer>) async throws -> TransferDetails {
        try await ledger.read { try $0.details(of: try $0.order(id).transfer) }
    }

    package func fetchTransfers(_ query: TransferQuery) async throws -> TransferPage {
        try await ledger.read { try $0.page(query) }
    }

    package func fetchOverview() async throws -> TransferOverview {
        try await ledger.read { try $0.transferOverview() }
    }

    package func fetchScheduled() async throws -> ScheduledTransfers {
        try await ledger.read { try $0.scheduledTransfers() }
    }

    // MARK: - The bank

    package func paymentFile(ids: [ID<Transfer>]) async throws -> PaymentFile {
        try await ledger.read { state in
            try MockPaymentFile.made(of: try ids.map { try state.details(of: try state.order($0).transfer) })
        }
    }

    // MARK: - What is due

    package func runDue(today: Day, confirmsGap: Bool) async throws -> DueRun {
        try await ledger.write { try $0.runDue(today) }
    }

    // MARK: - Limits

    package func fetchLimits() async throws -> TransferLimits {
        try await ledger.read { $0.transfers.limits }
    }

    package func setLimits(_ limits: TransferLimits) async throws {
        try await ledger.write { state in
            try state.requireOwner()
            let currency = state.context.household.currency
            for limit in [limits.confirmation, limits.daily].compactMap(\.self) {
                guard limit.currency == currency else { throw ServiceError.rule("The limits are in \(currency.code)") }
                guard !limit.isNegative else { throw ServiceError.rule("A limit cannot be below zero") }
            }
            guard state.members.isConfirmed else { throw ServiceError.confirmationNeeded }
            state.transfers.limits = limits
            state.record(.setTransferLimits, state.context.household.name)
        }
    }
}
