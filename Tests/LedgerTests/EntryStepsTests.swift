import LedgerTestSupport
import Models
import Testing

@testable import Storage

/// The cost of a page is independent of the history: compares virtual machine steps of the same page over a small and a large ledger.
@Suite struct EntryStepsTests {

    @Test func noListingQueryGrowsWithHistory() async throws {
        let small = try await SteppedLedger(count: 600)
        let large = try await SteppedLedger(count: 20_000)
        for (name, query) in SteppedLedger.queries {
            let few = try await small.steps(of: query)
            let many = try await large.steps(of: query)
            #expect(few.entries == many.entries, "\(name)")
            #expect(Double(many.steps) <= Double(few.steps) * 1.3, "\(name): \(few.steps) and \(many.steps)")
        }
    }

    @Test func aFilterWithoutIndexStopsAndReturnsACursor() async throws {
        let large = try await SteppedLedger(count: 12_000)
        var query = EntryQuery(tags: ["absent"])
        var pages = 0
        var days: [Day] = []
        repeat {
            let page = try await large.page(query)
            #expect(page.entries.isEmpty)
            if page.next != nil { days.append(try #require(page.searchedBackTo)) }
            query.after = page.next
            pages += 1
        } while query.after != nil
        #expect(pages == 12_000 / EntryRepository.examined + 1)
        #expect(days == days.sorted(by: >))
    }
}
