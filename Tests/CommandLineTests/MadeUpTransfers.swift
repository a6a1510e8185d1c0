import Models
import Services

struct MadeUpTransfers: TransferServiceProtocol {
    let household: MadeUpHousehold

    /// Completed on its day, at the bank where it goes to somebody else.
    func order(_ draft: TransferDraft) async throws -> Transfer {
        try household.call("order")
        household.remember(draft)
        return try found(household.holdings.transfers.first?.transfer.id).transfer
    }

    func fetchTransfer(id: ID<Transfer>) async throws -> TransferDetails { try found(id) }

    func fetchTransfers(_ query: TransferQuery) async throws -> TransferPage {
        try household.call("transfers \(query.limit) after \(query.after?.rawValue ?? 0)")
        let all = household.holdings.transfers.filter { query.statuses.isEmpty || query.statuses.contains($0.transfer.status) }
        let start = query.after.flatMap { id in all.firstIndex { $0.transfer.id == id } }.map { $0 + 1 } ?? 0
        let page = Array(all[start...].prefix(min(query.limit, household.holdings.pageSize)))
        return TransferPage(transfers: page, next: start + page.count < all.count ? page.last?.transfer.id : nil)
    }

    func fetchScheduled() async throws -> ScheduledTransfers { ScheduledTransfers(items: household.holdings.scheduled, ended: []) }

    func paymentFile(ids: [ID<Transfer>]) async throws -> PaymentFile {
        try household.call("payment file \(ids.map(\.rawValue))")
        return PaymentFile(name: "coffer.xml", text: "<Document/>\n")
    }

    func runDue(today: Day, confirmsGap: Bool) async throws -> DueRun {
        try household.call("due \(today)")
        if let held = household.holdings.heldBack, !confirmsGap { return DueRun(transfers: [], heldBack: held) }
        return DueRun(transfers: household.holdings.transfers)
    }

    private func found(_ id: ID<Transfer>?) throws -> TransferDetails {
        guard let details = household.holdings.transfers.first(where: { $0.transfer.id == id }) else { throw ServiceError.notFound }
        return details
    }

    // MARK: - What no command does

    func fetchForm() async throws -> TransferForm { throw ServiceError.notFound }
    func check(_ draft: TransferDraft) async throws -> TransferCheck { throw ServiceError.notFound }
    func initiate(_ draft: TransferDraft) async throws -> Transfer { throw ServiceError.notFound }
    func review(id: ID<Transfer>) async throws -> TransferReview { throw ServiceError.notFound }
    func confirm(id: ID<Transfer>, proof: TransferProof, digest: String) async throws -> Transfer { throw ServiceError.notFound }
    func cancel(id: ID<Transfer>) async throws -> Transfer { throw ServiceError.notFound }
    func complete(id: ID<Transfer>, on day: Day) async throws -> Transfer { throw ServiceError.notFound }
    func fail(id: ID<Transfer>) async throws -> Transfer { throw ServiceError.notFound }
    func updateTransfer(id: ID<Transfer>, _ edit: TransferEdit, revision: Int64) async throws -> Transfer { throw ServiceError.notFound }
    func fetchOverview() async throws -> TransferOverview { throw ServiceError.notFound }
    func fetchLimits() async throws -> TransferLimits { throw ServiceError.notFound }
    func setLimits(_ limits: TransferLimits) async throws { throw ServiceError.notFound }
}

struct MadeUpStandingOrders: StandingOrderServiceProtocol {
    let household: MadeUpHousehold

    func addStandingOrder(_ draft: TransferDraft) async throws -> StandingOrder {
        household.remember(draft)
        return StandingOrder(
            id: ID(rawValue: 21), source: draft.source, destination: draft.destination, amount: draft.amount, note: draft.note,
            schedule: try Schedule(anchor: draft.day, .month), createdAt: 0)
    }

    func fetchStandingOrder(id: ID<StandingOrder>) async throws -> StandingOrderDetails {
        guard let draft = household.ordered.last, let schedule = draft.schedule else { throw ServiceError.notFound }
        let order = StandingOrder(
            id: id, source: draft.source, destination: draft.destination, amount: draft.amount, note: draft.note, schedule: schedule,
            createdAt: 0)
        return StandingOrderDetails(
            order: order, source: Sample.checking, destination: draft.destination.account == nil ? nil : Sample.savings)
    }

    func skipNext(id: ID<StandingOrder>, on day: Day) async throws -> StandingOrder { throw ServiceError.notFound }
    func updateStandingOrder(id: ID<StandingOrder>, _ edit: StandingOrderEdit, revision: Int64) async throws -> StandingOrder {
        throw ServiceError.notFound
    }
    func endStandingOrder(id: ID<StandingOrder>) async throws -> StandingOrder { throw ServiceError.notFound }
}

struct MadeUpBeneficiaries: BeneficiaryServiceProtocol {
    let household: MadeUpHousehold

    func fetchBeneficiaries(search: String) async throws -> [Beneficiary] {
        household.holdings.beneficiaries.filter { $0.isFound(by: search) }
    }

    func fetchBeneficiary(id: ID<Beneficiary>) async throws -> Beneficiary {
        guard let found = household.holdings.beneficiaries.first(where: { $0.id == id }) else { throw ServiceError.notFound }
        return found
    }

    func addBeneficiary(_ party: PaymentParty, isFavorite: Bool, key: String?) async throws -> Beneficiary {
        try household.call("add \(party.name) \(party.number.text) \(party.bank) \(party.bic ?? "-") \(party.address?.town ?? "-")")
        return Beneficiary(id: ID(rawValue: 31), party: PaymentPartyRule.cleaned(party), isFavorite: isFavorite)
    }

    func updateBeneficiary(_ beneficiary: Beneficiary) async throws -> Beneficiary { throw ServiceError.notFound }
    func setFavorite(id: ID<Beneficiary>, _ isFavorite: Bool) async throws -> Beneficiary { throw ServiceError.notFound }
    func deleteBeneficiary(id: ID<Beneficiary>) async throws { throw ServiceError.notFound }
    func revealNumber(id: ID<Beneficiary>) async throws -> String { throw ServiceError.notFound }
}
