import App
import HTML
import Localization
import Models
import Navigation
import SavingsModel
import ScreenTestSupport
import Services
import Testing

struct GoalScreenTests {

    @Test func partsAreAddedAndTakenAwayWithoutScriptAndWhatWasTypedStays() async throws {
        let session = try await SavingsSession.begin()
        let account = try await session.add("House", 5_000_00)
        let typed = [("goal-name", "Roof"), ("target", "900"), ("rows", "1"), ("1.account", account.id.description), ("1.amount", "30")]
        let (outcome, screen) = try await session.browser.press("add-part", on: "/savings/goals/new", fields: typed)
        #expect(outcome == .invalid && screen.misuses == [])
        #expect(
            screen.html.contains("name=\"2.account\"") && screen.html.contains("value=\"Roof\"") && screen.html.contains("value=\"30\""))
        let taken = try await session.browser.press(
            "1.remove-part", on: "/savings/goals/new",
            fields: typed.filter { $0.0 != "rows" } + [("rows", "2"), ("2.part-name", "Envelope")])
        #expect(taken.screen.html.contains("value=\"Envelope\"") && !taken.screen.html.contains("name=\"2.account\""))
    }

    @Test func aGoalIsAddedSaysHowItStandsAndGoesWithUndo() async throws {
        let session = try await SavingsSession.begin()
        let account = try await session.add("House", 5_000_00, contribution: 1_000_00)
        let (outcome, _) = try await session.browser.press(
            "add", on: "/savings/goals/new",
            fields: [
                ("goal-name", "Roof"), ("target", "9000"), ("by", session.browser.today.adding(days: 200).description), ("rows", "2"),
                ("1.account", account.id.description), ("2.account", account.id.description), ("2.part-name", "Envelope"),
                ("2.amount", "100"),
            ])
        guard case .moved(let link, _) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        let html = try await session.browser.open(link.path).html
        #expect(html.contains("On track") && html.contains("As planned, reached in 4 months") && html.contains("€9,000.00"))
        #expect(html.contains("Envelope") && html.contains("At most €100"))
        #expect(try await session.browser.press("delete", on: link.path).outcome == .asks)
        let deleted = try await session.browser.press("delete", on: link.path, confirmed: true).outcome
        #expect(try await session.services.savings().fetchGoals().goals.isEmpty)
        guard case .moved(let list, let notice) = deleted else {
            Issue.record("\(deleted)")
            return
        }
        #expect(list == Link(.savings(.goals)) && notice?.text.english == "Roof deleted")
        _ = try await session.services.transactions().undo(try #require(notice?.undo.flatMap { ID<AuditRecord>($0) }))
        #expect(try await session.services.savings().fetchGoals().goals.map(\.goal.name) == ["Roof"])
    }

    @Test func aGoalThatAnAccountHoldsAlreadyAsksWhatIsPutAside() async throws {
        let session = try await SavingsSession.begin()
        let account = try await session.add("Joint account", 5_000_00, contribution: 300_00)
        let typed = [("goal-name", "Bicycle"), ("target", "2000"), ("rows", "1"), ("1.account", account.id.description)]
        let (outcome, screen) = try await session.browser.press("add", on: "/savings/goals/new", fields: typed)
        #expect(outcome == .invalid && screen.html.contains("Say how much is put aside for this goal"))
        #expect(try await session.services.savings().fetchGoals().goals.isEmpty)
        _ = try await session.browser.press("add", on: "/savings/goals/new", fields: typed + [("1.aside", "500")])
        let goal = try #require(try await session.services.savings().fetchGoals().goals.first)
        #expect(goal.saved.minorUnits == 500_00 && goal.status == .noDate)
        // What comes in counts: 1,500 at 300 a month.
        #expect(goal.reachedAfter == 5)
        #expect(try await !session.browser.open("/savings/goals/\(goal.id)").html.contains("Fully saved"))
        // Nothing yet, and more than there is.
        _ = try await session.browser.press(
            "add", on: "/savings/goals/new", fields: [("goal-name", "Roof")] + typed.dropFirst() + [("1.aside", "0")])
        let roof = try #require(try await session.services.savings().fetchGoals().goals.first { $0.goal.name == "Roof" })
        #expect(roof.saved.isZero)
        let tooMuch = try await session.browser.press(
            "add", on: "/savings/goals/new", fields: [("goal-name", "Car")] + typed.dropFirst() + [("1.aside", "6000")])
        #expect(tooMuch.outcome == .invalid && tooMuch.screen.html.contains("not more than the account holds"))
    }

    @Test func goalsMoveUpAndDownByButtons() async throws {
        let session = try await SavingsSession.begin()
        let account = try await session.add("House", 5_000_00)
        try await session.addGoal("Roof", 9_000_00, from: account)
        let car = try await session.addGoal("Car", 1_000_00, from: account)
        let (outcome, _) = try await session.browser.press("\(car.id).up", on: "/savings/goals?order=1")
        #expect(outcome == .stayed(notice: nil))
        let goals = try await session.services.savings().fetchGoals().goals
        #expect(goals.map(\.goal.name) == ["Car", "Roof"] && goals.map(\.saved.minorUnits) == [1_000_00, 4_000_00])
        #expect(try await session.browser.open("/savings/goals").html.contains("Coffer fills your goals in this order."))
    }

    @Test func aGoalThatIsDeletedWhileItIsEditedIsSaidAndNothingIsLost() async throws {
        let session = try await SavingsSession.begin()
        let account = try await session.add("House", 5_000_00)
        let goal = try await session.addGoal("Roof", 9_000_00, from: account)
        _ = try await session.services.savings().deleteGoal(id: goal.id)
        let path = "/savings/goals/\(goal.id)/edit"
        let typed = [("goal-name", "Walls"), ("target", "700"), ("rows", "1"), ("1.account", account.id.description)]
        let (outcome, screen) = try await session.browser.press("save", on: path, fields: typed)
        #expect(outcome == .invalid && screen.html.contains("This goal was deleted") && screen.html.contains("value=\"Walls\""))
        _ = try await session.browser.press("add-again", on: path, fields: typed)
        #expect(try await session.services.savings().fetchGoals().goals.map(\.goal.name) == ["Walls"])
    }
}
