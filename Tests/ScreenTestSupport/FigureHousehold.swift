import App
import Installation
import MembersModel
package import Models
import NotificationsModel
import ServiceKit
package import Services
import TestSupport
import TestTools
import Testing

/// A household whose figures can be added up by hand, with a private account of each of two members, and a member without one. Today is
/// 15 March 2026.
///
/// | | Joint | Purse of Ada | Wallet of Grace |
/// |---|---|---|---|
/// | Opened on 1 January | 1,000.00 | 500.00 | 300.00 |
/// | Groceries in March | −120.00, Market | −30.00, Kiosk | −70.00, Corner shop |
/// | Dining in March | | −12.50, Bistro | |
/// | Salary in March | 2,000.00, Employer | 400.00, Side job | 900.00, Academy |
/// | From Ada on 9 March | 50.00 | −50.00 | |
/// | Balance | 2,930.00 | 807.50 | 1,130.00 |
package struct FigureHousehold {
    /// The owner, to whom the purse belongs.
    package let ada: Browser
    /// A member, to whom the wallet belongs.
    package let grace: Browser
    /// A viewer, to whom no account belongs.
    package let vera: Browser
    package let joint: Account
    package let purse: Account
    package let wallet: Account

    /// - Parameter isDivided: whether the purse and the wallet belong to members; else all accounts are the household's.
    package init(isDivided: Bool = true) async throws {
        ada = try await Browser.signedIn()
        grace = try await ada.signedIn(as: .member)
        vera = try await ada.signedIn(as: .viewer, name: "vera")
        let home = try await ada.household()
        let begin = day("2026-01-01")
        joint = try await home.account("Joint", opening: 1_000_00, on: begin)
        purse = try await home.account("Purse", opening: 500_00, on: begin)
        wallet = try await home.account("Wallet", opening: 300_00, on: begin)
        try await home.add(-120_00, in: joint, payee: "Market", category: "groceries", day: day("2026-03-02"))
        try await home.add(2_000_00, in: joint, payee: "Employer", category: "salary", day: day("2026-03-03"))
        try await home.add(-30_00, in: purse, payee: "Kiosk", category: "groceries", day: day("2026-03-04"))
        try await home.add(-12_50, in: purse, payee: "Bistro", category: "dining", day: day("2026-03-05"))
        try await home.add(400_00, in: purse, payee: "Side job", category: "salary", day: day("2026-03-06"))
        try await home.add(-70_00, in: wallet, payee: "Corner shop", category: "groceries", day: day("2026-03-07"))
        try await home.add(900_00, in: wallet, payee: "Academy", category: "salary", day: day("2026-03-08"))
        try await home.add(-50_00, in: purse, to: joint, day: day("2026-03-09"))
        guard isDivided else { return }
        try await ada.give(purse, to: ada)
        try await ada.give(wallet, to: grace)
    }

    /// The services of a member with the figures of a perspective, which is not stored.
    package func services(of member: Browser, _ whose: Perspective) async throws -> DependencyContainer {
        try await member.services().showing(whose)
    }

    /// What a member was told, the newest first.
    package func told(_ member: Browser) async throws -> [NotificationContent] {
        try await member.services().notifications().fetchNotifications(after: nil, limit: 100).notifications.map(\.content)
    }
}

extension Browser {
    /// Gives an account to the member who is signed in at a browser, as the command line does.
    package func give(_ account: Account, to owner: Browser, _ sharing: AccountSharing = .private) async throws {
        let household = try await services().context.household
        let accounts = DependencyContainer(live: installation.ownerContext(of: household)).accounts()
        let revision = try await accounts.fetchAccount(id: account.id).account.revision
        let member = try await owner.services().context.member.id
        _ = try await accounts.shareAccount(id: account.id, owner: member, sharing: sharing, revision: revision)
    }

    /// Chooses whose figures are shown, with the switch of a page.
    package func look(at whose: Perspective, on path: String = "/") async throws {
        let (outcome, _) = try await press("whose-\(whose.rawValue)", on: path)
        try #require(outcome.isStayed)
    }
}

extension Outcome {
    /// Whether the page stayed, without a notice.
    fileprivate var isStayed: Bool { if case .stayed(notice: nil) = self { true } else { false } }
}
