import Models
import NotificationsModel
import SavingsModel
import Services
import TransferModel

/// Transfers, a beneficiary, savings and a notification of a household.
struct SampleOrders {
    var beneficiary: ID<Beneficiary>
    /// Completed, initiated, and scheduled for a later day.
    var completed: ID<Transfer>
    var initiated: ID<Transfer>
    var scheduled: ID<Transfer>
    var savings: ID<Account>
    var goal: ID<SavingsGoal>
    /// Nil if the member was not notified of anything.
    var notification: ID<Notification>?

    /// - Parameter account: an account with at least 10.00 available.
    init(of services: DependencyContainer, from account: ID<Account>) async throws {
        let euro = services.context.household.currency
        let today = services.context.today
        let amount = Money(minorUnits: 1_00, currency: euro)
        savings = try await services.accounts().addAccount(AccountDraft(name: "Rainy day", kind: .savings, currency: euro)).account.id
        let party = PaymentParty(name: "Jane Roe", number: PaymentNumber("FR1420041010050500013M02606"))
        beneficiary = try await services.beneficiaries().addBeneficiary(party, isFavorite: false, key: nil).id
        let own = TransferDestination.account(savings)
        completed = try await services.transfers().order(
            TransferDraft(source: account, destination: own, amount: amount, day: today)
        ).id
        scheduled = try await services.transfers().order(
            TransferDraft(source: account, destination: own, amount: amount, day: today.adding(days: 7))
        ).id
        initiated = try await services.transfers().initiate(
            TransferDraft(source: account, destination: own, amount: amount, day: today)
        ).id
        goal = try await services.savings().addGoal(
            GoalDraft(name: "Bicycle", target: amount, parts: [GoalPartDraft(account: savings)])
        ).id
        // After a long gap the scheduled transfer is held back, which notifies members.
        _ = try await services.transfers().runDue(today: today.adding(days: 200))
        notification = try await services.notifications().fetchNotifications(after: nil, limit: 1).notifications.first?.id
    }
}
