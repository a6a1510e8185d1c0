import Localization
import Models
import Navigation
import SavingsModel
import ScreenKit
import Services
import TestSupport
import Testing

@testable import Savings

struct GoalFormTests {
    private let household: SavingsHousehold
    private let app = AppNavigatorSpy()
    private let coordinator: SavingsCoordinator

    init() async throws {
        household = try await SavingsHousehold()
        coordinator = SavingsCoordinator(app: app)
    }

    private func new() async -> NewGoalViewModel {
        let model = NewGoalViewModel(SavingsContext(household.services, coordinator))
        await model.loadData()
        return model
    }

    private func edit(_ goal: ID<SavingsGoal>) async -> EditGoalViewModel {
        let model = EditGoalViewModel(SavingsContext(household.services, coordinator), goalId: goal.description)
        await model.loadData()
        return model
    }

    private func goals() async throws -> [SavingsGoal] { try await household.service.fetchGoals().goals.map(\.goal) }

    @Test func everythingThatIsWrongIsSaidAtOnce() async throws {
        let account = try await household.add("House", 100_00).id.description
        let model = await new()
        (model.form.name, model.form.targetText, model.form.byText) = (" ", "0", household.context.today.description)
        model.form.rows = [
            GoalPartRow(account: account), GoalPartRow(account: account), GoalPartRow(name: "Envelope"),
            GoalPartRow(account: account, amountText: "-1"), GoalPartRow(),
        ]
        await model.save()
        #expect(model.form.errors.name?.english == "Goal name is required")
        #expect(model.form.errors.target?.english == "Target must be a valid number above zero")
        #expect(model.form.errors.by?.english == "The day must be after today")
        #expect(model.form.errors.rows.keys.sorted() == [1, 2, 3])
        #expect(model.form.errors.rows[1]?.amount == "Only one part of an account can be without an amount")
        #expect(model.form.errors.rows[2]?.account == "Choose an account")
        #expect(model.form.errors.rows[3]?.amount == "Amount must be a valid number above zero")
        #expect(try await goals().isEmpty && !coordinator.hasMoved)
    }

    @Test func accountsOfTwoCurrenciesDoNotFillOneGoal() async throws {
        let one = try await household.add("House", 100_00).id.description
        let yen = try #require(Currency(code: "JPY"))
        let other = try await household.add("Far away", 100, in: yen).id.description
        let model = await new()
        (model.form.name, model.form.targetText) = ("Roof", "100")
        model.form.rows = [GoalPartRow(account: one), GoalPartRow(account: other)]
        await model.save()
        #expect(model.form.errors.rows[1]?.account == "All accounts of a goal must have the same currency")
    }

    @Test func aGoalIsMadeWithItsPartsAndSentTwiceItIsMadeOnce() async throws {
        let account = try await household.add("House", 100_00)
        for _ in 0..<2 {
            let model = await new()
            model.form.key = "the-same"
            #expect(model.form.rows == [GoalPartRow(account: account.id.description)])
            (model.form.name, model.form.targetText) = ("Roof", "250")
            model.form.byText = household.context.today.adding(days: 90).description
            model.form.rows.insert(GoalPartRow(account: account.id.description, name: "Envelope", amountText: "30"), at: 0)
            await model.save()
        }
        let goal = try #require(try await goals().first)
        #expect(try await goals().count == 1 && goal.target == household.money(250_00))
        #expect(goal.parts.map(\.amount) == [household.money(30_00), nil] && goal.parts.map(\.name) == ["Envelope", ""])
        #expect(coordinator.topRoute == .savings(.goalDetail(goalId: goal.id.description)))
    }

    @Test func rowsComeAndGoAndTheFormIsShownAgain() async throws {
        try await household.add("House", 100_00)
        let model = await new()
        model.addRow()
        #expect(model.form.rows.count == 2 && model.form.isUnfinished)
        model.removeRow(0)
        #expect(model.form.rows == [GoalPartRow()])
        model.removeRow(0)
        #expect(model.form.rows.count == 1)
        model.form.rowCount = "1000000"
        #expect(model.form.rows.count == 1)
    }

    @Test func aGoalIsChangedOnceItsPartsKeepTheirIds() async throws {
        let account = try await household.add("House", 100_00)
        let goal = try await household.service.addGoal(
            GoalDraft(name: "Roof", target: household.money(250_00), parts: [GoalPartDraft(account: account.id)]))
        let model = await edit(goal.id)
        #expect(!model.form.hasChanges)
        await model.save()
        #expect(app.notices.map(\.text.english) == ["Nothing was changed"])
        #expect(try await goals() == [goal])
        let changed = await edit(goal.id)
        changed.form.targetText = "300"
        await changed.save()
        let now = try #require(try await goals().first)
        #expect(now.target == household.money(300_00) && now.parts.map(\.id) == goal.parts.map(\.id))
    }

    @Test func aGoalThatIsDeletedMeanwhileCanBeAddedAgainWithWhatWasTyped() async throws {
        let account = try await household.add("House", 100_00)
        let goal = try await household.service.addGoal(
            GoalDraft(name: "Roof", target: household.money(250_00), parts: [GoalPartDraft(account: account.id)]))
        let model = await edit(goal.id)
        model.form.name = "Roof and walls"
        _ = try await household.service.deleteGoal(id: goal.id)
        await model.save()
        #expect(model.isGone && model.form.isUnfinished && model.form.name == "Roof and walls" && !coordinator.hasMoved)
        await model.addAgain()
        #expect(try await goals().map(\.name) == ["Roof and walls"])
    }

    @Test func goalsMoveByOnePlace() async throws {
        let account = try await household.add("House", 100_00)
        for name in ["Roof", "Car"] {
            _ = try await household.service.addGoal(
                GoalDraft(name: name, target: household.money(250_00), parts: [GoalPartDraft(account: account.id)]))
        }
        let model = GoalsViewModel(SavingsContext(household.services, coordinator))
        await model.loadData()
        await model.move(model.goals[1].id, by: -1)
        #expect(try await goals().map(\.name) == ["Car", "Roof"])
        await model.move(model.goals[0].id, by: -1)
        #expect(try await goals().map(\.name) == ["Car", "Roof"])
    }
}
