import Localization
import Models
import Synchronization
import Testing

@testable import HTML

/// A rendering is used again for the same content and reader, and for nothing else.
@Suite struct CachedViewTests {
    private let cache = RenderingCache<String, String>()
    private let count = Counter()

    private final class Counter: Sendable {
        private let value = Mutex(0)

        var total: Int { value.withLock { $0 } }

        func add() { value.withLock { $0 += 1 } }
    }

    private func view(_ content: String, for reader: String = "Anna") -> some View {
        CachedView(content, for: reader, in: cache) {
            count.add()
            return p { .verbatim(content) }
        }
    }

    private func button(_ content: String) -> some View {
        CachedView(content, for: "Anna", in: cache) {
            count.add()
            return Button("Show") {}
        }
    }

    @Test func theSameContentIsRenderedOnce() {
        #expect(html(view("1")) == "<p>1</p>" && html(view("1")) == "<p>1</p>")
        #expect(count.total == 1)
    }

    @Test func otherContentIsRenderedAnew() {
        #expect(html(view("1")) == "<p>1</p>" && html(view("2")) == "<p>2</p>" && html(view("1")) == "<p>1</p>")
        #expect(count.total == 3)
    }

    @Test func eachReaderHasAnOwnRendering() {
        for _ in 0..<2 {
            for reader in ["Anna", "Ben"] { _ = html(view("1", for: reader)) }
        }
        #expect(count.total == 2)
    }

    @Test func textsInAnotherWayAreRenderedAnew() {
        var pages = [PageContext(), PageContext(), PageContext(), PageContext()]
        pages[1].texts = TextEnvironment(.german)
        pages[2].texts = TextEnvironment(showsAmounts: true)
        pages[3].texts = TextEnvironment(catalog: .pseudo)
        for page in pages + pages { _ = html(view("1"), page) }
        #expect(count.total == pages.count)
    }

    @Test func aButtonStillNeedsThePageForm() {
        for _ in 0..<2 {
            let page = report(button("1"), PageContext())
            #expect(page.needsPageForm)
        }
        #expect(count.total == 1)
        #expect(!report(view("2"), PageContext()).needsPageForm)
    }

    @Test func aQuestionIsNotStored() {
        var asking = PageContext()
        asking.pendingConfirmation = Confirmation(button: "delete", question: "Really?")
        let view = CachedView("1", for: "Anna", in: cache) { Button("Delete", confirm: "Really?") {} }
        #expect(html(view, asking).contains("Really?</span>") && !html(view).contains("</span>"))
        #expect(html(view, asking).contains("Really?</span>"))
    }

    @Test func whatSetsTheTitleIsRenderedEachTime() {
        let view = CachedView("1", for: "Anna", in: cache) { p { "1" }.navigationTitle("Home") }
        for _ in 0..<2 { #expect(report(view, PageContext()).title == "Home") }
    }

    @Test func aPressedButtonRunsItsAction() async {
        for _ in 0..<2 { _ = html(button("1")) }
        #expect(type(of: button("1")).takesInput && !type(of: view("1")).takesInput)
    }
}
