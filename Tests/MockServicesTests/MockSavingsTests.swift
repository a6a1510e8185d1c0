import MockServices
import Models
import Services
import Testing

/// Savings of the made-up household.
@Suite struct MockSavingsTests {
    private let services = DependencyContainer.mock()

    @Test func itHasAPlanAndOneGoalOfEachStatus() async throws {
        let overview = try await services.savings().fetchSavings()
        let account = try #require(overview.accounts.first)
        #expect(overview.accounts.map(\.name) == ["Rainy day"] && account.plan == .preview)
        #expect(account.pace.perMonth?.minorUnits ?? 0 > 250_00)
        #expect(Set(overview.goals.map(\.status)) == Set(GoalStatus.allCases))
        #expect(overview.milestones(of: account, today: .preview).contains { $0.name == "New kitchen" })
        let details = try await services.savings().fetchAccount(id: account.id)
        #expect(details.history.count == 5 && details.goals.count == 4 && details.unallotted.isZero)
        let home = try #require(try await services.overview().fetchHome().savings)
        #expect(home.total.total == account.balance && home.goals.count == 3)
        #expect(try await DependencyContainer.mock(data: .empty).savings().fetchSavings() == .previewEmpty)
    }

    @Test func previewsComeFromTheRules() throws {
        #expect(GoalStanding.previews.map(\.status) == [.reached, .onTrack, .noDate, .behind])
        #expect(ProjectionDataPoint.previews.count == 13 && GoalDetails.preview.points.count == 13)
        #expect(GoalDetails.preview.points.first?.balance == GoalStanding.preview.saved)
        #expect(Milestone.previews.first?.target == .preview(10_000_00) && Milestone.previews.first?.months == 2)
        let total = try SavingsOverview.preview.totalBalance()
        #expect(total.leftOut.isEmpty && total.rateDay == ExchangeRate.preview.day)
        #expect(GoalList.preview.accounts == [.preview] && GoalList.previewEmpty.goals.isEmpty)
        #expect(HomeOverview.preview.savings == .preview && SavingsAccountDetails.preview.account == .preview)
    }

    @Test func aViewerChangesNothing() async throws {
        let viewer = DependencyContainer.mock(data: .household.seen(by: .viewer))
        #expect(await failure { _ = try await viewer.savings().deleteGoal(id: SavingsGoal.preview.id) } == .unauthorized)
        #expect(
            await failure { _ = try await viewer.savings().deleteAccount(id: SavingsAccount.preview.id, withEntries: false) }
                == .unauthorized)
        #expect(try await viewer.savings().fetchGoals().goals.count == 4)
    }
}
