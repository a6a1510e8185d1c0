import Models
import PeopleModel
import Storage
import StorageTestSupport
import Testing

@testable import PeopleLive

struct ExpenseRepositoryConformance {

    @Test(arguments: ConformingEngine.allCases) func expensesHaveTheirPayersAndShares(engine: ConformingEngine) async throws {
        let households = try await SharedRows.households(on: engine)
        let (all, one, posting, ofGroup) = try await households.read(ExpenseRepository.init) {
            try ($0.all(), $0.find(20), $0.find(posting: 100), $0.all(of: 10))
        }
        #expect(all == [SharedRows.expense] && one == SharedRows.expense && posting == SharedRows.expense && ofGroup == all)
        let (none, notPosting, ofNone) = try await households.read(ExpenseRepository.init) {
            try ($0.find(21), $0.find(posting: 101), $0.all(of: 11))
        }
        #expect(none == nil && notPosting == nil && ofNone.isEmpty)
    }

    @Test(arguments: ConformingEngine.allCases) func anExpenseIsUpdatedOncePerRevision(engine: ConformingEngine) async throws {
        let households = try await SharedRows.households(on: engine)
        var changed = SharedRows.expense
        (changed.title, changed.amount, changed.foreign, changed.day) = ("Power", .dollar(-50), nil, "2026-03-01")
        (changed.category, changed.notes, changed.transaction, changed.wasTransaction) = (nil, "", nil, false)
        (changed.series, changed.isReconstructed, changed.isRemoved) = (nil, false, true)
        changed.payers = [ExpensePayer(12, -50)]
        changed.split = ExpenseSplit(.equally, among: [11])
        changed.shares = [ExpenseShare(11, -50)]
        let update = changed
        #expect(try await households.write(ExpenseRepository.init) { try $0.update(update) })
        #expect(try await !households.write(ExpenseRepository.init) { try $0.update(update) })
        changed.revision = 2
        #expect(try await households.read(ExpenseRepository.init) { try $0.find(20) } == changed)
        #expect(try await households.read(ExpenseRepository.init) { try $0.all(of: 10) }.isEmpty)
        #expect(try await households.read(ExpenseRepository.init, of: .neighbor) { try $0.find(20) } == SharedRows.expense)
    }

    @Test(arguments: ConformingEngine.allCases) func pagesContinueAfterADayAndId(engine: ConformingEngine) async throws {
        let households = try await SharedRows.households(on: engine)
        try await households.write(ExpenseRepository.init) { expenses in
            for (id, day) in [(21, "2026-02-03"), (22, "2026-02-01"), (23, "2026-01-01")] as [(ID<Expense>, Day)] {
                var expense = SharedRows.expense
                (expense.id, expense.day, expense.transaction) = (id, day, nil)
                try expenses.insert(expense)
            }
        }
        let (first, second) = try await households.read(ExpenseRepository.init) { expenses in
            (
                try expenses.page(of: 10, before: nil, limit: 2).map(\.id),
                try expenses.page(of: 10, before: (day: "2026-02-01", id: 22), limit: 5).map(\.id)
            )
        }
        #expect(first == [21, 22] && second == [20, 23])
        let days = try await households.read(ExpenseRepository.init) { try [$0.firstDay(of: 10), $0.firstDay(of: 99)] }
        #expect(days == ["2026-01-01", nil])
    }

    @Test(arguments: ConformingEngine.allCases) func membersInUseAreKnownEvenIfTheExpenseWasRemoved(engine: ConformingEngine) async throws {
        let households = try await SharedRows.households(on: engine)
        let (used, unused, elsewhere) = try await households.read(ExpenseRepository.init) {
            try ($0.hasAny(of: 12, in: 10), $0.hasAny(of: 13, in: 10), $0.hasAny(of: 12, in: 11))
        }
        #expect(used && !unused && !elsewhere)
    }

    @Test(arguments: ConformingEngine.allCases) func expensesChangeTheirCategory(engine: ConformingEngine) async throws {
        let households = try await SharedRows.households(on: engine)
        try await households.write(ExpenseRepository.init) { try $0.setCategory(6, of: [20]) }
        let (before, after) = try await households.read(ExpenseRepository.init) { try ($0.all(in: 5), $0.all(in: 6).map(\.id)) }
        #expect(before.isEmpty && after == [20])
        #expect(try await households.read(ExpenseRepository.init, of: .neighbor) { try $0.all(in: 5) }.count == 1)
    }

    @Test(arguments: ConformingEngine.allCases) func theGuestWhoAddedAnExpenseIsKeptBesideIt(engine: ConformingEngine) async throws {
        let households = try await SharedRows.households(on: engine)
        #expect(try await households.read(ExpenseRepository.init) { try $0.guests(of: [20]) } == [:])
        try await households.write(ExpenseRepository.init) { expenses in
            try expenses.setGuest(12, of: 20)
            var changed = SharedRows.expense
            changed.title = "Rent of May"
            #expect(try expenses.update(changed))
        }
        #expect(try await households.read(ExpenseRepository.init) { try $0.guests(of: [20, 21]) } == [20: 12])
        #expect(try await households.read(ExpenseRepository.init, of: .neighbor) { try $0.guests(of: [20]) } == [:])
    }
}
