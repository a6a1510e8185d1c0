import CardsModel
import Installation
import MembersModel
package import Models
import NotificationsModel
package import PeopleModel
import PlanModel
import ServiceKit
package import Services
import TestTools
import Testing
import TransferModel

/// A household of three members: an account of its own, and accounts of members that others see in full, by their balances, or not at all.
/// Everything that can hang on an account hangs on each, in texts and amounts that nothing else has.
package struct DividedHousehold: Sendable {
    package let installation: TestInstallation
    package let tokens: [DividedMember: String]
    package let members: [DividedMember: ID<Member>]
    package private(set) var objects: [DividedAccount: DividedObjects] = [:]
    /// A group of people that the household shares with.
    package let group: PeopleGroup

    /// - Parameter varied: accounts that are not there, or of those that are shared by their balances: that have other transactions with the
    ///   same balances. Whoever sees no entries of them must not be able to tell the difference.
    package init(in installation: TestInstallation, varying varied: Set<DividedAccount> = []) async throws {
        self.installation = installation
        let anna = try await installation.setUp(
            SetupDraft(
                name: "anna", displayName: "Anna", passphrase: TestInstallation.passphrase, householdName: "Harbour Street",
                currency: .euro, timeZone: "UTC"))
        let ben = try await installation.add("ben", DividedMember.ben.role, by: anna)
        let clara = try await installation.add("clara", DividedMember.clara.role, by: anna)
        tokens = [.anna: anna, .ben: ben, .clara: clara]
        var members: [DividedMember: ID<Member>] = [:]
        for (member, token) in tokens { members[member] = try await installation.session(token).profile.id }
        self.members = members
        let services = try await installation.container(anna)
        group = try await services.people().addGroup(
            PeopleGroupDraft(name: "Trip", currency: .euro, members: [.init(person: nil)], newPeople: ["Dora"]))
        try await services.transfers().setLimits(TransferLimits(confirmation: nil, daily: nil))
        for account in DividedAccount.allCases { try await fill(account, isVaried: varied.contains(account)) }
        let groceries = try await services.categories().findCategory("Groceries").id
        _ = try await services.budgets().setBudgets(
            [BudgetChange(category: groceries, budget: Budget(amount: Money(minorUnits: 900_00, currency: .euro)))],
            from: Month(of: services.context.today), isOnce: false)
        _ = try await installation.live.runDue()
        try await keepNotifications()
    }

    /// Fills an account, and lets as much time go by if there is none.
    private mutating func fill(_ account: DividedAccount, isVaried: Bool) async throws {
        let end = installation.clock.now + 10_000
        if !isVaried || account.sharing == .balance {
            let services = try await services(of: account.owner ?? .anna)
            let (household, owner) = (self, account.owner)
            var filling = DividedFilling(account, services: services, clock: installation.clock) { id in
                if let owner { try await household.share(id, of: owner, account.sharing) }
            }
            if isVaried { try await filling.fillPlainly() } else { try await filling.fill() }
            objects[account] = filling.objects
        }
        installation.clock.move(milliseconds: max(0, end - installation.clock.now))
    }

    /// What members were told is theirs: an id of it leads others nowhere.
    private mutating func keepNotifications() async throws {
        for (member, account) in [(DividedMember.anna, DividedAccount.annaPrivate), (.ben, .benPrivate)] {
            let page = try await services(of: member).notifications().fetchNotifications(after: nil, limit: 2)
            for notification in page.notifications { objects[account]?.add(.notification, notification.id) }
        }
    }

    // MARK: - Members

    package func token(of member: DividedMember) throws -> String { try #require(tokens[member]) }

    package func id(of member: DividedMember) throws -> ID<Member> { try #require(members[member]) }

    package func services(of member: DividedMember) async throws -> DependencyContainer {
        try await installation.container(try token(of: member))
    }

    /// The services of the command line, which acts for nobody and sees everything.
    package func commandLine() async throws -> DependencyContainer {
        DependencyContainer(live: installation.live.ownerContext(of: try await installation.session(try token(of: .anna)).household))
    }

    /// Gives an account to a member or the household, and says what others see.
    package func share(_ account: ID<Account>, of owner: DividedMember?, _ sharing: AccountSharing) async throws {
        let member = try owner.map { try id(of: $0) }
        let accounts = try await commandLine().accounts()
        let revision = try await accounts.fetchAccount(id: account).account.revision
        _ = try await accounts.shareAccount(id: account, owner: member, sharing: sharing, revision: revision)
    }

    // MARK: - What a member sees

    package func objects(of account: DividedAccount) -> DividedObjects { objects[account] ?? DividedObjects() }

    /// The first text or amount in a page that its reader must not see; nil if there is none.
    ///
    /// - Parameter echoed: what the reader typed themselves.
    package func leak(in page: String, for reader: DividedMember, echoed: Set<String> = []) -> String? {
        for account in DividedAccount.closed(to: reader) {
            var objects = objects(of: account)
            objects.leaveOut(echoed)
            if let leak = objects.leak(in: page) { return "\(account): \(leak)" }
        }
        return nil
    }
}
