import DesignSystem
import HTML
import Localization
import Models
import Testing

struct ComponentTests {
    private let hostile = "<b onclick=\"x\">'&"
    private let money = Sample.money(-1_234_50)

    @Test func noComponentLetsMarkupThroughItsWords() {
        for page in everything(hostile) {
            #expect(!page.contains("<b "))
            #expect(!page.contains("onclick=\"x\""))
            #expect(page.contains("&lt;b onclick=&quot;x&quot;&gt;&#39;&amp;"))
        }
    }

    @Test func noComponentCarriesAStyleOrAHandler() {
        for page in everything("Rent") + [markup(ScriptTemplates())] + SkeletonLayout.allCases.map({ markup(LoadingView($0)) }) {
            #expect(!page.contains("style="))
            #expect(page.firstRange(of: /\ on[a-z]+=/) == nil)
        }
    }

    @Test func amountsHaveTheirSignAndColourByStyle() {
        #expect(markup(AmountText(money)) == "<span class=\"amount\">\u{2212}$1,234.50</span>")
        #expect(
            markup(AmountText(Sample.money(50_00), style: .credit)) == "<span class=\"amount amount-credit\">+$50.00</span>")
        #expect(
            markup(AmountText(money, style: AmountStyle(money, isPending: true)))
                == "<span class=\"amount amount-pending\"><span class=\"visually-hidden\">Pending </span>\u{2212}$1,234.50</span>")
    }

    @Test func aHiddenAmountIsNowhereInThePage() {
        let points = (1...5).map { ChartPoint("Nov \($0)", Sample.money(Int64($0) * 1_234_50)) }
        let pages = [
            markup(AmountText(money, style: .credit), showsAmounts: false),
            markup(LineChart(id: "c", title: "Balance", history: points), showsAmounts: false),
            markup(BarChart(id: "b", title: "Spending", points: points), showsAmounts: false),
        ]
        for page in pages {
            #expect(!page.contains("$"))
            #expect(!page.contains("234"))
        }
    }

    @Test func aBadgeCountsToNinetyNine() {
        #expect(markup(Badge(0)).isEmpty)
        #expect(markup(Badge(7)).hasPrefix("<span class=\"badge\">7<"))
        #expect(markup(Badge(140)).hasPrefix("<span class=\"badge\">99<"))
    }

    @Test func theSelectedTabSaysSo() {
        let items = [
            BarItem("Home", symbol: .house, selectedSymbol: .houseFill, path: "/"),
            BarItem("Cards", symbol: .creditcard, path: "/cards"),
        ]
        let page = markup(TabBar(items, selected: "/"))
        #expect(page.contains("<a class=\"tab\" href=\"/\" aria-current=\"page\">"))
        #expect(page.contains("#house.fill"))
        #expect(page.contains("<a class=\"tab\" href=\"/cards\">"))
    }

    @Test func aMoneyFieldWritesThroughItsBinding() {
        let field = MoneyField("Amount", text: Binding(get: { "12.50" }, set: { _ in }), currency: Sample.dollar, error: "Say how much")
        let page = markup(field)
        #expect(page.contains("inputmode=\"decimal\""))
        #expect(page.contains("value=\"12.50\""))
        #expect(page.contains("USD"))
        #expect(page.contains("aria-invalid=\"true\""))
    }

    /// One page for each component that takes words, with `word` wherever it takes one.
    private func everything(_ word: String) -> [String] {
        let amount = AmountText(money)
        let text = Binding(get: { word }, set: { _ in })
        let said = LocalizedText.verbatim(word)
        let item = BarItem(said, symbol: .house, path: "/\(word)", badge: 3)
        let points = [ChartPoint(said, money), ChartPoint(said, Sample.money(9_00))]
        return [
            markup(TabBar([item], selected: nil)),
            markup(SideBar(household: said, items: [item], selected: item.path)),
            markup(NavigationBar(said, back: BackLink(said, path: "/\(word)")) { BarAction(said, symbol: .plus, path: word) }),
            markup(GroupBox(said) { Text(said) }),
            markup(
                Section(said, id: word, link: SectionLink(said, path: word), note: said) {
                    ListRow(said, subtitle: said, path: word, id: word)
                }
            ),
            markup(DaySection(Day(number: 20_000), title: said, sum: amount) { ListRow(said, symbol: .bell, path: word, role: .danger) }),
            markup(TransactionRow(id: word, payee: said, detail: said, icon: word, path: word, amount: amount, balance: amount)),
            markup(RoundActions { RoundAction(said, symbol: .plus, path: word) }),
            markup(FactList(said) { Fact(said, said) }),
            markup(AccountStrip(said) { AccountCard(name: said, detail: said, kind: .cash, color: word, balance: amount, path: word) }),
            markup(Hero(said, amount: amount, history: points.map(\.amount)) { Text(said) }),
            markup(MoneyField(said, text: text, currency: Sample.dollar, error: said, hint: said)),
            markup(DayField(said, text: text, error: said, hint: said)),
            markup(SearchField(said, text: text, name: word)),
            markup(FilterChips(said, [FilterChip(said, path: word, isSelected: true)])),
            markup(SegmentedPicker(said, selection: text, options: [PickerOption(said, value: word)])),
            markup(PaletteField(said, color: text, error: said)),
            markup(EmptyStateView(.tray, title: said, sentence: said) { ButtonLink(said, path: word, role: .plain, isSheet: true) }),
            markup(ErrorView(said, retry: word)),
            markup(Toasts { Toast(said, id: word) { Text(said) } }),
            markup(Banner(said, text: said, symbol: .bell, tone: .warning, link: SectionLink(said, path: word))),
            markup(StatusLabel(said, tone: .danger)),
            markup(AssetLinks(title: word)),
            markup(LineChart(id: "c", title: said, history: points, projection: points)),
            markup(BarChart(id: "b", title: said, points: points)),
            markup(ProgressRing(said, progress: 5_000)),
            markup(ProgressBar(said, value: Sample.money(3), of: Sample.money(2))),
        ]
    }
}
