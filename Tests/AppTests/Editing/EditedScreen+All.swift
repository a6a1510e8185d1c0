import CardsModel
import Models
import PeopleModel
import PlanModel
import SampleHousehold
import SavingsModel
import ScreenTestSupport
import Services
import SubscriptionsModel
import Testing
import TransferModel

extension EditedScreen {
    /// The names of all screens that edit a row.
    static let names = [
        "account", "savings account", "goal", "expected money", "beneficiary", "transfer", "standing order", "card", "card limits",
        "benefit", "household",
        "profile", "notifications", "category", "rule", "person", "group", "expense", "subscription", "transaction",
    ]

    /// The screen of a name in a household.
    static func named(_ name: String, in browser: SampleBrowser) async throws -> EditedScreen {
        let screens =
            switch name {
            case "person", "group", "expense": try await people(in: browser)
            case "subscription": [try await subscription(in: browser)]
            case "transaction": [try await transaction(in: browser)]
            default: try await all(in: browser)
            }
        return try #require(screens.first { $0.name == name })
    }

    private static func all(in browser: SampleBrowser) async throws -> [EditedScreen] {
        let account = "/accounts/\(try browser.account(.joint).id)"
        let saving = "/savings/\(try #require(try await browser.services.savings().fetchSavings().accounts.first).id)"
        let goal = "/savings/goals/\(try #require(try await browser.services.savings().fetchGoals().goals.first).id)"
        let beneficiary = "/transfer/beneficiaries/\(try #require(browser.sample.beneficiaries.first).id)"
        let benefit = try #require(browser.sample.benefits.first)
        let card = "/cards/\(benefit.card)"
        let benefitPath = "\(card)/benefits/\(benefit.id)"
        let expected = "/plan/expected/\(try #require(try await browser.services.expected().fetchExpected().items.first).item.id)"
        let category = "/more/categories/\(try #require(browser.sample.categories[.groceries]).id)"
        let rule = "/more/rules/\(try #require(try await browser.services.categories().fetchRules().first).id)"
        return [
            EditedScreen(
                "account", account + "/edit", refused: ("number-or-iban", "DE00 3704 0044 0532 0130 00", "check digits"),
                field: "account-name", "Mine", other: "Theirs", deletion: Deletion(button: "delete", path: account + "/edit")),
            EditedScreen(
                "savings account", saving + "/edit", refused: ("rate", "101", "Interest rate must be a number from 0 to 100"),
                field: "account-name", "Mine", other: "Theirs", deletion: Deletion(button: "delete-with-entries", path: saving + "/edit")),
            EditedScreen(
                "goal", goal + "/edit", refused: ("target", "0", "Target must be a valid number above zero"), field: "goal-name", "Mine",
                other: "Theirs", deletion: Deletion(button: "delete", path: goal)),
            EditedScreen(
                "expected money", expected + "/edit", refused: ("amount", "0", "The amount must be above zero"), field: "name", "Mine",
                other: "Theirs", deletion: Deletion(button: "delete", path: expected)),
            EditedScreen(
                "beneficiary", beneficiary + "/edit", refused: ("bic", "COBA", "A BIC has 8 or 11 letters"), field: "bank", "Mine",
                other: "Theirs", deletion: Deletion(button: "delete", path: beneficiary)),
            EditedScreen(
                "transfer", "/transfer/\(browser.orders.scheduled.id)/edit", refused: ("amount", "0", "Amount must be more than zero"),
                field: "note", "Mine", other: "Theirs"),
            EditedScreen(
                "standing order", "/transfer/\(browser.orders.rent.id)/edit", refused: ("every", "often", "Enter a whole number"),
                field: "note", "Mine", other: "Theirs"),
            EditedScreen(
                "card", card + "/settings", refused: ("valid-through", "13/28", "04/28"), field: "nickname", "Mine", other: "Theirs",
                deletion: Deletion(button: "remove", path: card + "/settings")),
            EditedScreen(
                "card limits", card + "/limits", refused: ("limit", "-1", "A limit must be more than zero"), field: "limit", "700.00",
                other: "800.00", deletion: Deletion(button: "remove", path: card + "/settings")),
            EditedScreen(
                "benefit", benefitPath + "/edit", refused: ("uses", "0", "Enter a number from 1 to 99"), field: "name", "Mine",
                other: "Theirs", deletion: Deletion(button: "remove", path: benefitPath + "/edit")),
            EditedScreen(
                "household", "/more/household", refused: ("minutes-until-sign-out", "4", "A session can end after 5 to 1440 minutes"),
                field: "household-name", "Mine", other: "Theirs"),
            EditedScreen(
                "profile", "/more/profile", refused: ("display-name", " ", "Enter the name that others see"), field: "display-name",
                "Mine", other: "Theirs"),
            EditedScreen(
                "notifications", "/more/notifications", refused: ("days-ahead", "31", "Enter a number from 0 to 30"), field: "days-ahead",
                "4", other: "5"),
            EditedScreen(
                "category", category, refused: ("name", "Dining", "A category with this name exists already"), field: "name", "Mine",
                other: "Theirs"),
            EditedScreen(
                "rule", rule, refused: ("minimum", "much", "Enter an amount"), field: "payee-name", "Mine", other: "Theirs",
                deletion: Deletion(button: "delete", path: rule)),
        ]
    }

    private static func people(in browser: SampleBrowser) async throws -> [EditedScreen] {
        let people = browser.services.people()
        let person = try await people.addPerson(PersonDraft(name: "Anna Conflict"))
        let currency = browser.services.context.household.currency
        let group = try await people.addGroup(
            PeopleGroupDraft(name: "Conflicts", currency: currency, members: [.init(person: nil), .init(person: person.id)]))
        let amount = Money(minorUnits: 30_00, currency: currency)
        let expense = try await people.addExpense(
            ExpenseDraft(
                title: "Hall", amount: amount, day: browser.services.context.today,
                payers: [ExpensePayer(group.members[0].id, amount.minorUnits)], split: group.newSplit), to: group.id)
        let alone = try await people.addPerson(PersonDraft(name: "Ben Conflict"))
        let empty = try await people.addGroup(
            PeopleGroupDraft(name: "Empty", currency: currency, members: [.init(person: nil), .init(person: person.id)]))
        let (personPath, groupPath) = ("/people/\(alone.id)", "/people/groups/\(empty.id)")
        let expensePath = "/people/groups/\(group.id)/expenses/\(expense.id)"
        return [
            EditedScreen(
                "person", personPath + "/edit", refused: ("iban", "DE00 3704 0044 0532 0130 00", "IBAN"), field: "notes", "Mine",
                other: "Theirs"),
            EditedScreen(
                "group", groupPath + "/edit", refused: ("currency", "E", "Enter a currency"), field: "name", "Mine", other: "Theirs"),
            EditedScreen("expense", expensePath + "/edit", refused: ("amount", "0", "amount"), field: "notes", "Mine", other: "Theirs"),
        ]
    }

    private static func subscription(in browser: SampleBrowser) async throws -> EditedScreen {
        let added = try await browser.services.subscriptions().addSubscription(
            SubscriptionDraft(
                name: "Studio", price: Money(minorUnits: 9_90, currency: browser.services.context.household.currency), cycle: .monthly,
                next: browser.services.context.today.adding(days: 9)))
        return EditedScreen(
            "subscription", "/subscriptions/\(added.id)/edit", refused: ("every", "often", "cycle"), field: "notes", "Mine",
            other: "Theirs")
    }

    private static func transaction(in browser: SampleBrowser) async throws -> EditedScreen {
        let account = try browser.account(.joint)
        let change = try await browser.services.transactions().addTransaction(
            TransactionDraft(
                account: account.id, amount: Money(minorUnits: -3_00, currency: account.currency), day: browser.services.context.today,
                payee: "Conflict kiosk"))
        return EditedScreen(
            "transaction", "/accounts/transactions/\(try #require(change.transactions.first).id)/edit",
            refused: ("amount", "0", "Amount must be more than zero"), field: "note", "Mine", other: "Theirs")
    }
}
