import AccountsModel
import App
import MembersModel
import Models
import Navigation
import ScreenTestSupport
import Services
import TestSupport
import Testing

/// Whom accounts belong to and what others see of them, on their screens.
struct AccountSharingScreenTests {
    /// The owner Ada, and grace, who is a member.
    private struct Members {
        let ada: Browser
        let grace: Browser

        init() async throws {
            ada = try await Browser.signedIn()
            grace = try await ada.signedIn(as: .member)
        }

        /// An account of the household with 1,234.00 EUR, of which 12.30 went to the bakery.
        func account() async throws -> Account {
            let household = try await ada.household()
            let account = try await household.account(
                "Purse", institution: "Haven Bank", opening: 1_246_30, on: ada.day(1).adding(days: -1))
            try await ada.spend(12_30, on: "Bakery", from: account)
            return account
        }

        func id(of browser: Browser) async throws -> ID<Member> { try await browser.services().members().fetchProfile().id }

        /// Sets in the form of an account whom it belongs to and what others see.
        ///
        /// - Parameter owner: nil: the household.
        @discardableResult
        func share(
            _ account: Account, by browser: Browser, with owner: Browser?, _ sharing: AccountSharing
        ) async throws -> (outcome: Outcome, screen: Screen) {
            let path = AccountSharingScreenTests.editing(account)
            let form = try FormReading(try await browser.open(path).html, button: "share")
            let member = if let owner { try await id(of: owner).description } else { "" }
            return try await browser.press(
                "share", on: path, fields: AccountSharingScreenTests.fields(form, owner: member, sharing: sharing.rawValue))
        }

        func stored(_ account: Account) async throws -> Account {
            try await ada.household().services.accounts().fetchAccount(id: account.id).account
        }
    }

    private static func path(_ account: Account) -> String { "/accounts/\(account.id)" }

    private static func editing(_ account: Account) -> String { "\(path(account))/edit" }

    private static func fields(_ form: FormReading, owner: String, sharing: String) -> [(String, String)] {
        form.fields.map { field in
            switch field.name {
            case "owner": (field.name, owner)
            case "sharing": (field.name, sharing)
            default: (field.name, field.value)
            }
        }
    }

    // MARK: - The form

    @Test(arguments: AccountSharing.allCases) func anOwnerTakesAnAccountAndSaysWhatOthersSee(sharing: AccountSharing) async throws {
        let members = try await Members()
        let account = try await members.account()
        let (outcome, screen) = try await members.share(account, by: members.ada, with: members.ada, sharing)
        guard case .moved(let link, _) = outcome else { throw NotAsExpected(what: "\(outcome)") }
        #expect(link == Link(.accounts(.detail(accountId: account.id.description))) && screen.misuses == [])
        let stored = try await members.stored(account)
        #expect(try await stored.owner == members.id(of: members.ada) && stored.sharing == sharing)
        let form = try FormReading(try await members.ada.open(Self.editing(account)).html, button: "share")
        #expect(form["owner"] == stored.owner?.description && form["sharing"] == sharing.rawValue)
    }

    @Test func othersDoNotSeeTheForm() async throws {
        let members = try await Members()
        let account = try await members.account()
        let heading = "Who sees this account"
        #expect(try await members.ada.open(Self.editing(account)).html.contains(heading))
        #expect(try await !members.grace.open(Self.editing(account)).html.contains(heading))
        try await members.share(account, by: members.ada, with: members.ada, .full)
        // Grace edits it as one of the household, but does not say who sees it.
        let page = try await members.grace.open(Self.editing(account))
        #expect(page.status == .found && !page.html.contains(heading))
        #expect(try await members.grace.press("share", on: Self.editing(account)).outcome == .unknownAction)
    }

    @Test func aHouseholdOfOneMemberHasNothingToShare() async throws {
        let ada = try await Browser.signedIn()
        let account = try await ada.addAccount("Purse")
        #expect(try await !ada.open(Self.editing(account)).html.contains("Who sees this account"))
    }

    @Test func whoIsLeftAloneStillGivesAPrivateAccountBack() async throws {
        let members = try await Members()
        let account = try await members.account()
        try await members.share(account, by: members.ada, with: members.ada, .private)
        try await members.ada.services().membership().removeMember(id: members.id(of: members.grace), handingOverTo: nil)
        try await members.share(account, by: members.ada, with: nil, .private)
        #expect(try await members.stored(account).owner == nil)
    }

    @Test func whatWasChosenStaysAfterAConflictAndIsSavedByTheNextPress() async throws {
        let members = try await Members()
        let account = try await members.account()
        try await members.share(account, by: members.ada, with: members.ada, .full)
        let form = try FormReading(try await members.ada.open(Self.editing(account)).html, button: "share")
        var renamed = try await members.stored(account)
        renamed.name = "Purse 2"
        _ = try await members.grace.services().accounts().updateAccount(renamed, number: .keep)
        let me = try await members.id(of: members.ada).description
        let late = try await members.ada.press("share", on: Self.editing(account), fields: Self.fields(form, owner: me, sharing: "private"))
        #expect(late.outcome == .invalid && late.screen.misuses == [])
        #expect(try await members.stored(account).sharing == .full)
        let shown = try FormReading(late.screen.html, button: "share")
        #expect(shown["sharing"] == "private" && shown["owner"] == me)
        _ = try await members.ada.press("share", on: Self.editing(account), fields: shown.fields.map { ($0.name, $0.value) })
        #expect(try await members.stored(account).sharing == .private)
    }

    @Test func anAccountOfTheHouseholdCannotBePrivate() async throws {
        let members = try await Members()
        let account = try await members.account()
        let (outcome, screen) = try await members.share(account, by: members.ada, with: nil, .private)
        #expect(outcome == .invalid && screen.html.contains("An account of the household is shared in full"))
        #expect(try FormReading(screen.html, button: "share")["sharing"] == "private")
    }

    @Test func whatIsGivenBackHidesNothing() async throws {
        let members = try await Members()
        let account = try await members.account()
        try await members.share(account, by: members.ada, with: members.ada, .private)
        try await members.share(account, by: members.ada, with: nil, .private)
        let stored = try await members.stored(account)
        #expect(stored.owner == nil && stored.sharing == .full)
        #expect(try await members.grace.open(Self.path(account)).html.contains("Bakery"))
    }

    @Test func whoGivesAwayAPrivateAccountIsLedToTheList() async throws {
        let members = try await Members()
        let account = try await members.account()
        try await members.share(account, by: members.ada, with: members.ada, .private)
        let (outcome, _) = try await members.share(account, by: members.ada, with: members.grace, .private)
        guard case .moved(let link, _) = outcome else { throw NotAsExpected(what: "\(outcome)") }
        #expect(link == Link(.accounts(.list)))
        #expect(try await members.ada.open(Self.path(account)).status == .notFound)
        #expect(try await members.grace.open(Self.path(account)).html.contains("Bakery"))
    }

    // MARK: - A new account

    private static let new = "/accounts/new"

    /// Adds an account with the form.
    private func add(
        by browser: Browser, owner: String, sharing: AccountSharing
    ) async throws -> (outcome: Outcome, account: Account?) {
        let form = try FormReading(try await browser.open(Self.new).html, button: "add-account")
        let fields = Self.fields(form, owner: owner, sharing: sharing.rawValue).map { field in
            switch field.0 {
            case "account-name": (field.0, "Purse")
            case "institution": (field.0, "Haven Bank")
            default: field
            }
        }
        let (outcome, screen) = try await browser.press("add-account", on: Self.new, fields: fields)
        #expect(screen.misuses == [])
        return (outcome, try await browser.services().accounts().fetchAccounts(includingArchived: false).map(\.account).first)
    }

    @Test(arguments: AccountSharing.allCases) func aMemberAddsAnAccountOfTheirOwn(sharing: AccountSharing) async throws {
        let members = try await Members()
        let grace = try await members.id(of: members.grace)
        let (outcome, added) = try await add(by: members.grace, owner: grace.description, sharing: sharing)
        let account = try #require(added, "\(outcome)")
        #expect(account.owner == grace && account.sharing == sharing)
        #expect(try await members.ada.open("/accounts").html.contains("Purse") == (sharing != .private))
    }

    @Test func aNewAccountIsTheHouseholdsUnlessChosen() async throws {
        let members = try await Members()
        let form = try FormReading(try await members.grace.open(Self.new).html, button: "add-account")
        #expect(form["owner"] == "" && form["sharing"] == "full")
        // What others see is asked only for a member's account.
        let account = try #require(try await add(by: members.grace, owner: "", sharing: .private).account)
        #expect(account.owner == nil && account.sharing == .full)
        #expect(try await members.ada.open(Self.path(account)).status == .found)
    }

    @Test func nobodyAddsAnAccountOfAnotherMember() async throws {
        let members = try await Members()
        let html = try await members.ada.open(Self.new).html
        let grace = try await members.id(of: members.grace).description
        #expect(html.contains(try await members.id(of: members.ada).description) && !html.contains(grace))
        _ = try await add(by: members.ada, owner: grace, sharing: .full)
        #expect(try await members.ada.services().accounts().fetchAccounts(includingArchived: true).allSatisfy { $0.account.owner == nil })
    }

    @Test func whoIsAloneIsNotAskedWhomANewAccountBelongsTo() async throws {
        let ada = try await Browser.signedIn()
        let form = try FormReading(try await ada.open(Self.new).html, button: "add-account")
        #expect(form["owner"] == nil && form["sharing"] == nil)
        // Who is locked out does not count.
        let grace = try await ada.signedIn(as: .member)
        #expect(try await ada.open(Self.new).html.contains("Belongs to"))
        let id = try await grace.services().members().fetchProfile().id
        _ = try await ada.services().members().disableMember(id: id)
        #expect(try await !ada.open(Self.new).html.contains("Belongs to"))
    }

    @Test func anOwnAccountThatWasDeletedIsAddedAgainAsOnesOwn() async throws {
        let members = try await Members()
        let account = try await members.account()
        try await members.share(account, by: members.ada, with: members.ada, .private)
        let form = try FormReading(try await members.ada.open(Self.editing(account)).html, button: "save")
        _ = try await members.ada.services().accounts().deleteAccount(id: account.id, withEntries: true)
        let fields = form.with("institution", "Haven Bank")
        let gone = try await members.ada.press("save", on: Self.editing(account), fields: fields).screen
        let again = try FormReading(gone.html, button: "add-again").fields.map { ($0.name, $0.value) }
        let (outcome, _) = try await members.ada.press("add-again", on: Self.editing(account), fields: again)
        let added = try #require(
            try await members.ada.services().accounts().fetchAccounts(includingArchived: false).first?.account, "\(outcome)")
        #expect(try await added.owner == members.id(of: members.ada) && added.sharing == .private)
    }

    // MARK: - What others see

    @Test func theListSaysWhoseAnAccountIsAndHowItIsShared() async throws {
        let members = try await Members()
        let account = try await members.account()
        #expect(try await !members.grace.open("/accounts").html.contains("Balance only"))
        try await members.share(account, by: members.ada, with: members.ada, .balance)
        for browser in [members.ada, members.grace] {
            let html = try await browser.open("/accounts").html
            // A narrow row cuts off what comes last.
            #expect(html.contains("Balance only · Ada · Haven Bank") && html.contains("1,234"), "\(html)")
        }
        try await members.share(account, by: members.ada, with: members.ada, .full)
        let html = try await members.grace.open("/accounts").html
        #expect(html.contains("Ada") && !html.contains("Shared in full"))
    }

    @Test func theBalanceAloneIsShownWithoutEntries() async throws {
        let members = try await Members()
        let account = try await members.account()
        try await members.share(account, by: members.ada, with: members.ada, .balance)
        let html = try await members.grace.open(Self.path(account)).html
        #expect(html.contains("1,234") && html.contains("Ada shares only the balance of this account, not its transactions."))
        let own = try await members.ada.open(Self.path(account)).html
        for text in ["Bakery", "Money in and out per month", "id=\"latest\"", Self.editing(account)] {
            #expect(!html.contains(text) && own.contains(text), "\(text)")
        }
        #expect(!own.contains("shares only the balance"))
    }

    @Test func anAccountOfWhichOnlyTheBalanceIsSeenIsNotEdited() async throws {
        let members = try await Members()
        let account = try await members.account()
        let other = try await members.ada.addAccount("Wallet")
        #expect(try await members.grace.open(Self.editing(other)).html.contains("Merge with another account"))
        try await members.share(account, by: members.ada, with: members.ada, .balance)
        let html = try await members.grace.open(Self.editing(account)).html
        #expect(html.contains("You see only the balance of this account") && !html.contains("Delete account"))
        // The page would say the same again.
        #expect(!html.contains(">Retry</a>"))
        // It is not merged with another one either.
        #expect(try await !members.grace.open(Self.editing(other)).html.contains("Merge with another account"))
    }

    @Test func aPrivateAccountOfAnotherIsNotThere() async throws {
        let members = try await Members()
        let account = try await members.account()
        try await members.share(account, by: members.ada, with: members.ada, .private)
        for path in [Self.path(account), Self.editing(account), "\(Self.path(account))/check"] {
            #expect(try await members.grace.open(path).status == .notFound, "\(path)")
            #expect(try await members.ada.open(path).status == .found, "\(path)")
        }
        #expect(try await !members.grace.open("/accounts").html.contains("Purse"))
    }
}
