import Models
import SavingsModel
import ServiceKit
import Storage

/// The household's savings.
struct LiveSavingsService: SavingsServiceProtocol {
    let context: ServiceContext

    func fetchSavings() async throws -> SavingsOverview {
        try await read { reader, connection in
            let accounts = try reader.accounts()
            let totals = RateTotals(connection, household: context.household.id, in: context.household.currency, on: try context.today())
            return SavingsOverview(
                accounts: accounts, goals: reader.goalProgress(),
                conversion: try totals.conversion(of: accounts.map(\.balance.currency)))
        }
    }

    func fetchAccount(id: ID<Account>) async throws -> SavingsAccountDetails { try await read { reader, _ in try reader.details(of: id) } }

    func fetchGoals() async throws -> GoalList {
        try await read { reader, _ in GoalList(goals: reader.goalProgress(), accounts: try reader.accounts()) }
    }

    func fetchGoal(id: ID<SavingsGoal>) async throws -> GoalDetails { try await read { reader, _ in try reader.details(of: id) } }

    func runDue(today: Day) async throws { try await SavingsDailyJob(context: context).run(today: today) }

    private func read<T: Sendable>(_ body: @Sendable (SavingsReader, Connection) throws -> T) async throws -> T {
        try await context.read { connection in
            try body(SavingsReader(connection, household: context.household, today: try context.today()), connection)
        }
    }
}
