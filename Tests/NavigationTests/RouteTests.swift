import Navigation
import Testing

struct RouteTests {
    @Test(arguments: AppRoute.table.samples)
    func theParsedPathOfARouteIsTheRoute(route: AppRoute) throws {
        #expect(try AppRoute(path: route.path.absolute) == route)
        #expect(try AppRoute(path: route.path.text + "/") == route)
    }

    @Test func everyPathIsUnique() {
        let paths = AppRoute.table.samples.map(\.path.text)
        #expect(Set(paths).count == paths.count)
        #expect(paths.count == 124)
    }

    @Test func parametersRoundTrip() throws {
        #expect(try AppRoute(path: "/accounts/acc_1/statement/2026/2") == .accounts(.statement(accountId: "acc_1", year: 2026, month: 2)))
        #expect(
            try AppRoute(path: "/people/groups/grp_1/expenses/exp_2/edit")
                == .people(.editExpense(groupId: "grp_1", expenseId: "exp_2")))
    }

    @Test func literalsTakePrecedenceOverIds() throws {
        #expect(try AppRoute(path: "/accounts/new") == .accounts(.new))
        #expect(try AppRoute(path: "/transfer/internal/acc_1") == .transfer(.internalTransferWithAccount(fromAccountId: "acc_1")))
        #expect(try AppRoute(path: "/accounts/transactions/several") == .transactions(.several))
    }

    @Test(arguments: [
        "/nowhere", "/accounts/new/edit", "/accounts/acc_1/nowhere", "/accounts/a%2Fb", "/accounts/a-b", "/accounts/%C3%A9", "/accounts/%F",
        "/accounts/acc_1/statement/MMXX/1", "/accounts/acc_1/statement/-1/1", "/accounts/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    ])
    func unknownPathsAreInvalid(path: String) {
        #expect(throws: DeepLinkError.invalidPath(path)) { try AppRoute(path: path) }
    }

    @Test(arguments: ["/accounts/transactions", "/accounts/edit", "/accounts//edit", "/accounts/acc_1/statement/2026", "/auth/invite"])
    func pathsWithoutIdsReportAMissingParameter(path: String) {
        #expect(throws: DeepLinkError.missingParameter(path)) { try AppRoute(path: path) }
    }

    @Test func deepLinksHaveTheirParents() throws {
        #expect(AppRoute.accounts(.edit(accountId: "acc_1")).parents == [.accounts(.list), .accounts(.detail(accountId: "acc_1"))])
        #expect(
            AppRoute.transactions(.new(accountId: "acc_1")).parents == [
                .accounts(.list), .accounts(.detail(accountId: "acc_1")), .transactions(.list(accountId: "acc_1")),
            ])
        #expect(
            AppRoute.transactions(.split(transactionId: "txn_1")).parents == [
                .accounts(.list), .transactions(.detail(transactionId: "txn_1")),
            ])
        #expect(AppRoute.home(.notificationDetail(notificationId: "n")).parents == [.home(.dashboard), .home(.notifications)])
        #expect(AppRoute.home(.dashboard).parents.isEmpty)
        #expect(AppRoute.auth(.code).parents.isEmpty)
    }

    @Test(arguments: AppRoute.table.samples)
    func parentsAreInTheSameSection(route: AppRoute) {
        for parent in route.parents { #expect(parent.section == route.section) }
    }
}
