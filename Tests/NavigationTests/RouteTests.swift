import AccountsModel
import CardsModel
import HomeModel
import HouseholdModel
import ImportModel
import InsightsModel
import MembersModel
import Navigation
import NotificationsModel
import PeopleModel
import PlanModel
import SavingsModel
import SubscriptionsModel
import Testing
import TransactionsModel
import TransferModel

/// The routes of the features; those of a newer feature are tested with all others by the app.
let routes = RouteMap([
    HomeRoute.self, AccountsRoute.self, TransactionsRoute.self, CategoriesRoute.self, ImportRoute.self, TransferRoute.self,
    CardsRoute.self, SavingsRoute.self, SubscriptionsRoute.self, PeopleRoute.self, PlanRoute.self, InsightsRoute.self,
    NotificationsRoute.self, MembersRoute.self, HouseholdRoute.self, MoreRoute.self, AuthRoute.self, GuestRoute.self,
])

struct RouteTests {
    @Test(arguments: routes.samples)
    func theParsedPathOfARouteIsTheRoute(route: AppRoute) throws {
        #expect(try routes.route(path: route.path.absolute) == route)
        #expect(try routes.route(path: route.path.text + "/") == route)
    }

    @Test func everyPathIsUnique() {
        let paths = routes.samples.map(\.path.text)
        #expect(Set(paths).count == paths.count)
        #expect(paths.count == 139)
    }

    @Test func parametersRoundTrip() throws {
        #expect(
            try routes.route(path: "/accounts/acc_1/statement/2026/2") == .accounts(.statement(accountId: "acc_1", year: 2026, month: 2)))
        #expect(
            try routes.route(path: "/people/groups/grp_1/expenses/exp_2/edit")
                == .people(.editExpense(groupId: "grp_1", expenseId: "exp_2")))
    }

    /// The token of a guest's link is a household and a secret; that of an older link a secret.
    @Test(arguments: ["", "1.", "2147483647."])
    func aGuestsTokenMayHaveAHousehold(household: String) throws {
        let token = household + String(repeating: "a2", count: 19) + "z"
        #expect(try routes.route(path: "/g/\(token)") == .guest(.group(token: token)))
        #expect(AppRoute.guest(.group(token: token)).path.absolute == "/g/\(token)")
    }

    @Test(arguments: [
        "/g/.a", "/g/1.", "/g/01.a", "/g/0.a", "/g/+1.a", "/g/x.a", "/g/1.2.a", "/g/1..a", "/g/12345678901234567890.a", "/g/1.a-b",
    ])
    func otherTokensOfGuestsAreInvalid(path: String) {
        #expect(throws: DeepLinkError.invalidPath(path)) { try routes.route(path: path) }
    }

    /// The token of an invitation or of a link for a new passphrase; a malformed one gets the page of a link that does not work.
    @Test(arguments: ["1.\(String(repeating: "a2", count: 19))z", "sample", "0.x"])
    func aLinksTokenHasAHousehold(token: String) throws {
        #expect(try routes.route(path: "/auth/invite/\(token)") == .auth(.invite(token: token)))
        #expect(try routes.route(path: "/auth/reset/\(token)") == .auth(.reset(token: token)))
        #expect(try routes.route(path: "/auth/signed-out/\(token)") == .auth(.signedOut(provider: token)))
        #expect(AppRoute.auth(.invite(token: token)).path.absolute == "/auth/invite/\(token)")
    }

    @Test(arguments: ["1.2.a", "1..a", ".a", "1.", "1.a-b", "1.\(String(repeating: "a", count: 41))"])
    func otherTokensOfLinksAreInvalid(token: String) {
        #expect(throws: DeepLinkError.invalidPath("/auth/invite/\(token)")) { try routes.route(path: "/auth/invite/\(token)") }
    }

    @Test func literalsTakePrecedenceOverIds() throws {
        #expect(try routes.route(path: "/accounts/new") == .accounts(.new))
        #expect(try routes.route(path: "/transfer/internal/acc_1") == .transfer(.internalTransferWithAccount(fromAccountId: "acc_1")))
        #expect(try routes.route(path: "/accounts/transactions/several") == .transactions(.several))
    }

    @Test(arguments: [
        "/nowhere", "/accounts/new/edit", "/accounts/acc_1/nowhere", "/accounts/a%2Fb", "/accounts/a-b", "/accounts/%C3%A9", "/accounts/%F",
        "/accounts/acc_1/statement/MMXX/1", "/accounts/acc_1/statement/-1/1", "/accounts/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    ])
    func unknownPathsAreInvalid(path: String) {
        #expect(throws: DeepLinkError.invalidPath(path)) { try routes.route(path: path) }
    }

    @Test(arguments: ["/accounts/transactions", "/accounts/edit", "/accounts//edit", "/accounts/acc_1/statement/2026", "/auth/invite"])
    func pathsWithoutIdsReportAMissingParameter(path: String) {
        #expect(throws: DeepLinkError.missingParameter(path)) { try routes.route(path: path) }
    }

    @Test func deepLinksHaveTheirParents() throws {
        #expect(routes.parents(of: .accounts(.edit(accountId: "acc_1"))) == [.accounts(.list), .accounts(.detail(accountId: "acc_1"))])
        #expect(
            routes.parents(of: .transactions(.new(accountId: "acc_1"))) == [
                .accounts(.list), .accounts(.detail(accountId: "acc_1")), .transactions(.list(accountId: "acc_1")),
            ])
        #expect(
            routes.parents(of: .transactions(.split(transactionId: "txn_1"))) == [
                .accounts(.list), .transactions(.detail(transactionId: "txn_1")),
            ])
        #expect(routes.parents(of: .notifications(.detail(notificationId: "n"))) == [.home(.dashboard), .notifications(.list)])
        #expect(routes.parents(of: .home(.dashboard)).isEmpty)
        #expect(routes.parents(of: .auth(.code)).isEmpty)
    }

    @Test(arguments: routes.samples)
    func parentsAreInTheSameSection(route: AppRoute) {
        for parent in routes.parents(of: route) { #expect(parent.section == route.section) }
    }
}
