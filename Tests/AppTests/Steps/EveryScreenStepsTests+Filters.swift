import App
import Models
import ScreenTestSupport
import Testing

/// Filters that no index serves look at so many entries and no more; a search costs the same however often its word is found.
extension EveryScreenStepsTests {

    @Test(arguments: ["least=999999", "tag=tag+1", "attachment=with", "status=cancelled"])
    func aFilterThatNoIndexServesStopsAndSaysHowFarItLooked(filter: String) async throws {
        let both = try await SteppedHouseholds.both()
        try await expectBounded(both, filter, small: both.small.checking, large: both.large.checking)
    }

    /// Words are found in all accounts at once, and those of the shops are all in the other one.
    @Test func wordsOfAnotherAccountStopTheSearchInThisOne() async throws {
        let both = try await SteppedHouseholds.both()
        try await expectBounded(both, "q=shop", small: both.small.savings, large: both.large.savings)
    }

    /// The list over all accounts counts and adds up at most 5,000 entries, and its pages cost the same.
    @Test(arguments: ["", "sort=amount", "q=common", "category=GROCERIES", "least=999999&account=CHECKING"])
    func theListOfAllAccountsLooksAtSoManyAndNoMore(filter: String) async throws {
        let both = try await SteppedHouseholds.both()
        func path(_ household: SteppedHousehold) -> String {
            "/transactions?"
                + filter.replacing("GROCERIES", with: household.category.description)
                .replacing("CHECKING", with: household.checking.id.description)
        }
        let few = try await both.small.visit(path(both.small))
        let lines = both.small.size.lines
        let looked =
            switch filter {
            case "", "sort=amount": lines + both.small.size.entered
            case "q=common": lines / 10
            default: 3 * lines / 5
            }
        let most = Double(few.steps) / Double(looked) * 5_000 * 1.3
        let many = try await both.large.visit(path(both.large))
        #expect(few.status == .found && many.status == .found)
        #expect(Double(many.steps) <= most, "\(filter): \(many.steps) steps, \(Int(most)) at most")
        let says = many.html.contains("More than ")
        #expect(says == !filter.hasPrefix("q="), "\(filter)")
    }

    /// What a filter leaves is counted and added up, as far as a page looks.
    @Test(arguments: ["category=GROCERIES", "from=2025-01-01&until=2025-12-20", "q=common"])
    func countsAndSumsOfAnAccountLookAtSoManyAndNoMore(filter: String) async throws {
        let both = try await SteppedHouseholds.both()
        func path(_ household: SteppedHousehold) -> String {
            "/accounts/\(household.checking.id)/transactions?" + filter.replacing("GROCERIES", with: household.category.description)
        }
        let few = try await both.small.visit(path(both.small))
        let many = try await both.large.visit(path(both.large))
        #expect(few.status == .found && many.status == .found)
        let looked = filter == "q=common" ? both.small.size.lines / 10 : 3 * both.small.size.lines / 5
        let most = Double(few.steps) / Double(looked) * 5_000 * 1.3
        #expect(Double(many.steps) <= most, "\(filter): \(many.steps) steps, \(Int(most)) at most")
    }

    @Test func furtherPagesOfAllAccountsCostTheSame() async throws {
        let both = try await SteppedHouseholds.both()
        let few = try await both.small.visit("/transactions?after=\(both.small.cursor)")
        let many = try await both.large.visit("/transactions?after=\(both.large.cursor)")
        #expect(few.html.components("data-skeleton=\"detail\"") == 50 && many.html.components("data-skeleton=\"detail\"") == 50)
        #expect(Double(many.steps) <= Double(few.steps) * 1.3, "\(few.steps) and \(many.steps) steps")
    }

    @Test func aSearchCostsTheSameHoweverOftenItsWordIsFound() async throws {
        let both = try await SteppedHouseholds.both()
        for (word, rows) in [("rarity", 10), ("common", 20)] {
            let few = try await both.small.visit("/search?q=\(word)")
            let many = try await both.large.visit("/search?q=\(word)")
            #expect(few.html.components("data-skeleton=\"detail\"") == rows, "\(word)")
            #expect(many.html.components("data-skeleton=\"detail\"") == rows, "\(word)")
            // All are counted, up to 10,000, in a few steps each.
            let counted = word == "common" ? both.large.size.lines / 10 : 0
            #expect(Double(many.steps) <= Double(few.steps) * 1.5 + Double(8 * counted), "\(word): \(few.steps) and \(many.steps) steps")
        }
    }

    /// What no index answers is looked for among as many as a page looks at, whatever is typed.
    @Test(arguments: ["%3E999999", "%22shop%20absent%22", "%3F", "tag:tag", "-has:attachment%20-is:completed", "payee:absent"])
    func aSearchThatNoIndexServesStops(text: String) async throws {
        let both = try await SteppedHouseholds.both()
        let few = try await both.small.visit("/search?q=" + text)
        let many = try await both.large.visit("/search?q=" + text)
        #expect(few.status == .found && many.status == .found)
        // Page and count each look through the small household, and at 10,000 entries at most of the large one.
        let most = Double(few.steps) * 15_000 / Double(both.small.size.lines) * 1.3
        #expect(Double(many.steps) <= most, "\(text): \(few.steps) and \(many.steps) steps")
    }

    /// More than a page looks at are counted once it is shown, and without script by the link of their number.
    @Test func aPhraseOfManyIsCountedByASecondRequest() async throws {
        let both = try await SteppedHouseholds.both()
        let path = "/search?q=%22common%22%20payee:common"
        let first = try await both.large.visit(path).html
        #expect(first.contains(">All 512+</a>") && first.contains("data-later=\"/search?q=%22common%22%20payee%3Acommon&amp;count=all\""))
        let whole = try await both.large.visit(path + "&count=all").html
        #expect(whole.contains(">All 2,000</a>") && !whole.contains("data-later"))
    }

    /// The small household is looked through whole; what an entry costs there, 5,000 of them may cost in the large one.
    private func expectBounded(_ both: SteppedHouseholds, _ filter: String, small: Account, large: Account) async throws {
        let few = try await both.small.visit("/accounts/\(small.id)/transactions?" + filter)
        #expect(few.status == .found && !few.html.contains("Searched back to"))
        let entries = 3 * both.small.size.lines / 5 + both.small.size.entered
        let most = Double(few.steps) / Double(entries) * 5_000 * 1.3
        let first = try await both.large.visit("/accounts/\(large.id)/transactions?" + filter)
        #expect(Double(first.steps) <= most, "\(filter): \(first.steps) steps, \(Int(most)) at most")
        let says = first.html.contains("Searched back to")
        #expect(says, "\(filter)")
        let goesOn = first.html.text(behind: "href=\"", before: "\">Continue</a>")
        let next = try #require(goesOn, "\(filter)")
        let second = try await both.large.visit(next)
        #expect(second.status == .found)
        #expect(Double(second.steps) <= most, "\(filter), further: \(second.steps) steps, \(Int(most)) at most")
    }
}

extension String {
    /// What stands between a mark and the end that follows it, the last one before the end.
    fileprivate func text(behind mark: String, before end: String) -> String? {
        guard let stop = firstRange(of: end)?.lowerBound else { return nil }
        var found: Substring?
        var rest = self[..<stop]
        while let range = rest.firstRange(of: mark) {
            rest = rest[range.upperBound...]
            found = rest
        }
        return found.map { String($0).replacing("&amp;", with: "&") }
    }
}
