import AccountsModel
import Navigation
import Testing

struct NavigationStackTests {
    @Test func popEndsAtTheFirstScreen() {
        var stack = NavigationStack<AccountsRoute>()
        stack.set([.list, .detail(accountId: "a")])
        stack.push(.edit(accountId: "a"))
        #expect(stack.items.map(\.route) == [.list, .detail(accountId: "a"), .edit(accountId: "a")])
        stack.pop()
        #expect(stack.top == .detail(accountId: "a"))
        stack.pop()
        stack.pop()
        #expect(stack.top == .list)
    }

    @Test func depthHasNoEnd() {
        var stack = NavigationStack<AccountsRoute>()
        for number in 0..<1000 { stack.push(.detail(accountId: "a\(number)")) }
        #expect(Set(stack.items.map(\.id)).count == 1000)
        stack.popToRoot()
        #expect(stack.items.map(\.route) == [.detail(accountId: "a0")])
    }

    @Test func popDismissesTheSheetFirst() {
        var stack = NavigationStack<AccountsRoute>()
        stack.set([.list])
        stack.present(.new)
        #expect(stack.top == .new)
        stack.pop()
        #expect(stack.top == .list)
        stack.present(.new)
        stack.dismiss()
        #expect(stack.top == .list)
    }
}
