import App
import Models
import Navigation
import SampleHousehold
import ScreenTestSupport
import Services
import Testing
import TransferModel

/// What waits for its day: listed, skipped, changed, ended.
struct ScheduledTransferScreenTests {
    private let browser: SampleBrowser
    private let rent: ID<StandingOrder>
    private let savings: ID<StandingOrder>
    private let later: ID<Transfer>

    init() async throws {
        browser = try await SampleBrowser()
        rent = browser.orders.rent.id
        savings = browser.orders.savings.id
        later = browser.orders.scheduled.id
    }

    @Test func theNextComesFirstAndEndedOnesComeLast() async throws {
        let html = try await browser.open("/transfer/scheduled").html
        let places = [rent.description, later.description, savings.description, browser.orders.course.id.description]
            .compactMap { html.firstRange(of: "id=\"\($0)\"")?.lowerBound }
        #expect(places.count == 4 && places == places.sorted())
        #expect(html.contains("Every month") && html.contains("Ended"))
    }

    @Test func anOccurrenceIsSkippedOnce() async throws {
        let button = "\(rent).skip-2026-06-01"
        #expect(try await browser.press(button, on: "/transfer/scheduled").outcome == .asks)
        _ = try await browser.press(button, on: "/transfer/scheduled", confirmed: true)
        #expect(try await browser.services.standingOrders().fetchStandingOrder(id: rent).order.nextDay?.description == "2026-07-01")
        // The page that shows it is gone by then, and so is its button.
        #expect(try await browser.press(button, on: "/transfer/scheduled", confirmed: true).outcome == .unknownAction)
        #expect(try await browser.services.standingOrders().fetchStandingOrder(id: rent).order.nextDay?.description == "2026-07-01")
    }

    @Test func theDetailSaysWhatCameOfItAndWhatComesNext() async throws {
        let html = try await browser.open("/transfer/\(savings)").html
        for words in ["Every month", "So far", "Completed", "Rainy day", "End standing order", "Skip "] {
            #expect(html.contains(words), "\(words)")
        }
        _ = try await browser.press("end", on: "/transfer/\(savings)", confirmed: true)
        let ended = try await browser.open("/transfer/\(savings)").html
        #expect(ended.contains("Ended") && !ended.contains("End standing order"))
        #expect(try await browser.open("/transfer/\(savings)/edit").coordinator.link.path == "/transfer/\(savings)")
    }

    @Test func aStandingOrderIsChangedAndUntouchedDaysKeepTheirAnchor() async throws {
        let page = try await browser.open("/transfer/\(rent)/edit")
        let revision = try #require(page.hidden("revision"))
        let saved = try await browser.press(
            "save", on: "/transfer/\(rent)/edit",
            fields: [
                ("revision", revision), ("amount", "900.00"), ("day", "2026-06-01"), ("repeat", "month"), ("every", "1"), ("until", ""),
            ])
        #expect(saved.outcome.link == Link(.transfer(.detail(transferId: rent.description))))
        let order = try await browser.services.standingOrders().fetchStandingOrder(id: rent).order
        #expect(order.amount == .preview(900_00))
        #expect(order.schedule == browser.orders.rent.schedule)
        // The form that was filled before is told what it is now.
        let late = try await browser.press(
            "save", on: "/transfer/\(rent)/edit", fields: [("revision", revision), ("amount", "950.00"), ("day", "2026-06-01")])
        #expect(late.outcome == .invalid)
        let html = late.screen.html
        #expect(html.contains("Somebody else changed this standing order") && html.contains("€900.00"))
        #expect(html.contains("value=\"950.00\""))
        let again = try await browser.press(
            "save", on: "/transfer/\(rent)/edit",
            fields: [("revision", try #require(late.screen.hidden("revision"))), ("amount", "950.00"), ("day", "2026-06-01")])
        #expect(again.outcome.link != nil)
    }

    @Test func aScheduledTransferMovesToALaterDay() async throws {
        let page = try await browser.open("/transfer/\(later)/edit")
        let fields = [
            ("revision", try #require(page.hidden("revision"))), ("amount", "240.00"), ("day", "2026-06-20"), ("note", "Frame"),
        ]
        #expect(try await browser.press("save", on: "/transfer/\(later)/edit", fields: fields).outcome.link != nil)
        let transfer = try await browser.services.transfers().fetchTransfer(id: later).transfer
        #expect(transfer.day.description == "2026-06-20" && transfer.note == "Frame")
        let late = try await browser.press("save", on: "/transfer/\(later)/edit", fields: fields)
        #expect(late.screen.html.contains("Somebody else changed this transfer"))
        #expect(try await browser.press("cancel", on: "/transfer/\(later)", confirmed: true).outcome != .unknownAction)
        #expect(try await browser.open("/transfer/\(later)/edit").coordinator.link.path == "/transfer/\(later)")
    }

    @Test func anOrderThatRepeatsBeginsWithItsFirstDay() async throws {
        let fields = [
            ("from", try browser.account(.joint).id.description), ("to", try browser.account(.wallet).id.description), ("amount", "20"),
            ("day", SampleHousehold.today.description), ("repeat", "week"), ("every", "2"), ("until", "2026-12-31"),
        ]
        let id = try #require(try await browser.press("review", on: "/transfer/internal", fields: fields).outcome.orderId)
        let review = try await browser.open("/transfer/\(id)/confirm")
        _ = try await browser.press(
            "confirm", on: "/transfer/\(id)/confirm", fields: [("digest", try #require(review.hidden("digest"))), ("valid-until", "")])
        let detail = try await browser.services.transfers().fetchTransfer(id: try #require(ID<Transfer>(id)))
        #expect(detail.transfer.status == .completed)
        let order = try #require(detail.standingOrder)
        #expect(order.nextDay == SampleHousehold.today.adding(days: 14))
        #expect(try await browser.open("/transfer/\(order.id)").html.contains("Every 2 weeks, until 31 Dec 2026"))
    }
}
