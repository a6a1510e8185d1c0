import DesignSystem
import HTML
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
        let locale = LocaleFormat.englishUS
        #expect(markup(AmountText(money, in: locale)) == "<span class=\"amount\">\u{2212}$1,234.50</span>")
        #expect(
            markup(AmountText(Sample.money(50_00), in: locale, style: .credit)) == "<span class=\"amount amount-credit\">+$50.00</span>")
        #expect(
            markup(AmountText(money, in: locale, style: AmountStyle(money, isPending: true)))
                == "<span class=\"amount amount-pending\"><span class=\"visually-hidden\">Pending </span>\u{2212}$1,234.50</span>")
    }

    @Test func aHiddenAmountIsNowhereInThePage() {
        let locale = LocaleFormat.englishUS
        let points = (1...5).map { ChartPoint("Nov \($0)", Sample.money(Int64($0) * 1_234_50)) }
        let pages = [
            markup(AmountText(money, in: locale, style: .credit, isHidden: true)),
            markup(LineChart(id: "c", title: "Balance", history: points, locale: locale, isHidden: true)),
            markup(BarChart(id: "b", title: "Spending", points: points, locale: locale, isHidden: true)),
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

    @Test func everyWordOfTheComponentsIsInGermanToo() {
        let english = Mirror(reflecting: DesignTexts.english).children
        let german = Mirror(reflecting: DesignTexts.german).children
        for (left, right) in zip(english, german) where left.label != "name" {
            #expect("\(left.value)" != "\(right.value)", "\(left.label ?? "")")
        }
        #expect(DesignTexts.german.colors.count == 10)
    }

    /// One page for each component that takes words, with `word` wherever it takes one.
    private func everything(_ word: String) -> [String] {
        let locale = LocaleFormat.englishUS
        let amount = AmountText(money, in: locale)
        let text = Binding(get: { word }, set: { _ in })
        let item = BarItem(word, symbol: .house, path: "/\(word)", badge: 3)
        let points = [ChartPoint(word, money), ChartPoint(word, Sample.money(9_00))]
        return [
            markup(TabBar([item], selected: nil)),
            markup(SideBar(household: word, items: [item], selected: item.path)),
            markup(NavigationBar(word, back: BackLink(word, path: "/\(word)")) { BarAction(word, symbol: .plus, path: word) }),
            markup(Card(word) { Text(word) }),
            markup(
                Section(word, id: word, link: SectionLink(word, path: word), note: word) { Row(word, subtitle: word, path: word, id: word) }
            ),
            markup(DaySection(Day(number: 20_000), title: word, sum: amount) { Row(word, symbol: .bell, path: word, role: .danger) }),
            markup(TransactionRow(id: word, payee: word, detail: word, icon: word, path: word, amount: amount, balance: amount)),
            markup(RoundActions { RoundAction(word, symbol: .plus, path: word) }),
            markup(FactList(word) { Fact(word, word) }),
            markup(AccountStrip(word) { AccountCard(name: word, detail: word, kind: .cash, color: word, balance: amount, path: word) }),
            markup(Hero(word, amount: amount, history: points.map(\.amount)) { Text(word) }),
            markup(MoneyField(word, text: text, currency: Sample.dollar, error: word, hint: word)),
            markup(DayField(word, text: text, error: word, hint: word)),
            markup(SearchField(word, text: text, name: word)),
            markup(FilterChips(word, [FilterChip(word, path: word, isSelected: true)])),
            markup(SegmentedPicker(word, selection: text, options: [PickerOption(word, value: word)])),
            markup(PaletteField(word, color: text, error: word)),
            markup(EmptyStateView(.tray, title: word, sentence: word) { ButtonLink(word, path: word, role: .plain, isSheet: true) }),
            markup(ErrorView(word, retry: word)),
            markup(Toasts { Toast(word, id: word) { Text(word) } }),
            markup(Banner(word, text: word, symbol: .bell, tone: .warning, link: SectionLink(word, path: word))),
            markup(StatusLabel(word, tone: .danger)),
            markup(AssetLinks(title: word)),
            markup(LineChart(id: "c", title: word, history: points, projection: points, locale: locale)),
            markup(BarChart(id: "b", title: word, points: points, locale: locale)),
            markup(ProgressRing(word, value: Sample.money(1), of: Sample.money(2))),
            markup(ProgressBar(word, value: Sample.money(3), of: Sample.money(2))),
        ]
    }
}
