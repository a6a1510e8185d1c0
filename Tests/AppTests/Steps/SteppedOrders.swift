import Models
import Services
import Testing
import TransferModel

/// Orders of every kind in a household, and whom it pays. Most of them were taken back: they are what grows.
struct SteppedOrders: Sendable {
    let done: ID<Transfer>
    let initiated: ID<Transfer>
    let submitted: ID<Transfer>
    let scheduled: ID<Transfer>
    let standing: ID<StandingOrder>
    let beneficiary: ID<Beneficiary>

    /// - Parameter cancelled: how many were taken back before their day.
    init(_ services: DependencyContainer, from source: Account, to other: Account, cancelled: Int) async throws {
        let transfers = services.transfers()
        let today = services.context.today
        let party = PaymentParty(name: "Maeve Doyle", number: .iban(try IBAN("NL43HVNB0417164300")))
        var draft = TransferDraft(
            source: source.id, destination: .account(other.id), amount: Money(minorUnits: 1_00, currency: source.currency), day: today)
        for _ in 0..<12 {
            _ = try await services.beneficiaries().addBeneficiary(party, isFavorite: true, key: nil)
        }
        beneficiary = try await services.beneficiaries().addBeneficiary(party, isFavorite: false, key: nil).id
        draft.day = today.adding(days: 4)
        // From the other account, since the daily limit looks at all that was ordered from one today.
        var taken = draft
        (taken.source, taken.destination) = (other.id, .account(source.id))
        for _ in 0..<cancelled { _ = try await transfers.cancel(id: transfers.order(taken).id) }
        for _ in 0..<11 { _ = try await transfers.order(draft) }
        scheduled = try await transfers.order(draft).id
        draft.day = today
        done = try await transfers.order(draft).id
        initiated = try await transfers.initiate(draft).id
        draft.destination = .payee(party, beneficiary: beneficiary, isInternational: false)
        submitted = try await transfers.order(draft).id
        draft.day = today.adding(days: 2)
        draft.schedule = try Schedule(anchor: draft.day, every: 1, .month)
        standing = try await services.standingOrders().addStandingOrder(draft).id
    }

    /// The screens of transfers.
    func paths(account: Account) -> [String] {
        [
            "/transfer", "/transfer/internal", "/transfer/internal/\(account.id)", "/transfer/external",
            "/transfer/external?to=\(beneficiary)", "/transfer/scheduled", "/transfer/\(done)", "/transfer/\(done)/receipt",
            "/transfer/\(submitted)", "/transfer/\(scheduled)/edit", "/transfer/\(initiated)/confirm", "/transfer/\(standing)",
            "/transfer/\(standing)/edit", "/transfer/beneficiaries", "/transfer/beneficiaries?q=mae", "/transfer/beneficiaries/new",
            "/transfer/beneficiaries/\(beneficiary)", "/transfer/beneficiaries/\(beneficiary)/edit",
        ]
    }
}
