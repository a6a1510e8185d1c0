import App
import HTML
import Localization
import Models
import Navigation
import PeopleModel
import ScreenTestSupport
import Services
import TestTools
import Testing

/// People and groups in the browser. Today is 15 March 2026.
struct PeopleScreenTests {
    private let browser: Browser
    private let group: PeopleGroup

    init() async throws {
        browser = try await Browser.signedIn()
        let services = try await browser.services()
        group = try await services.people().addGroup(
            PeopleGroupDraft(
                name: "Trip", currency: services.context.household.currency, members: [.init(person: nil)], newPeople: ["Anna", "Ben"]))
    }

    private var path: String { "/people/groups/\(group.id)" }

    private func fields(_ changes: [String: String] = [:]) -> [(String, String)] {
        let typed = [
            ("amount", "95.00"), ("title", "Dinner"), ("payer", group.members[0].id.description), ("split", "equally"), ("Category", ""),
            ("account", ""), ("day", "2026-03-14"), ("currency", group.currency.code), ("repeat", ""),
        ]
        return typed.filter { changes[$0.0] == nil } + changes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private func add(_ changes: [String: String] = [:]) async throws {
        let outcome = try await browser.press("add", on: path + "/expenses/new", fields: fields(changes)).outcome
        guard case .moved = outcome else { throw NotAsExpected(what: "\(outcome)") }
    }

    private func value(_ member: Int) -> String { "\(group.members[member].id).value" }

    @Test func aGroupIsAddedWithPeopleWhoAreNew() async throws {
        let fields = [("name", "Flat"), ("new-people", "Anna, Clara"), ("currency", "EUR"), ("ours", "")]
        let outcome = try await browser.press("add", on: "/people/groups/new", fields: fields).outcome
        guard case .moved = outcome else { throw NotAsExpected(what: "\(outcome)") }
        let overview = try await browser.services().people().fetchPeople()
        #expect(overview.people.map(\.person.name) == ["Anna", "Ben", "Clara"])
        #expect(overview.groups.map(\.group.name) == ["Flat", "Trip"])
        #expect(overview.groups[0].group.members.count == 3)
    }

    // MARK: - Import, settlements, files

    private static let export = """
        Date,Description,Category,Cost,Currency,Eva,Anna,Carl

        2026-02-01,Dinner,Dining out,95.00,EUR,63.33,-31.67,-31.66
        2026-02-02,Bus,Transport,20.00,EUR,10.00,-5.00,-4.00
        2026-02-28,Total balance, , ,EUR,63.33,-31.67,-31.66

        """

    private func upload(_ text: String, as name: String) async throws -> String {
        let file = try TemporaryFile(name, text)
        let uploaded = UploadedFile(name: name, contentType: "text/csv", stagedAs: file.path, size: text.utf8.count)
        let outcome = try await browser.press("read", on: "/people/import", files: [("export-of-splitwise-or-spliit", uploaded)]).outcome
        guard case .moved(let link, _) = outcome else { throw NotAsExpected(what: "\(outcome)") }
        return link.path
    }

    @Test func aGroupComesInAfterItsPreview() async throws {
        let path = try await upload(Self.export, as: "Rome.csv")
        let first = try await browser.open(path).html
        #expect(first.contains("Which of these is you?") && first.contains("value=\"Rome\"") && !first.contains("Import group</button>"))
        let preview = try await browser.open(path + "&me=Eva&name=Roma").html
        for text in ["New with this import", "€63.33", "−€31.67", "Carl", "Rows left out", "Line 4"] {
            #expect(preview.contains(text), "\(text)")
        }
        #expect(try await browser.services().people().fetchPeople().groups.map(\.group.name) == ["Trip"])
        let outcome = try await browser.press("import", on: path + "&me=Eva&name=Roma").outcome
        guard case .moved(let link, _) = outcome else { throw NotAsExpected(what: "\(outcome)") }
        #expect(try await browser.open(link.path).html.contains("Anna owes you"))
        #expect(try await browser.services().people().fetchPeople().groups.map(\.group.name) == ["Roma", "Trip"])
        // The file is gone, and is not imported twice.
        #expect(try await browser.open(path).status == .notFound)
    }

    @Test func aFileThatIsNoExportIsRefusedWithASentence() async throws {
        let path = try await upload("hello", as: "hello.csv")
        let page = try await browser.open(path).html
        #expect(page.contains("role=\"alert\"") && page.contains("Read file") && !page.contains("Which of these is you?"))
        // Another file takes its place.
        let file = try TemporaryFile("Rome.csv", Self.export)
        let uploaded = UploadedFile(name: "Rome.csv", contentType: "text/csv", stagedAs: file.path, size: Self.export.utf8.count)
        _ = try await browser.press("read", on: path, files: [("export-of-splitwise-or-spliit", uploaded)])
        #expect(try await browser.open(path).status == .notFound)
    }

    @Test func aPaymentThatLooksLikeASettlementIsBookedFromTheGroup() async throws {
        try await add()
        let debt = try #require(try await browser.services().people().fetchGroup(id: group.id, after: nil, limit: 1).debts.first)
        let account = try await browser.addAccount("Checking")
        _ = try await browser.services().transactions().addTransaction(
            TransactionDraft(account: account.id, amount: debt.amount, day: try #require(Day("2026-03-14")), payee: "Anna"))
        let page = try await browser.open(path)
        let name = try #require(page.html.components(of: "value=\"", upTo: "\"").first { $0.hasSuffix(".book") })
        #expect(page.html.contains("Is this a settlement?") && page.html.contains("No, it is not"))
        #expect(try await browser.open("/people").html.contains("Is this a settlement?"))
        _ = try await browser.press(name, on: path)
        let after = try await browser.open(path).html
        #expect(after.contains("Anna paid you") && !after.contains("Is this a settlement?"))
    }

    @Test func anExpenseHasAFile() async throws {
        try await add()
        let activity = try await browser.services().people().fetchGroup(id: group.id, after: nil, limit: 1).activity
        guard case .expense(let expense)? = activity.first else { throw NotAsExpected(what: "no expense") }
        let file = try TemporaryFile("bill.pdf", "%PDF-1.7")
        let uploaded = UploadedFile(name: "bill.pdf", contentType: "application/pdf", stagedAs: file.path, size: 8)
        let page = path + "/expenses/\(expense.id)"
        #expect(try await browser.press("attach", on: page).screen.html.contains("Choose a file"))
        _ = try await browser.press("attach", on: page, files: [("file", uploaded)])
        #expect(try await browser.open(page).html.contains("bill.pdf"))
    }

    @Test func anExpenseShowsEveryShareToTheCent() async throws {
        try await add()
        let page = try await browser.open(path).html
        #expect(page.contains("€95.00") && page.contains("Anna owes you") && page.contains("Ben owes you"))
        let debts = try await browser.services().people().fetchGroup(id: group.id, after: nil, limit: 10).debts.map(\.amount.minorUnits)
        #expect(debts.reduce(0, +) == 6_333 || debts.reduce(0, +) == 6_334)
        #expect(try await browser.open("/people").html.contains("You are owed"))
    }

    @Test func aGroupSaysWhoPaysWhomAndListsItsExpensesAsATable() async throws {
        try await add()
        let page = try await browser.open(path).html
        let debt = try #require(try await browser.services().people().fetchGroup(id: group.id, after: nil, limit: 1).debts.first)
        #expect(page.contains("\(path)/settle?from=\(debt.from)&amp;to=\(debt.to)"))
        for head in ["What", "Day", "Paid by", "Total", "Your share"] { #expect(page.contains(">\(head)</th>"), "\(head)") }
        #expect(page.contains("class=\"balance-due\"") && page.contains("class=\"balance-owed\""))
        // The list of all stands beside it, and marks the group.
        #expect(page.contains("id=\"side-groups\"") && page.contains("href=\"\(path)\" aria-current=\"true\""))
        #expect(!(try await browser.signedIn(as: .viewer).open(path).html.contains("/settle?from=")))
    }

    @Test func theSharesAreShownBeforeItIsSaved() async throws {
        let (outcome, screen) = try await browser.press(
            "sum", on: path + "/expenses/new",
            fields: fields(["amount": "100", "split": "percent", value(0): "50", value(1): "30", value(2): "20"]))
        #expect(outcome == .shows)
        for share in ["€50.00", "€30.00", "€20.00"] { #expect(screen.html.contains(share), "\(share)") }
        #expect(try await browser.services().people().fetchGroup(id: group.id, after: nil, limit: 1).activity.isEmpty)
    }

    @Test func aDecimalCommaIsReadAsOne() async throws {
        try await add(["amount": "12,50"])
        #expect(try await browser.open(path).html.contains("€12.50"))
    }

    @Test(
        arguments: [
            (["amount": ""], "Amount must be a valid number"), (["amount": "0"], "The amount must not be zero"),
            (["title": " "], "A title is required"), (["day": "someday"], "Enter a day"), (["currency": "XXXX"], "Enter a currency"),
            (["payer": "several"], "Choose who paid"), (["repeat": "month", "every": "0"], "This is not a valid rhythm"),
            (["split": "percent"], "Choose at least one person to split among"),
        ] as [([String: String], String)])
    func badInputIsRefusedAtItsField(changes: [String: String], sentence: String) async throws {
        let (outcome, screen) = try await browser.press("add", on: path + "/expenses/new", fields: fields(changes))
        #expect(outcome == .invalid, "\(outcome)")
        #expect(screen.html.contains(sentence), "\(sentence)")
        #expect(try await browser.services().people().fetchGroup(id: group.id, after: nil, limit: 1).activity.isEmpty)
    }

    @Test func amountsThatDoNotAddUpShowBothSums() async throws {
        let (_, screen) = try await browser.press(
            "add", on: path + "/expenses/new", fields: fields(["split": "exact", value(0): "50", value(1): "40"]))
        #expect(screen.html.contains("The amounts make €90.00 instead of €95.00"))
    }

    @Test func aGroupOfSixtyMembersShowsEverybody() async throws {
        let services = try await browser.services()
        let large = try await services.people().addGroup(
            PeopleGroupDraft(
                name: "Club", currency: group.currency, members: [.init(person: nil)], newPeople: (1..<60).map { "Member \($0)" }))
        _ = try await services.people().addExpense(
            ExpenseDraft(
                title: "Hall", amount: Money(minorUnits: 100_00, currency: group.currency), day: try #require(Day("2026-03-01")),
                payers: [.init(large.members[0].id, 100_00)], split: large.newSplit), to: large.id)
        let page = try await browser.open("/people/groups/\(large.id)").html
        for number in 1..<60 { #expect(page.contains("Member \(number)<"), "\(number)") }
    }

    @Test func aBalanceOpensIntoWhatItIsMadeOf() async throws {
        try await add()
        try await add(["amount": "31.00", "title": "Taxi", "payer": group.members[1].id.description])
        let balance = try await browser.open(path + "/members/\(group.members[0].id)").html
        #expect(balance.contains("Dinner") && balance.contains("Taxi") && balance.contains("In all"))
        let why = try await browser.open(path + "/debts/\(group.members[2].id)/\(group.members[0].id)").html
        #expect(why.contains("How Coffer finds the payments") && why.contains("Dinner"))
        #expect(try await browser.open(path + "/members/gmb_1").status == .notFound)
    }

    @Test func settlingMoreThanIsOwedIsAsked() async throws {
        try await add(["amount": "90"])
        let settle = [
            ("payer", group.members[1].id.description), ("payee", group.members[0].id.description), ("amount", "40"), ("account", ""),
            ("day", "2026-03-15"), ("currency", group.currency.code),
        ]
        let (outcome, screen) = try await browser.press("settle", on: path + "/settle", fields: settle)
        #expect(outcome == .invalid && screen.html.contains("Only €30.00 is owed") && screen.html.contains("Settle anyway"))
        let again = try await browser.press("settle", on: path + "/settle", fields: settle + [("overpayment", "1")]).outcome
        guard case .moved = again else { throw NotAsExpected(what: "\(again)") }
        #expect(try await browser.open(path).html.contains("Anna paid you"))
    }

    @Test func somebodyWithAnIBANCanBePaidByACode() async throws {
        let services = try await browser.services()
        let anna = try #require(try await services.people().fetchPeople().people.first?.person)
        var draft = PersonDraft(name: anna.name)
        draft.iban = "DE89370400440532013000"
        _ = try await services.people().updatePerson(id: anna.id, draft, revision: anna.revision)
        try await add(["payer": group.members[1].id.description])
        let page = try await browser.open(path + "/settle").html
        #expect(page.contains("DE89 3704 0044 0532 0130 00") && page.contains("class=\"qr-code\""))
    }

    @Test func aTransactionIsSplitAndLeadsToItsExpense() async throws {
        let services = try await browser.services()
        let account = try await services.accounts().addAccount(
            AccountDraft(name: "Everyday", kind: .checking, currency: group.currency)
        ).account
        let spent = try await services.transactions().addTransaction(
            TransactionDraft(
                account: account.id, amount: Money(minorUnits: -60_00, currency: group.currency), day: try #require(Day("2026-03-02")),
                payee: "Osteria", category: try await services.categories().findCategory("Groceries").id)
        ).transactions[0]
        let transaction = "/accounts/transactions/\(spent.id)"
        #expect(try await browser.open(transaction).html.contains("Split with others"))
        #expect(try await browser.open("/people/share?transaction=\(spent.id)").html.contains("transaction=\(spent.id)"))
        var fields = fields(["split": "equally"])
        for member in group.members { fields.append(("among", member.id.description)) }
        let outcome = try await browser.press(
            "add", on: path + "/expenses/new?transaction=\(spent.id)", fields: fields
        ).outcome
        guard case .moved = outcome else { throw NotAsExpected(what: "\(outcome)") }
        let page = try await browser.open(transaction).html
        #expect(page.contains("Shared with others") && page.contains("/people/groups/") && !page.contains("Balance adjustment"))
        #expect(!page.contains(">Edit<"))
        let debts = try await services.people().fetchGroup(id: group.id, after: nil, limit: 1).debts.map(\.amount.minorUnits)
        #expect(debts == [20_00, 20_00])
    }

    @Test func hostileNamesAreText() async throws {
        let services = try await browser.services()
        _ = try await services.people().addPerson(PersonDraft(name: "<script>alert(1)</script>"))
        let page = try await browser.open("/people").html
        #expect(page.contains("&lt;script&gt;") && !page.contains("<script>alert"))
    }

    @Test func aViewerReadsAndCannotWrite() async throws {
        try await add()
        let viewer = try await browser.signedIn(as: .viewer)
        #expect(try await viewer.open(path).html.contains("Dinner"))
        #expect(try await viewer.open(path + "/expenses/new").status == .forbidden)
        #expect(try await viewer.press("archive", on: path).outcome == .forbidden)
    }

    @Test func anArchivedGroupTakesNoExpenses() async throws {
        _ = try await browser.press("archive", on: path)
        #expect(try await browser.open(path + "/expenses/new").html.contains("The group is archived"))
        #expect(try await browser.press("add", on: path + "/expenses/new", fields: fields()).outcome == .unknownAction)
    }
}
