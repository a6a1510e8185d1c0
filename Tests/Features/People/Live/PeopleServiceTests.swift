import Models
import PeopleModel
import Services
import TestSupport
import Testing

/// People, groups, recurring expenses and refusals. Today is 27 May 2026.
@Suite struct PeopleServiceTests {

    // MARK: - People

    @Test func aPersonIsAddedOnceAndHasAUniqueName() async throws {
        let shared = try await SharedHousehold()
        #expect(shared.ben.iban == "DE89370400440532013000")
        let draft = PersonDraft(name: "Cleo", key: "form-1")
        let ids = [try await shared.people.addPerson(draft).id, try await shared.people.addPerson(draft).id]
        #expect(ids[0] == ids[1])
        for (name, violation) in [("anna", RuleViolation.personNameTaken), ("", .personNameMissing), ("Me", .personNameReserved)] {
            await #expect(throws: ServiceError.rule(violation)) { try await shared.people.addPerson(PersonDraft(name: name)) }
        }
        await #expect(throws: ServiceError.rule(.personEmailInvalid)) {
            try await shared.people.addPerson(PersonDraft(name: "Dan", email: "dan@"))
        }
        await #expect(throws: ServiceError.rule(.personIBANInvalid)) {
            try await shared.people.addPerson(PersonDraft(name: "Dan", iban: "DE00"))
        }
        await #expect(throws: ServiceError.rule(.personEmojiInvalid)) {
            try await shared.people.addPerson(PersonDraft(name: "Dan", emoji: "ab"))
        }
    }

    @Test func aPersonWithABalanceStays() async throws {
        let shared = try await SharedHousehold()
        let expense = try await shared.add("Dinner", 90_00)
        await #expect(throws: ServiceError.rule(.personHasBalance(shared.home.money(30_00)))) {
            try await shared.people.deletePerson(id: shared.anna.id)
        }
        _ = try await shared.people.deleteExpense(id: expense.id, scope: .thisOne)
        let change = try await shared.people.deletePerson(id: shared.anna.id)
        #expect(try await shared.people.fetchPeople().people.map(\.person.name) == ["Ben"])
        // The group keeps the member by its name.
        #expect(try await shared.details().summary.group.members.map(\.name) == ["", "Anna", "Ben"])
        try await shared.home.transactions.undo(change, allowsClosedDays: false)
        #expect(try await shared.people.fetchPeople().people.map(\.person.name) == ["Anna", "Ben"])
    }

    @Test func aPersonsBalanceSumsDirectDebtsAndGroups() async throws {
        let shared = try await SharedHousehold()
        try await shared.add("Dinner", 90_00)
        let direct = try await shared.people.directGroup(with: shared.anna.id)
        #expect(try await shared.people.directGroup(with: shared.anna.id).id == direct.id)
        let (me, anna) = (direct.members[0].id, direct.members[1].id)
        _ = try await shared.people.addExpense(
            ExpenseDraft(
                title: "Lunch", amount: shared.home.money(20_00), day: TestHousehold.today, payers: [ExpensePayer(anna, 20_00)],
                split: direct.newSplit), to: direct.id)
        let details = try await shared.people.fetchPerson(id: shared.anna.id)
        #expect(details.summary.balances == [shared.home.money(20_00)])
        #expect(details.groups.map(\.group.id) == [direct.id, shared.trip.id])
        #expect(details.direct.count == 1)
        #expect(try await shared.people.fetchPeople().groups.map(\.group.name) == ["Trip"])
        _ = me
        try await shared.home.expectClean()
        // The ledger account of direct debts has the name of the person.
        _ = try await shared.people.updatePerson(id: shared.anna.id, PersonDraft(name: "Annika"), revision: shared.anna.revision)
        let names = try await shared.home.entries(EntryQuery(category: try await shared.home.category("other"))).map(\.accountName)
        #expect(names.contains("Annika"))
    }

    // MARK: - Groups

    @Test func aMemberWithABalanceIsNotRemoved() async throws {
        let shared = try await SharedHousehold()
        try await shared.add("Dinner", 90_00)
        func draft(without person: Person) -> PeopleGroupDraft {
            PeopleGroupDraft(
                name: "Trip", currency: shared.home.euro,
                members: shared.trip.members.filter { $0.person != person.id }.map { .init(id: $0.id, person: $0.person) })
        }
        await #expect(throws: ServiceError.rule(.groupMemberHasBalance("Ben", shared.home.money(-30_00)))) {
            try await shared.people.updateGroup(id: shared.trip.id, draft(without: shared.ben), revision: 1)
        }
        _ = try await shared.people.settle(
            SettlementDraft(from: shared.benMember, to: shared.me, amount: shared.home.money(30_00), day: TestHousehold.today),
            in: shared.trip.id)
        // A member of past expenses stays as one that has left, and takes no part in new ones.
        let changed = try await shared.people.updateGroup(id: shared.trip.id, draft(without: shared.ben), revision: 1)
        #expect(changed.members.map(\.hasLeft) == [false, false, true])
        #expect(changed.newSplit.parts.map(\.member) == [shared.me, shared.annaMember])
        await #expect(throws: ServiceError.rule(.expenseMemberLeft)) { try await shared.add("Taxi", 9_00, by: shared.benMember) }
        try await shared.undoLatest()
        #expect(try await shared.details().summary.group.members.map(\.hasLeft) == [false, false, false])
    }

    @Test func weightsNeverChangeThePast() async throws {
        let shared = try await SharedHousehold()
        try await shared.add("Dinner", 90_00)
        var members = shared.trip.members.map { PeopleGroupDraft.Member(id: $0.id, person: $0.person) }
        members[2].weight = 50
        members[1].weight = 0
        let changed = try await shared.people.updateGroup(
            id: shared.trip.id, PeopleGroupDraft(name: "Trip", currency: shared.home.euro, members: members, defaultSplit: .shares),
            revision: 1)
        #expect(try await shared.nets() == [60_00, -30_00, -30_00])
        _ = try await shared.people.addExpense(
            try await shared.draft("Taxi", 30_00, split: changed.newSplit), to: shared.trip.id)
        #expect(try await shared.nets() == [70_00, -30_00, -40_00])
    }

    @Test func groupsNeedMembersAndAName() async throws {
        let shared = try await SharedHousehold()
        func violation(_ name: String, _ members: [PeopleGroupDraft.Member], _ split: SplitType = .equally) async -> ServiceError? {
            do {
                let draft = PeopleGroupDraft(name: name, currency: shared.home.euro, members: members, defaultSplit: split)
                _ = try await shared.people.addGroup(draft)
                return nil
            } catch {
                return error as? ServiceError
            }
        }
        let anna = PeopleGroupDraft.Member(person: shared.anna.id)
        let me = PeopleGroupDraft.Member(person: nil)
        #expect(await violation("A", [me]) == .rule(.groupMemberCount))
        #expect(await violation("A", [me, anna, anna]) == .rule(.groupMemberTwice))
        #expect(await violation("A", [me, me]) == .rule(.groupMemberTwice))
        #expect(await violation("trip", [me, anna]) == .rule(.groupNameTaken))
        #expect(await violation("", [me, anna]) == .rule(.groupNameMissing))
        #expect(await violation("A", [me, anna], .percent) == .rule(.groupDefaultSplitInvalid))
        #expect(await violation("A", [me, PeopleGroupDraft.Member(person: ID(rawValue: 1))]) == .notFound)
        #expect(await violation("A", [me, PeopleGroupDraft.Member(person: shared.anna.id, weight: -1)]) == .rule(.groupWeightInvalid))
        // Two of the household differ by their names.
        #expect(await violation("Flat", [me, PeopleGroupDraft.Member(person: nil, name: "Eva"), anna]) == nil)
    }

    @Test func sixtyMembersShareACent() async throws {
        let shared = try await SharedHousehold()
        var members: [PeopleGroupDraft.Member] = [.init(person: nil)]
        for number in 1..<60 {
            members.append(.init(person: try await shared.people.addPerson(PersonDraft(name: "Guest \(number)")).id))
        }
        let group = try await shared.people.addGroup(PeopleGroupDraft(name: "Party", currency: shared.home.euro, members: members))
        let expense = try await shared.people.addExpense(
            ExpenseDraft(
                title: "Sweet", amount: shared.home.money(1), day: TestHousehold.today, payers: [ExpensePayer(group.members[7].id, 1)],
                split: group.newSplit), to: group.id)
        #expect(expense.shares.map(\.amount).filter { $0 != 0 } == [1])
        #expect(try await shared.people.fetchGroup(id: group.id, after: nil, limit: 10).debts.count <= 1)
        try await shared.home.expectClean()
    }

    @Test func anArchivedGroupTakesNoExpensesAndADeletedOneIsGone() async throws {
        let shared = try await SharedHousehold()
        try await shared.people.setArchived(true, group: shared.trip.id)
        await #expect(throws: ServiceError.rule(.groupArchived)) { try await shared.add("Taxi", 9_00) }
        try await shared.people.setArchived(false, group: shared.trip.id)
        let expense = try await shared.add("Taxi", 9_00)
        await #expect(throws: ServiceError.rule(.groupHasBalance)) { try await shared.people.deleteGroup(id: shared.trip.id) }
        _ = try await shared.people.deleteExpense(id: expense.id, scope: .thisOne)
        let change = try await shared.people.deleteGroup(id: shared.trip.id)
        await #expect(throws: ServiceError.notFound) { try await shared.details() }
        await #expect(throws: ServiceError.notFound) { try await shared.add("Taxi", 9_00) }
        try await shared.home.transactions.undo(change, allowsClosedDays: false)
        #expect(try await shared.details().summary.group.name == "Trip")
    }

    // MARK: - Expenses

    @Test func anExpenseNeedsATitleAnAmountAndMembers() async throws {
        let shared = try await SharedHousehold()
        func violation(_ change: (inout ExpenseDraft) -> Void) async throws -> ServiceError? {
            var draft = try await shared.draft("Taxi", 9_00)
            change(&draft)
            do {
                _ = try await shared.people.addExpense(draft, to: shared.trip.id)
                return nil
            } catch {
                return error as? ServiceError
            }
        }
        let stranger = ID<GroupMember>(rawValue: 5)
        #expect(try await violation { $0.title = " " } == .rule(.expenseTitleMissing))
        #expect(try await violation { $0.title = String(repeating: "x", count: 201) } == .rule(.expenseTitleTooLong))
        #expect(try await violation { $0.amount = shared.home.money(0) } == .rule(.expenseAmountZero))
        #expect(try await violation { $0.payers = [] } == .rule(.expensePayerMissing))
        #expect(try await violation { $0.payers = [ExpensePayer(stranger, 9_00)] } == .rule(.expenseMemberUnknown))
        #expect(try await violation { $0.split = ExpenseSplit(.equally, among: []) } == .rule(.expenseNobody))
        #expect(
            try await violation { $0.payers = [ExpensePayer(shared.me, 8_99)] }
                == .rule(.expensePayersSum(shared.home.money(8_99), of: shared.home.money(9_00))))
        #expect(
            try await violation {
                $0.account = shared.checking.id; $0.payers = [ExpensePayer(shared.annaMember, 9_00)]
            }
                == .rule(.expenseAccountNotWanted))
        #expect(try await violation { $0.account = ID(rawValue: 9) } == .notFound)
        #expect(try await violation { $0.amount = shared.home.money(AmountLimit.amount + 1) } != nil)
        #expect(try await shared.nets() == [0, 0, 0])
        #expect(try await shared.details().activity.isEmpty)
    }

    @Test func oneFormSentTenTimesAtOnceIsOneExpense() async throws {
        let shared = try await SharedHousehold()
        var draft = try await shared.draft("Taxi", 9_00, from: shared.checking)
        draft.key = "form"
        let sent = draft
        let ids = try await withThrowingTaskGroup(of: ID<Expense>.self) { group in
            for _ in 0..<10 { group.addTask { try await shared.people.addExpense(sent, to: shared.trip.id).id } }
            return try await group.reduce(into: Set<ID<Expense>>()) { $0.insert($1) }
        }
        #expect(ids.count == 1)
        #expect(try await shared.home.balance(shared.checking) == 991_00)
        try await shared.home.expectClean()
    }

    @Test func ofTwoWhoEditOneIsToldOfTheOther() async throws {
        let shared = try await SharedHousehold()
        let expense = try await shared.add("Taxi", 9_00)
        _ = try await shared.people.updateExpense(
            id: expense.id, try await shared.draft("Taxi", 12_00), scope: .thisOne, revision: expense.revision)
        let late = try await shared.draft("Taxi", 15_00)
        await #expect(throws: ServiceError.conflict) {
            try await shared.people.updateExpense(id: expense.id, late, scope: .thisOne, revision: expense.revision)
        }
        #expect(try await shared.nets() == [8_00, -4_00, -4_00])
    }

    @Test func activityComesInPages() async throws {
        let shared = try await SharedHousehold()
        for number in 1...7 { try await shared.add("Expense \(number)", 3_00, day: TestHousehold.today.adding(days: -number / 2)) }
        _ = try await shared.people.settle(
            SettlementDraft(
                from: shared.annaMember, to: shared.me, amount: shared.home.money(1_00), day: TestHousehold.today.adding(days: -1)),
            in: shared.trip.id)
        var found: [GroupActivity.Cursor] = []
        var cursor: GroupActivity.Cursor?
        repeat {
            let page = try await shared.people.fetchGroup(id: shared.trip.id, after: cursor, limit: 3)
            #expect(page.activity.count <= 3)
            found += page.activity.map(\.cursor)
            cursor = page.next
        } while cursor != nil
        #expect(found.count == 8 && Set(found).count == 8)
        #expect(found.map(\.day) == found.map(\.day).sorted(by: >))
    }

    @Test func totalsAreByMonthAndCategory() async throws {
        let shared = try await SharedHousehold()
        try await shared.add("Dinner", 30_00, category: "dining")
        try await shared.add("Lunch", 12_00, category: "dining")
        try await shared.add("Hotel", 90_00, by: shared.annaMember, day: TestHousehold.today.adding(days: -40), category: "travel")
        let totals = try await shared.details().totals
        #expect(totals.map(\.amount.minorUnits) == [42_00, 90_00])
        #expect(totals.map(\.month) == [Month(of: TestHousehold.today), Month(of: TestHousehold.today.adding(days: -40))])
        #expect(totals.compactMap(\.category?.key) == [.dining, .travel])
    }

    // MARK: - Recurring

    @Test func aRecurringExpenseIsAddedOncePerDayAndEnds() async throws {
        let shared = try await SharedHousehold()
        let start = TestHousehold.today.adding(days: -60)
        var draft = try await shared.draft("Rent", 90_00, from: shared.checking, day: start, category: "housing")
        draft.recurrence = .init(every: 1, .month, end: TestHousehold.today.adding(days: 200))
        let first = try await shared.people.addExpense(draft, to: shared.trip.id)
        for _ in 0..<2 { try await shared.people.runDue(today: TestHousehold.today) }
        #expect(try await shared.details().activity.count == 2)
        #expect(try await shared.nets()[0] == 120_00)
        #expect(try await shared.home.balance(shared.checking) == 820_00)
        // Three missed cycles are three expenses.
        try await shared.people.runDue(today: TestHousehold.today.adding(days: 92))
        #expect(try await shared.details().activity.count == 5)
        try await shared.home.expectClean()
        _ = try await shared.people.deleteExpense(id: first.id, scope: .allComing)
        try await shared.people.runDue(today: TestHousehold.today.adding(days: 190))
        #expect(try await shared.details().activity.count == 4)
        try await shared.home.expectClean()
    }

    @Test func allComingExpensesAreChangedWithOne() async throws {
        let shared = try await SharedHousehold()
        var draft = try await shared.draft("Rent", 90_00, day: TestHousehold.today.adding(days: -40))
        draft.recurrence = .init(every: 1, .month)
        let first = try await shared.people.addExpense(draft, to: shared.trip.id)
        try await shared.people.runDue(today: TestHousehold.today)
        let latest = try #require(
            try await shared.details().activity.compactMap { if case .expense(let expense) = $0 { expense } else { nil } }.first)
        #expect(latest.series == first.series && latest.id != first.id)
        var changed = try await shared.draft("Rent", 120_00, day: latest.day)
        changed.recurrence = .init(every: 1, .month)
        _ = try await shared.people.updateExpense(id: latest.id, changed, scope: .allComing, revision: latest.revision)
        try await shared.people.runDue(today: TestHousehold.today.adding(days: 31))
        let amounts = try await shared.details().activity.compactMap {
            if case .expense(let expense) = $0 { expense.amount.minorUnits } else { nil }
        }
        #expect(amounts == [120_00, 120_00, 90_00])
        try await shared.home.expectClean()
    }

    @Test func aRhythmThatEndsBeforeItBeginsIsRefused() async throws {
        let shared = try await SharedHousehold()
        var draft = try await shared.draft("Rent", 90_00)
        draft.recurrence = .init(every: 1, .month, end: TestHousehold.today.adding(days: -1))
        let refused = draft
        await #expect(throws: ServiceError.rule(.expenseRecurrenceInvalid)) {
            try await shared.people.addExpense(refused, to: shared.trip.id)
        }
    }

    // MARK: - Access

    @Test func aViewerReadsAndChangesNothing() async throws {
        let shared = try await SharedHousehold()
        try await shared.add("Dinner", 90_00)
        let viewer = shared.home.asViewer().people()
        #expect(try await viewer.fetchPeople().people.count == 2)
        await #expect(throws: ServiceError.unauthorized) { try await viewer.addPerson(PersonDraft(name: "Dan")) }
        await #expect(throws: ServiceError.unauthorized) { try await viewer.deleteGroup(id: shared.trip.id) }
        let others = try await shared.home.another().people()
        #expect(try await others.fetchPeople() == PeopleOverview(people: [], groups: []))
        await #expect(throws: ServiceError.notFound) { try await others.fetchGroup(id: shared.trip.id, after: nil, limit: 5) }
        await #expect(throws: ServiceError.notFound) { try await others.fetchPerson(id: shared.anna.id) }
    }
}
