import Foundation
import HTML
import Localization
import Models
import Navigation
import ScreenTestSupport
import Services
import TestSupport
import TestTools
import Testing
import TransactionsModel

@testable import App

struct NewTransactionTests {

    @Test func spendingLandsOnItsDetailAndCanBeTakenBack() async throws {
        let session = try await AppSession.begin()
        let (outcome, _) = try await session.browser.press(
            "add", on: session.new,
            fields: [
                ("type", "spending"), ("amount", "12.50"), ("payee", "Corner Shop"), ("category", try await session.category("Groceries")),
                ("day", "2026-03-14"), ("note", "Bread"), ("tags", "food, weekend"),
            ])
        let entry = try #require(try await session.entries().first)
        #expect(entry.amount.minorUnits == -12_50)
        #expect(entry.day == Day(year: 2026, month: 3, day: 14))
        #expect(entry.counterparts.map(\.name) == ["Groceries"])
        #expect(entry.tags == ["food", "weekend"])
        guard case .moved(let link, let notice?) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(link == Link(.transactions(.detail(transactionId: entry.id.description))))
        #expect(notice.text.english == "Added")
        _ = try await session.browser.press("undo-notice", on: session.list, fields: [("undo-change", try #require(notice.undo))])
        #expect(try await session.entries().isEmpty)
    }

    @Test func incomeAddsToTheAccount() async throws {
        let session = try await AppSession.begin()
        _ = try await session.browser.press(
            "add", on: session.new + "?kind=income", fields: [("amount", "1,250"), ("payee", "Harbour Works")])
        #expect(try await session.entries().map(\.amount.minorUnits) == [125_000])
    }

    @Test func aTransferMovesBetweenTwoAccounts() async throws {
        let session = try await AppSession.begin()
        _ = try await session.browser.press(
            "add", on: session.new, fields: [("type", "transfer"), ("amount", "50"), ("to-account", session.savings.id.description)])
        let entry = try #require(try await session.entries().first)
        #expect(entry.amount.minorUnits == -50_00)
        #expect(entry.counterparts.map(\.name) == ["Savings"])
    }

    @Test func aTransferNeedsAnotherAccount() async throws {
        let session = try await AppSession.begin()
        for other in ["", session.checking.id.description] {
            let (outcome, screen) = try await session.browser.press(
                "add", on: session.new, fields: [("type", "transfer"), ("amount", "50"), ("to-account", other)])
            #expect(outcome == .invalid)
            #expect(screen.html.contains(other.isEmpty ? "Choose the other account" : "Choose two different accounts"))
        }
        #expect(try await session.entries().isEmpty)
    }

    @Test func aFormThatComesTwiceAddsOnce() async throws {
        let session = try await AppSession.begin()
        let fields = [("_key", "the-same"), ("type", "spending"), ("amount", "3.20"), ("payee", "Café")]
        let first = try await session.browser.press("add", on: session.new, fields: fields).outcome
        let second = try await session.browser.press("add", on: session.new, fields: fields).outcome
        #expect(first == second)
        #expect(try await session.entries().count == 1)
    }

    @Test(arguments: [
        ("abc", "Amount must be a valid number"), ("", "Amount must be a valid number"), ("0", "Amount must be more than zero"),
        ("-5", "Amount must be more than zero"), ("1.234", "Amount must be a valid number"),
    ])
    func anAmountThatIsNoneIsSaidAndWhatWasTypedIsKept(text: String, sentence: String) async throws {
        let session = try await AppSession.begin()
        let (outcome, screen) = try await session.browser.press(
            "add", on: session.new, fields: [("type", "income"), ("amount", text), ("payee", "Aunt Mary"), ("note", "For the boat")])
        #expect(outcome == .invalid)
        #expect(screen.html.contains(sentence))
        #expect(screen.html.contains("value=\"Aunt Mary\""))
        #expect(screen.html.contains("For the boat"))
        #expect(screen.html.contains("value=\"income\" checked"))
        #expect(try await session.entries().isEmpty)
    }

    @Test func aDayThatIsNoneIsSaid() async throws {
        let session = try await AppSession.begin()
        let (outcome, screen) = try await session.browser.press(
            "add", on: session.new, fields: [("amount", "5"), ("day", "2026-02-30")])
        #expect(outcome == .invalid)
        #expect(screen.html.contains("Day must be a valid date"))
    }

    @Test func thePayeesLastCategoryIsUsedWhereNoneIsChosen() async throws {
        let session = try await AppSession.begin()
        try await session.add("Blue Door", -8_00, category: "Dining")
        let form = try await session.browser.open(session.new)
        #expect(form.html.contains("<option value=\"Blue Door\">"))
        _ = try await session.browser.press("add", on: session.new, fields: [("amount", "9"), ("payee", "Blue Door"), ("category", "")])
        #expect(try await session.entries().map { $0.counterparts.map(\.name) } == [["Dining"], ["Dining"]])
    }

    @Test func theCategoryOfThePayeeIsShownBeforeItIsSaved() async throws {
        let session = try await AppSession.begin()
        try await session.add("Blue Door", -8_00, category: "Dining")
        for (fields, text) in [
            ([("payee", "Blue Door")], "Dining, as last time."), ([("recent", "Blue Door"), ("payee", "")], "Dining, as last time."),
            ([("payee", "Red Door")], "This payee is new. Coffer remembers the category"),
            ([("payee", "Blue Door"), ("type", "income")], "This payee is new."),
        ] {
            let (outcome, screen) = try await session.browser.press("sum", on: "/add", fields: fields)
            #expect(outcome == .shows && screen.html.contains(text), "\(fields)")
        }
        let chosen = try await session.browser.press(
            "sum", on: "/add", fields: [("payee", "Blue Door"), ("category", try await session.category("Gifts"))])
        #expect(!chosen.screen.html.contains("as last time."))
    }

    @Test func aRecentPayeeIsChosenWithOnePress() async throws {
        let session = try await AppSession.begin()
        try await session.add("Blue Door", -8_00, category: "Dining")
        #expect(try await session.browser.open("/add").html.contains("name=\"recent\" value=\"Blue Door\""))
        _ = try await session.browser.press("add", on: "/add", fields: [("amount", "9"), ("payee", ""), ("recent", "Blue Door")])
        _ = try await session.browser.press("add", on: "/add", fields: [("amount", "7"), ("payee", "Red Door"), ("recent", "Blue Door")])
        let entries = try await session.entries()
        #expect(Set(entries.map(\.payee)) == ["Blue Door", "Red Door"] && entries.count == 3)
        #expect(entries.first { $0.amount.minorUnits == -9_00 }?.counterparts.map(\.name) == ["Dining"])
    }

    @Test func whoAddsAnotherKeepsKindAccountAndDay() async throws {
        let session = try await AppSession.begin()
        let fields = [
            ("type", "income"), ("amount", "9"), ("payee", "Aunt Mary"), ("day", "2026-03-10"), ("account", session.savings.id.description),
        ]
        let (outcome, _) = try await session.browser.press("add-another", on: "/add?back=/transactions", fields: fields)
        guard case .moved(let link, let notice?) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(link.route == .transactions(.add) && notice.text.english == "Added" && notice.undo != nil)
        let form = try await session.browser.open(link.path).html
        #expect(form.contains("value=\"income\" checked") && form.contains("value=\"2026-03-10\""))
        #expect(!form.contains("value=\"Aunt Mary\" checked"))
        #expect(form.contains("value=\"\(session.savings.id)\" selected"))
        // The last one leads back to where the first began.
        let last = try await session.browser.press("add", on: link.path, fields: [("amount", "1")]).outcome
        guard case .moved(let back, _) = last else { return #expect(Bool(false), "\(last)") }
        #expect(back.path == "/transactions")
    }

    @Test func withoutAnAccountItSaysWhatToAddFirst() async throws {
        let browser = try await Browser.signedIn()
        let screen = try await browser.open("/add")
        #expect(screen.status == .found && screen.html.contains("You need an account first."))
        #expect(screen.html.contains("Add something else") && screen.html.contains("href=\"/accounts/new\""))
    }

    @Test func whatACreditCardOwesIsAskedAboveZero() async throws {
        let browser = try await Browser.signedIn()
        let fields = [("account-name", "Silver card"), ("institution", "Harbour Bank"), ("kind", "credit"), ("opening-balance", "70")]
        let (refused, screen) = try await browser.press("add-account", on: "/accounts/new", fields: fields + [("what-you-owe", "much")])
        #expect(refused == .invalid && screen.html.contains("Balance must be a valid number"))
        _ = try await browser.press("add-account", on: "/accounts/new", fields: fields + [("what-you-owe", "250.50")])
        let accounts = try await browser.services().accounts().fetchAccounts(includingArchived: false)
        #expect(accounts.map(\.balance.booked.minorUnits) == [-250_50])
    }

    @Test func duplicatingFillsTheFormWithToday() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Gym", -30_00, on: Day(year: 2026, month: 2, day: 1)!, category: "Health", tags: ["sport"])
        let form = try await session.browser.open(session.new + "?copy=\(id)").html
        for text in ["value=\"30.00\"", "value=\"Gym\"", "value=\"2026-03-15\"", "value=\"sport\"", "value=\"spending\" checked"] {
            #expect(form.contains(text), "\(text)")
        }
        #expect(form.contains("value=\"\(try await session.category("Health"))\" selected"))
    }

    @Test func duplicatingASplitKeepsItsParts() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Market", -10_00)
        let euro = session.checking.currency
        let categories = session.services.categories()
        let parts = [
            SplitPart(amount: Money(minorUnits: -7_00, currency: euro), category: try await categories.findCategory("Groceries").id),
            SplitPart(amount: Money(minorUnits: -3_00, currency: euro), category: try await categories.findCategory("Gifts").id),
        ]
        _ = try await session.services.transactions().splitTransaction(id: id, into: parts, revision: nil)
        _ = try await session.browser.press(
            "add", on: session.new + "?copy=\(id)", fields: [("amount", "10"), ("payee", "Market"), ("day", "2026-03-15")])
        #expect(try await session.entries().map(\.counterparts.count) == [2, 2])
        let (outcome, screen) = try await session.browser.press("add", on: session.new + "?copy=\(id)", fields: [("amount", "11")])
        #expect(outcome == .invalid)
        #expect(screen.html.contains("The parts must add up"))
    }

    @Test func aClosedDayAsksAndTheNextPressMayChangeIt() async throws {
        let session = try await AppSession.begin()
        try await session.close(Day(year: 2026, month: 3, day: 10)!)
        let fields = [("amount", "5"), ("payee", "Late Receipt"), ("day", "2026-03-09")]
        let (outcome, screen) = try await session.browser.press("add", on: session.new, fields: fields)
        #expect(outcome == .invalid)
        #expect(screen.html.contains("Checking was checked and is closed up to Mar 10, 2026. Add again to change it anyway."))
        #expect(screen.html.contains("name=\"closed-days\" value=\"1\""))
        #expect(try await session.entries().isEmpty)
        _ = try await session.browser.press("add", on: session.new, fields: fields + [("closed-days", "1")])
        #expect(try await session.entries().count == 1)
    }

    @Test func aReceiptIsKeptWithTheTransaction() async throws {
        let session = try await AppSession.begin()
        let path = try session.home.folder.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 1], to: "receipt")
        let file = UploadedFile(name: "bill.png", contentType: "text/html", stagedAs: path, size: 10)
        _ = try await session.browser.press(
            "add", on: session.new, fields: [("amount", "5"), ("payee", "Hardware Store")], files: [("receipt", file)])
        let id = try #require(try await session.entries().first).id
        let kept = try await session.services.attachments().fetchAttachments(of: .transaction(id))
        #expect(kept.map(\.name) == ["bill.png"])
        #expect(kept.map(\.contentType) == [.png])
    }

    @Test func aReceiptThatIsNoPictureIsSaidBesideItsFieldAndNothingIsBooked() async throws {
        let session = try await AppSession.begin()
        let path = try session.home.file("receipt", "#!/bin/sh")
        let file = UploadedFile(name: "bill.png", contentType: "image/png", stagedAs: path, size: 9)
        let (outcome, screen) = try await session.browser.press(
            "add", on: session.new, fields: [("amount", "5")], files: [("receipt", file)])
        #expect(outcome == .invalid)
        #expect(screen.html.contains("id=\"f-receipt-error\">Only PNG, JPEG, WebP and PDF files can be attached"))
        #expect(screen.html.contains("value=\"5\""))
        #expect(try await session.entries().isEmpty)
    }
}
