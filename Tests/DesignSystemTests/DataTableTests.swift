import DesignSystem
import HTML
import Localization
import Models
import Testing

/// Tables of things, figures side by side, and the small charts in rows.
struct DataTableTests {
    private func table(_ name: LocalizedText, path: String? = "/films") -> some View {
        DataTable("Subscriptions", columns: [DataColumn("Name"), DataColumn("Price", isFigure: true), DataColumn("Cycle")], id: "list") {
            DataRow(name, subtitle: "Every month", path: path) {
                LetterTile("films")
            } cells: {
                DataFigure { AmountText(Sample.money(12_99)) }
                DataCell { LocalizedText("Every month") }
            }
        }
    }

    @Test func aTableHasHeadsForItsColumnsAndItsRows() {
        let page = markup(table("Films"))
        #expect(page.contains("<table class=\"data-table\" role=\"table\" aria-label=\"Subscriptions\">"))
        #expect(page.occurrences(of: "<th scope=\"col\" role=\"columnheader\"") == 3)
        #expect(page.contains("<th class=\"data-name\" scope=\"row\" role=\"rowheader\">"))
        #expect(page.occurrences(of: "role=\"cell\"") == 2 && page.occurrences(of: "role=\"row\"") == 2)
        #expect(page.contains("<tbody role=\"rowgroup\" id=\"list\">"))
    }

    @Test func aHeadSortsAndSaysTheOrderOfItsColumn() {
        let name = DataOrder("Name", path: "/films?sort=name")
        let price = DataOrder("Price, highest first", path: "/films?sort=price", isDescending: true, isSelected: true)
        let columns = [DataColumn("Name", order: name), DataColumn("Price", isFigure: true, order: price), DataColumn("Cycle")]
        let page = markup(DataTable("Films", columns: columns, orders: [name, price]) { EmptyView() })
        let head = "<a class=\"data-sort\" href=\"/films?sort=name\" data-keep=\"\">Name</a>"
        #expect(page.contains(head + "<span class=\"data-head\">Name</span>"))
        #expect(page.occurrences(of: "aria-sort=") == 1 && page.contains("class=\"number\" aria-sort=\"descending\""))
        #expect(page.contains("chevron.down") && !page.contains("chevron.up") && page.contains("columnheader\">Cycle</th>"))
        // The choice is for where the heads are not shown.
        #expect(page.contains("<div class=\"data-order\">") && page.contains("<span>Sort by: Price, highest first</span>"))
        #expect(!markup(table("Films")).contains("data-order") && !markup(table("Films")).contains("data-sort"))
    }

    @Test func theNameLeadsToTheDetails() {
        #expect(markup(table("Films")).contains("<a class=\"row-title\" href=\"/films\">Films</a>"))
        #expect(markup(table("Films", path: nil)).contains("<span class=\"row-title\">Films</span>"))
        #expect(markup(table("<b>")).contains("&lt;b&gt;"))
    }

    @Test func aTileHasTheFirstLetterAndAlwaysTheSameColour() {
        let tile = markup(LetterTile("films"))
        #expect(tile.contains(">F<") && tile.contains("palette-") && tile == markup(LetterTile("films")))
        #expect(markup(LetterTile("")).contains("aria-hidden"))
    }

    @Test func figuresAreNamesWithValues() {
        let page = markup(
            FigureGrid {
                FigureItem("A month") { AmountText(Sample.money(100_00)) }
                FigureItem("Spent", path: "/insights/spending") {
                    AmountText(Sample.money(5_00))
                } note: {
                    ChangeMark(Sample.money(1_00), of: .cost)
                }
            })
        #expect(page.contains("<dt>A month</dt><dd class=\"figure-value\"><span class=\"amount\">$100.00</span></dd></div>"))
        #expect(page.contains("<a class=\"figure-link\" href=\"/insights/spending\">Spent</a>"))
        #expect(page.contains("change-mark worse") && page.contains("+$1.00"))
    }

    @Test func moreIsBetterOrWorseByWhatItIs() {
        #expect(markup(ChangeMark(Sample.money(-1_00), of: .cost)).contains("change-mark better"))
        #expect(markup(ChangeMark(Sample.money(-1_00), of: .gain)).contains("change-mark worse"))
        #expect(markup(ChangeMark(Sample.money(1_00), of: .plain)).contains("class=\"change-mark\""))
        #expect(!markup(ChangeMark(Sample.money(1_00), of: .cost), showsAmounts: false).contains("1.00"))
    }

    @Test func aBalanceLiesOnItsSideOfTheMiddle() {
        func bar(_ cents: Int64) -> String {
            markup(BalanceRow("Anna", balance: Sample.money(cents), largest: Sample.money(40_00)) { EmptyView() })
        }
        #expect(bar(20_00).contains("class=\"balance-due\" x=\"50%\" width=\"25%\""))
        #expect(bar(-40_00).contains("class=\"balance-owed\" x=\"0%\" width=\"50%\""))
        #expect(bar(0).contains("width=\"0%\""))
    }

    @Test func aThresholdIsReachedFromItsAmountOn() {
        func bar(_ cents: Int64) -> String { markup(ThresholdBar("Fee", value: Sample.money(cents), threshold: Sample.money(95_00))) }
        #expect(bar(95_00).contains("threshold-bar reached") && !bar(94_99).contains("reached"))
        #expect(bar(-5_00).contains("class=\"threshold-value\" width=\"0%\""))
        #expect(bar(190_00).contains("class=\"threshold-mark\" x=\"47%\""))
    }

    @Test func aSmallBarLeadsToItsMonthAndNamesItsFigures() {
        let page = markup(
            SmallBars([
                SmallBars.Bar(
                    "J", label: "January", value: Sample.money(50_00), planned: Sample.money(100_00), path: "/plan?month=2026-01"),
                SmallBars.Bar(
                    "F", label: "February", value: Sample.money(200_00), planned: Sample.money(100_00), path: "/plan?month=2026-02",
                    isSelected: true),
            ]))
        #expect(page.contains("href=\"/plan?month=2026-01\" aria-label=\"January\""))
        #expect(page.contains("aria-current=\"true\"") && page.occurrences(of: "small-bar over") == 1)
        #expect(page.contains("y=\"75%\" height=\"25%\"") && page.contains("y=\"50%\" height=\"2\""))
    }

    @Test func whatGoesFromOneToAnotherIsReadAsASentence() {
        let page = markup(
            FromToRow("Ben owes Anna", from: "Ben", to: "Anna", path: "/why") {
                EmptyView()
            } toDisc: {
                EmptyView()
            } trailing: {
                AmountText(Sample.money(5_00))
            })
        #expect(page.contains("<a class=\"row-title from-to-pair\" href=\"/why\" aria-label=\"Ben owes Anna\">"))
    }
}
