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
            markup(BarChart(id: "b", title: "Spending", columns: points.map { ChartColumn($0.label, $0.amount) }), showsAmounts: false),
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

    @Test func aStepperLeadsToTheMonthsBesideAndHome() {
        let shown = Month(number: 2024 * 12 + 8)
        let page = markup(Stepper(month: shown, thisMonth: shown.adding(months: 2)) { "/plan?month=\($0)" })
        #expect(page.contains("href=\"/plan?month=2024-08\"") && page.contains("href=\"/plan?month=2024-10\""))
        #expect(page.contains("href=\"/plan?month=2024-11\">This month</a>"))
        #expect(!markup(Stepper(month: shown, thisMonth: shown) { "/plan?month=\($0)" }).contains("This month"))
    }

    @Test func thereIsNoStepBeyondTheEnd() {
        let page = markup(Stepper("Year", current: "2024", previous: nil, next: nil))
        #expect(!page.contains("<a "))
    }

    @Test func aMeterSaysHowMuchTooMuchIsUsed() {
        func meter(_ used: Int64, today: Int? = nil) -> String {
            markup(MeterBar("Spent", value: Sample.money(used), of: Sample.money(100_00), today: today))
        }
        #expect(!meter(80_00).contains("meter-over") && meter(80_00).contains("aria-valuenow=\"80\""))
        #expect(meter(200_00).contains("class=\"meter-over\" x=\"50%\" width=\"50%\""))
        #expect(meter(125_00).contains("class=\"meter-over\" x=\"80%\" width=\"20%\""))
        // Half of the time is half of the budget, wherever it ends on the bar.
        #expect(meter(200_00, today: 500).contains("class=\"meter-today\" x=\"25%\""))
        #expect(meter(0).contains("class=\"meter-used\" width=\"0%\""))
    }

    @Test func aPopoverSaysWhatIsChosen() {
        let choices = [FilterChip("Newest first", path: "?a"), FilterChip("Oldest first", path: "?b", isSelected: true)]
        #expect(markup(ChoicePopover("Sort by", choices)).contains("<summary data-chosen=\"\"><span>Sort by: Oldest first</span>"))
        #expect(markup(Popover("Account") { EmptyView() }).contains("<summary><span>Account</span>"))
    }

    @Test func aMoneyFieldWritesThroughItsBinding() {
        let field = MoneyField("Amount", text: Binding(get: { "12.50" }, set: { _ in }), currency: Sample.dollar, error: "Say how much")
        let page = markup(field)
        #expect(page.contains("inputmode=\"decimal\""))
        #expect(page.contains("value=\"12.50\""))
        #expect(page.contains("USD"))
        #expect(page.contains("aria-invalid=\"true\""))
    }

    @Test func theSideBarHasItsSectionsInGroupsAndTheMemberAtItsFoot() {
        let groups = [["Home", "Transactions"], ["Plan"]].map { $0.map { BarItem(.verbatim($0), symbol: .house, path: "/\($0)") } }
        let page = markup(SideBar(household: "The Millers", groups: groups, selected: "/Plan") { sideMenu("Anna", path: "/more") })
        // The search's group, and two of sections.
        #expect(page.ranges(of: "<div class=\"side-group\">").count == 3)
        #expect(page.contains("href=\"/Plan\" aria-current=\"page\""))
        #expect(page.contains("<details class=\"menu side-menu\" id=\"side-menu\">"))
        for words in ["Profile", "Appearance", "Hide amounts", "Settings", "Sign out"] {
            #expect(page.contains("<span>\(words)</span>"), "\(words)")
        }
    }

    @Test func aSheetIsClosedByTheSecondButtonUnlessTheFormHasOne() {
        #expect(markup(FormFoot { Text("Save") }).contains("sheet-only\" type=\"button\" data-close=\"\">Cancel</button>"))
        #expect(!markup(FormFoot(hasSecond: true) { Text("Save") }).contains("Cancel"))
    }

    @Test func columnsSayHowTheyShareTheGrid() {
        #expect(markup(Columns { div {} }) == "<div class=\"columns columns-7-5\"><div></div></div>")
        #expect(markup(Columns(.halves) { div {} }).hasPrefix("<div class=\"columns columns-6-6\">"))
    }

    private func sideMenu(_ name: LocalizedText, path: String) -> SideMenu {
        SideMenu(
            name: name, profile: path, appearance: path, settings: BarItem("Settings", symbol: .gear, path: path), isSelected: false,
            showsAmounts: true)
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
            markup(SideBar(household: said, groups: [[item]], selected: item.path) { sideMenu(said, path: "/\(word)") }),
            markup(
                NavigationBar(said, back: BackLink(said, path: "/\(word)")) {
                    BarAction(said, symbol: .plus, path: word)
                } more: {
                    PageActions { PageAction(said, symbol: .plus, path: word) }
                }),
            markup(GroupBox(said) { Text(said) }),
            markup(
                Section(said, id: word, link: SectionLink(said, path: word), note: said) {
                    ListRow(said, subtitle: said, path: word, id: word)
                }
            ),
            markup(DaySection(Day(number: 20_000), title: said, sum: amount) { ListRow(said, symbol: .bell, path: word, role: .danger) }),
            markup(TransactionRow(id: word, payee: said, detail: said, icon: word, path: word, amount: amount, balance: amount)),
            markup(PageActions { PageButton(said, symbol: .plus, label: said, name: word) {} }),
            markup(FormFoot { Text(said) }),
            markup(FactList(said) { Fact(said, said) }),
            markup(
                Columns(.three, isLevel: true) {
                    PageColumn(onPhone: .first) { Section(said, style: .compact) { RowsHead(said, amount: amount) } }
                }),
            markup(Hero(said, amount: amount) { Text(said) }),
            markup(PaceLine(said, actual: points.map(\.amount), usual: points.map(\.amount), days: 2)),
            markup(MoneyField(said, text: text, currency: Sample.dollar, error: said, hint: said)),
            markup(DayField(said, text: text, error: said, hint: said)),
            markup(SearchField(said, text: text, name: word)),
            markup(FilterChips(said, [FilterChip(said, path: word, isSelected: true)])),
            markup(PickList(said, name: word, action: {}) { PickRow(said, subtitle: said, isPicked: nil) { amount } }),
            markup(SegmentedLinks(said, [FilterChip(said, path: word, isSelected: true)])),
            markup(ControlBar { ChoicePopover(said, [FilterChip(said, path: word, isSelected: true)]) }),
            markup(Popover(said) { Text(said) }),
            markup(
                Stepper(
                    said, current: said, previous: Stepper.Step(said, path: word), next: Stepper.Step(said, path: word),
                    home: Stepper.Step(said, path: word))),
            markup(SegmentedPicker(said, selection: text, options: [PickerOption(said, value: word)])),
            markup(PaletteField(said, color: text, error: said)),
            markup(EmptyStateView(.tray, title: said, sentence: said) { ButtonLink(said, path: word, role: .plain, isSheet: true) }),
            markup(ErrorView(said, retry: word)),
            markup(Toasts { Toast(said, id: word) { Text(said) } }),
            markup(Banner(said, text: said, symbol: .bell, tone: .warning, link: SectionLink(said, path: word))),
            markup(StatusLabel(said, tone: .danger)),
            markup(AssetLinks(title: word)),
            markup(LineChart(id: "c", title: said, history: points, projection: points)),
            markup(BarChart(id: "b", title: said, columns: [ChartColumn(said, money)])),
            markup(ProgressRing(said, progress: 5_000)),
            markup(MeterBar(said, value: Sample.money(3), of: Sample.money(2), today: 500)),
            markup(ProgressBar(said, value: Sample.money(3), of: Sample.money(2))),
        ]
    }
}
