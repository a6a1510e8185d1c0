import HTML
import Localization
import Testing

@Suite struct RenderingTests {
    @Test func pagesRenderAsDeclared() {
        let page = main(.id("top"), .class("wide")) {
            h1 { "Accounts" }
            input()
            ul {
                ForEach(["Savings", "Current"], id: \.self) { name in
                    li(.classes(ClassName("row"), name == "Savings" ? ClassName("new") : nil)) { .verbatim(name) }
                }
            }
            IntegerText(-1_234_567_890)
        }
        #expect(
            html(page) == """
                <main id="top" class="wide"><h1>Accounts</h1><input><ul><li class="row new">Savings</li><li class="row">Current</li></ul>\
                -1234567890</main>
                """)
    }

    @Test func preRenderedViewsRenderEqually() {
        let view = p(.class("note")) { "Fish & chips" }
        let once = RenderedView(view)
        #expect(
            html(
                div {
                    once; once
                })
                == html(
                    div {
                        view; view
                    }))
    }

    @Test func absentViewsRenderNothing() {
        let missing: String? = nil
        let page = div(.when(false, .class("open")), .disabled(false)) {
            if let missing { p { .verbatim(missing) } }
            if missing == nil { "none" } else { "some" }
            EmptyView()
        }
        #expect(html(page) == "<div>none</div>")
    }

    @Test func conditionalAttributesAreWritten() {
        #expect(html(a(.href("/x"), .when(true, .aria("current", "page")))) == "<a href=\"/x\" aria-current=\"page\"></a>")
        #expect(html(option(.value("1"), .selected(true)) { "One" }) == "<option value=\"1\" selected>One</option>")
        let chosen: FixedAttribute? = .class("chosen")
        #expect(html(td(chosen, .width(2))) == "<td class=\"chosen\" width=\"2\"></td>")
    }

    @Test func theBoundsOfWholeNumbersAreWrittenOut() {
        #expect(html(IntegerText(Int64.min)) == "-9223372036854775808")
        #expect(html(IntegerText(Int64.max)) == "9223372036854775807")
        #expect(html(IntegerText(0)) == "0")
    }

    @Test func theBufferGrowsWithThePage() {
        let long = String(repeating: "Überweisung & ", count: 20_000)
        #expect(html(p { .verbatim(long) }) == "<p>" + String(repeating: "Überweisung &amp; ", count: 20_000) + "</p>")
    }

    @Test func theTitleIsTheOneOfTheViewOnThePage() {
        struct Screen: View {
            var body: some View {
                p { "x" }.navigationTitle("Edit account")
            }
        }
        #expect(report(Screen()).title == "Edit account")
        #expect(report(AnyView(Screen())).title == "Edit account")
        #expect(report(p { "x" }).title == nil)
    }

    @Test func chartsAreWrittenWithTheirNumbers() {
        let chart = svg(.viewBox("0 0 100 40"), .role("img")) {
            svgTitle { "Balance <2025>" }
            line(.integer("x1", 0), .integer("y1", -4), .integer("x2", 100), .integer("y2", 4), .class("base"), .fill("none"))
            path(.attribute("d", "M0 0L1 1"))
        }
        #expect(
            html(chart) == """
                <svg viewBox="0 0 100 40" role="img"><title>Balance &lt;2025&gt;</title><line x1="0" y1="-4" x2="100" y2="4" class="base" \
                fill="none"></line><path d="M0 0L1 1"></path></svg>
                """)
    }
}
