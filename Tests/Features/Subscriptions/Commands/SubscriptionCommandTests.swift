import CommandTestSupport
import Models
import Services
import SubscriptionsModel
import TestTools
import Testing

struct SubscriptionCommandTests {

    private static func add(_ session: CommandSession, _ words: String...) async throws -> CommandResult {
        try await session.run(["add", "subscription"] + words + ["--output", "json"])
    }

    // MARK: - Shapes

    @Test func theListKeepsItsShape() async throws {
        let session = try await CommandSession.withAccounts()
        let added = try await Self.add(
            session, "Films", "--price", "10.00", "--unit", "week", "--next", "2026-07-05", "--account", "Checking")
        #expect(added.status == 0, "\(added.messages)")
        let id = String(try #require(added.output.firstMatch(of: /"id":"(\w+)"/)).1)
        let list = try await session.run("subscriptions", "--output", "json")
        #expect(
            list.output == """
                [{"id":"\(id)","name":"Films","price":"10.00","currency":"EUR","every":1,"unit":"week","category":null,\
                "status":"active","next":"2026-07-05","until":null,"account":"Checking","monthly":"43.48","yearly":"521.79","myShare":"521.79",\
                "charges":0}]

                """)
    }

    @Test func sixShareAYearlyPrice() async throws {
        let session = try await CommandSession.withAccounts()
        let added = try await Self.add(
            session, "Storage", "--price", "120", "--currency", "USD", "--unit", "annually", "--next", "2026-12-01", "--shared-with", "5")
        #expect(added.output.contains(#""unit":"year""#))
        #expect(added.output.contains(#""monthly":"10.00","yearly":"120.00","myShare":"20.00""#))
    }

    @Test(arguments: ["year", "yearly", "annual", "annually"]) func yearlyAndAnnualAreOneCycle(unit: String) async throws {
        let session = try await CommandSession.withAccounts()
        let added = try await Self.add(session, "A", "--price", "1", "--unit", unit, "--next", "2026-12-01")
        #expect(added.output.contains(#""every":1,"unit":"year""#))
    }

    // MARK: - Billing days

    @Test func threeMissedCyclesAreThreeCharges() async throws {
        let session = try await CommandSession.withAccounts()
        _ = try await Self.add(session, "Gym", "--price", "30", "--next", "2027-01-31")
        let later = try await session.run("subscriptions", "--output", "json", "--today", "2027-04-29")
        #expect(later.output.contains(#""next":"2027-04-30""#) && later.output.contains(#""charges":3"#), "\(later.output)")
        let history = try await session.run("subscriptions", "history", "Gym", "--output", "json", "--today", "2027-04-29")
        for day in ["2027-01-31", "2027-02-28", "2027-03-31"] { #expect(history.output.contains(#""day":"\#(day)","kind":"recorded""#)) }
    }

    @Test func aChangeOfStateNeverMovesTheBillingDay() async throws {
        let session = try await CommandSession.withAccounts()
        _ = try await Self.add(session, "Gym", "--price", "30", "--next", "2026-07-31")
        for step in ["pause", "resume", "cancel", "reactivate"] {
            let result = try await session.run(step, "subscription", "Gym", "--output", "json")
            #expect(result.status == 0 && result.output.contains(#""next":"2026-07-31""#), "\(step): \(result.output)\(result.messages)")
        }
    }

    @Test func withoutRenewalNothingIsChargedFromTheNextBillingDayOn() async throws {
        let session = try await CommandSession.withAccounts()
        _ = try await Self.add(session, "Gym", "--price", "30", "--next", "2026-07-31", "--account", "Checking")
        let off = try await session.run("edit", "subscription", "Gym", "--auto-renew", "off", "--output", "json")
        #expect(off.output.contains(#""status":"active","next":null,"until":"2026-07-30""#), "\(off.output)\(off.messages)")
        #expect(try await session.run("edit", "subscription", "Gym", "--auto-renew", "off").output.hasSuffix("until 2026-07-30\n"))
        let later = try await session.run("subscriptions", "--output", "json", "--today", "2026-09-01")
        #expect(later.output.contains(#""status":"ended","next":null,"until":"2026-07-30""#) && later.output.contains(#""charges":0"#))
        let on = try await session.run("edit", "subscription", "Gym", "--auto-renew", "on", "--output", "json")
        #expect(on.output.contains(#""next":"2026-07-31","until":null"#), "\(on.output)\(on.messages)")
    }

    @Test func stepsThatAreNotPossibleAreRefused() async throws {
        let session = try await CommandSession.withAccounts()
        _ = try await Self.add(session, "Gym", "--price", "30", "--next", "2026-07-31")
        #expect(try await session.run("resume", "subscription", "Gym").status == 1)
        #expect(try await session.run("pause", "subscription", "Gym").status == 0)
        let again = try await session.run("pause", "subscription", "Gym")
        #expect(again.status == 1 && again.messages == "It is paused already\n")
    }

    @Test func aTrialConvertsToItsPrice() async throws {
        let session = try await CommandSession.withAccounts()
        let added = try await Self.add(
            session, "Paper", "--price", "0", "--next", "2026-08-01", "--trial-until", "2026-07-31", "--price-after", "9.90")
        #expect(added.output.contains(#""price":"0.00""#) && added.output.contains(#""status":"trial""#))
        let after = try await session.run("subscriptions", "--output", "json", "--today", "2026-08-02")
        #expect(after.output.contains(#""price":"9.90""#) && after.output.contains(#""status":"active""#))
    }

    @Test func theFirstChargesHaveTheirOwnPrice() async throws {
        let session = try await CommandSession.withAccounts()
        let added = try await Self.add(
            session, "Phone", "--price", "20", "--next", "2027-01-10", "--first-price", "5", "--first-charges", "2")
        #expect(added.status == 0, "\(added.messages)")
        let history = try await session.run("subscriptions", "history", "Phone", "--output", "json", "--today", "2027-04-01")
        for (day, amount) in [("2027-01-10", "5.00"), ("2027-02-10", "5.00"), ("2027-03-10", "20.00")] {
            #expect(history.output.contains(#""day":"\#(day)","kind":"recorded","amount":"\#(amount)""#), "\(history.output)")
        }
        let lonely = try await Self.add(session, "Other", "--price", "20", "--next", "2027-01-10", "--first-price", "5")
        #expect(lonely.status == 64 && lonely.messages.contains("Give --first-price and --first-charges together"))
    }

    @Test func anotherUnitKeepsTheInterval() async throws {
        let session = try await CommandSession.withAccounts()
        _ = try await Self.add(session, "Box", "--price", "20", "--next", "2027-01-10", "--every", "2", "--unit", "month")
        let edited = try await session.run("edit", "subscription", "Box", "--unit", "week", "--output", "json")
        #expect(edited.output.contains(#""every":2,"unit":"week""#), "\(edited.output)\(edited.messages)")
    }

    @Test func everyFieldIsChangedAndRemoved() async throws {
        let session = try await CommandSession.withAccounts()
        _ = try await Self.add(session, "Films", "--price", "10", "--next", "2026-08-05", "--account", "Checking")
        let edited = try await session.run(
            "edit", "subscription", "Films", "--description", "Films and series", "--how-to-cancel", "In the account settings",
            "--shared-names", "Anna, Ben", "--notes", "Ask Ben", "--website", "https://films.example", "--minimum-until", "2026-12-31",
            "--notice-days", "14", "--reminders", "7,1", "--highest", "12", "--yearly-offer", "99", "--auto-renew", "off", "--used")
        #expect(edited.status == 0, "\(edited.messages)")
        func stored() async throws -> Subscription {
            try #require(try await session.services().subscriptions().fetchSubscriptions().subscriptions.first?.subscription)
        }
        var films = try await stored()
        #expect(films.summary == "Films and series" && films.cancellation == "In the account settings" && films.notes == "Ask Ben")
        #expect(films.sharing == SubscriptionSharing(others: 2, names: "Anna, Ben") && films.lastUsed == CommandSession.today)
        #expect(!films.renews && films.reminders == [7, 1] && films.highest == Money.euros(12_00))
        _ = try await session.run("edit", "subscription", "Films", "--shared-names", "Anna, Ben, Carl", "--my-share", "4")
        films = try await stored()
        #expect(films.sharing == SubscriptionSharing(others: 3, names: "Anna, Ben, Carl", mine: Money.euros(4_00)))
        _ = try await session.run(
            "edit", "subscription", "Films", "--description", "", "--how-to-cancel", "", "--shared-with", "0", "--no-minimum",
            "--no-notice",
            "--no-reminders", "--no-highest", "--no-yearly-offer", "--no-account")
        films = try await stored()
        #expect(films.summary.isEmpty && films.cancellation.isEmpty && films.sharing == nil && films.minimumUntil == nil)
        #expect(films.notice == nil && films.reminders.isEmpty && films.highest == nil && films.yearlyOffer == nil && films.account == nil)
    }

    // MARK: - Bad input

    @Test(arguments: [
        (["--price", "-1", "--next", "2026-08-01"], "Price must be a valid amount, not negative"),
        (["--price", "0", "--next", "2026-08-01"], "A price of zero is only for trials and free subscriptions"),
        (["--price", "1", "--next", "2026-08-01", "--started", "2026-09-01"], "The next billing day must not be before the start"),
        (
            ["--price", "1", "--next", "2026-08-01", "--started", "2026-07-01", "--trial-until", "2026-06-01", "--price-after", "2"],
            "The trial must not end before the start"
        ),
        (["--price", "1", "--next", "2026-08-01", "--every", "0"], "--every must be from 1 to 10,000"),
        (
            ["--price", "1", "--next", "2026-08-01", "--every", "9000", "--unit", "year"],
            "The next billing day would be after the year 9999"
        ),
        (["--price", "9999999999999", "--next", "2026-08-01", "--unit", "day"], "The cost per year is too large"),
        (["--price", "1", "--next", "2026-08-01", "--account", "Nowhere"], "Resource not found: account \"Nowhere\""),
        (["--price", "1", "--next", "2026-08-01", "--category", "Nothing"], "Resource not found: category \"Nothing\""),
        (["--price", "1", "--next", "2026-08-01", "--shared-with=-1"], "It can be shared with"),
    ])
    func badInputIsRefusedAndStoresNothing(words: [String], sentence: String) async throws {
        let session = try await CommandSession.withAccounts()
        let result = try await session.run(["add", "subscription", "X"] + words)
        #expect(result.status != 0 && result.messages.contains(sentence), "\(result.status) \(result.messages)\(result.output)")
        #expect(try await session.run("subscriptions", "--output", "json").output == "[]\n")
    }

    @Test func aNameOfFourHundredCharactersIsRefused() async throws {
        let session = try await CommandSession.withAccounts()
        let name = String(repeating: "n", count: 400)
        let result = try await session.run("add", "subscription", name, "--price", "1", "--next", "2026-08-01")
        #expect(result.status == 1 && result.messages == "Subscription name has at most 100 characters\n")
    }

    // MARK: - Found

    /// Twelve monthly charges with a price step, imported as a statement.
    private static func imported(_ folder: TemporaryFolder) throws -> String {
        let rows = (0..<12).map { index in
            let month = Month(number: Int32(2025 * 12 + 6 + index))
            return "\(month.firstDay.adding(days: 14)),\(index < 8 ? "-12.99" : "-13.99"),NETFLIX.COM 866-579-7172 \(1000 + index)"
        }
        return try folder.write(Array(("date,amount,payee\n" + rows.joined(separator: "\n") + "\n").utf8), to: "card.csv")
    }

    @Test func whatIsFoundIsAcceptedWithItsChargesAndItsPriceChange() async throws {
        let session = try await CommandSession.withAccounts()
        let folder = try TemporaryFolder()
        let file = try Self.imported(folder)
        #expect(try await session.run("import", file, "--account", "Checking").status == 0)
        let found = try await session.run("subscriptions", "found", "--output", "json")
        #expect(found.output.contains(#""class":"subscription""#), "\(found.output)")
        #expect(
            found.output.contains(#""amount":"13.99","currency":"EUR","every":1,"unit":"month","next":"2026-07-15""#), "\(found.output)")
        #expect(found.output.contains(#""priceChanges":[{"day":"2026-03-15","from":"12.99","to":"13.99"}]"#))
        let id = String(try #require(found.output.firstMatch(of: /"id":"(ser_\w+)"/)).1)
        let accepted = try await session.run("subscriptions", "accept", id, "--name", "Netflix", "--output", "json")
        #expect(
            accepted.output.contains(#""name":"Netflix","price":"13.99""#) && accepted.output.contains(#""charges":12"#),
            "\(accepted.output)\(accepted.messages)")
        #expect(try await session.run("subscriptions", "found", "--output", "json").output == "[]\n")
        // Accepted again, it is the same one; the same file brings nothing new.
        #expect(try await session.run("subscriptions", "accept", id, "--output", "json").output == accepted.output)
        #expect(try await session.run("import", file, "--account", "Checking").status == 0)
        #expect(try await session.run("subscriptions", "found", "--output", "json").output == "[]\n")
    }

    @Test func undoneImportsLeaveNoTrace() async throws {
        let session = try await CommandSession.withAccounts()
        let folder = try TemporaryFolder()
        let imported = try await session.run("import", try Self.imported(folder), "--account", "Checking", "--output", "json")
        let id = String(try #require(imported.output.firstMatch(of: /"import":"(imp_\w+)"/)).1)
        #expect(try await session.run("subscriptions", "found", "--output", "json").output != "[]\n")
        #expect(try await session.run("import", "--undo", id).status == 0)
        #expect(try await session.run("subscriptions", "found", "--output", "json").output == "[]\n")
    }

    @Test func whatIsDismissedStaysAwayAlsoAfterTheImportIsUndoneAndRepeated() async throws {
        let session = try await CommandSession.withAccounts()
        let folder = try TemporaryFolder()
        let file = try Self.imported(folder)
        let imported = try await session.run("import", file, "--account", "Checking", "--output", "json")
        let importID = String(try #require(imported.output.firstMatch(of: /"import":"(imp_\w+)"/)).1)
        let found = try await session.run("subscriptions", "found", "--output", "json")
        let id = String(try #require(found.output.firstMatch(of: /"id":"(ser_\w+)"/)).1)
        #expect(try await session.run("subscriptions", "dismiss", id).status == 0)
        #expect(try await session.run("subscriptions", "found", "--output", "json").output == "[]\n")
        #expect(try await session.run("import", "--undo", importID).status == 0)
        #expect(try await session.run("import", file, "--account", "Checking").status == 0)
        #expect(try await session.run("subscriptions", "found", "--output", "json").output == "[]\n")
    }

    @Test func aComingChargeIsLinkedAndADifferentOneAsks() async throws {
        let session = try await CommandSession.withAccounts()
        let folder = try TemporaryFolder()
        #expect(try await session.run("import", try Self.imported(folder), "--account", "Checking").status == 0)
        let found = try await session.run("subscriptions", "found", "--output", "json")
        let id = String(try #require(found.output.firstMatch(of: /"id":"(ser_\w+)"/)).1)
        _ = try await session.run("subscriptions", "accept", id, "--name", "Netflix")
        let next = try folder.write(
            Array("date,amount,payee\n2026-07-15,-15.99,NETFLIX.COM 866-579-7172 2000\n".utf8), to: "july.csv")
        #expect(try await session.run("import", next, "--account", "Checking", "--today", "2026-07-20").status == 0)
        let before = try await session.run("subscriptions", "--output", "json", "--today", "2026-07-20")
        #expect(before.output.contains(#""price":"13.99""#) && before.output.contains(#""charges":13"#), "\(before.output)")
        let confirmed = try await session.run("subscriptions", "confirm", "Netflix", "--output", "json", "--today", "2026-07-20")
        #expect(confirmed.output.contains(#""price":"15.99""#), "\(confirmed.output)\(confirmed.messages)")
        let history = try await session.run("subscriptions", "history", "Netflix", "--output", "json", "--today", "2026-07-20")
        #expect(history.output.contains(#"{"day":"2026-07-15","from":"13.99","to":"15.99","yearly":"24.00"}"#), "\(history.output)")
    }

    @Test func detectionCanBeSwitchedOff() async throws {
        let session = try await CommandSession.withAccounts()
        let folder = try TemporaryFolder()
        #expect(try await session.run("import", try Self.imported(folder), "--account", "Checking").status == 0)
        #expect(try await session.run("subscriptions", "detection", "off").status == 0)
        #expect(try await session.run("subscriptions", "found", "--output", "json").output == "[]\n")
        #expect(try await session.run("subscriptions", "detection", "on").status == 0)
        #expect(try await session.run("subscriptions", "found", "--output", "json").output != "[]\n")
    }

    @Test func aDeletedOneComesBack() async throws {
        let session = try await CommandSession.withAccounts()
        _ = try await Self.add(session, "Gym", "--price", "30", "--next", "2026-07-31")
        let deleted = try await session.run("delete", "subscription", "Gym", "--output", "json")
        let change = String(try #require(deleted.output.firstMatch(of: /"change":"(chg_\w+)"/)).1)
        #expect(try await session.run("subscriptions", "--output", "json").output == "[]\n")
        #expect(try await session.run("undo", change).status == 0)
        #expect(try await session.run("subscriptions", "--output", "json").output.contains("Gym"))
    }
}
