import DesignSystem
import HTML
import Localization
import Models

struct GalleryHome: View {
    var body: some View {
        div(.class("page page-wide")) {
            NavigationBar("Home") {
                BarAction("Search", symbol: .magnifyingglass, path: "/search")
                BarAction("Notifications", symbol: .bell, path: "/notifications")
            }
            Columns(.wideAndNarrow, isLevel: true) {
                PageColumn { netWorth }
                PageColumn {
                    Section("To do", style: .wrapping) {
                        ListRow("Check 11 new transactions") {
                            IconDisc(.checkmarkCircle, tint: .accent)
                        } trailing: {
                            a(.href("/r")) { "Review" }
                        }
                        ListRow("Joint account will run low", subtitle: "On Jun 17 the balance is expected to be −$84.00.") {
                            IconDisc(.chartLineUptrendXyaxis, tint: .warning)
                        } trailing: {
                            a(.href("/f")) { "See forecast" }
                        }
                    }
                }
            }
            ColumnRows {
                Columns(.three, isLevel: true) {
                    PageColumn { month }
                    PageColumn(onPhone: .second) { due }
                    PageColumn { accounts }
                }
                Columns(.mainAndSide, isLevel: true) {
                    PageColumn(onPhone: .first) {
                        Section("Latest transactions", link: SectionLink("See all", path: "/accounts")) {
                            RowsHead("Today", amount: amount(-73_25))
                            rows
                        }
                    }
                    PageColumn { savings }
                }
            }
        }
    }

    private var netWorth: some View {
        Hero("Net worth", amount: amount(128_540_32)) {
            amount(2_148_20, .credit)
            span { "this month" }
        } action: {
            EmptyView()
        } chart: {
            LineChart(
                id: "net-worth", title: "Net worth over time",
                history: [81, 84, 83, 90, 96, 95, 101, 108, 107, 115, 121, 128].enumerated().map { index, value in
                    ChartPoint("Month \(index + 1)", Sample.money(Int64(value) * 1_000_00))
                },
                periods: [
                    ChartPeriod("1M", path: "/?period=1m", isSelected: false), ChartPeriod("1Y", path: "/", isSelected: true),
                    ChartPeriod("All", path: "/?period=all", isSelected: false),
                ])
        }
    }

    private var month: some View {
        GroupBox("This month") {
            p(.class("figure-medium")) { amount(812_40) }
            PaceLine(
                "Spending by day, and the usual spending as a dashed line",
                actual: [20, 60, 60, 180, 240, 410].map { Sample.money($0 * 100) },
                usual: [30, 90, 120, 160, 220, 300, 340, 380, 450, 600].map { Sample.money($0 * 100) }, days: 10)
        }
    }

    private var due: some View {
        Section("Next 14 days", link: SectionLink("See all", path: "/due"), style: .wrapping) {
            ListRow("Electricity", subtitle: "Tomorrow · Joint account", path: "/s") {
                IconDisc(category: "bolt")
            } trailing: {
                amount(-84_00)
                small {
                    "Balance "
                    amount(5_348_50)
                }
            }
            ListRow("Streaming", subtitle: "In 3 days", path: "/s") {
                IconDisc(category: "film")
            } trailing: {
                amount(-15_99)
            }
        }
    }

    private var accounts: some View {
        Section("Accounts", link: SectionLink("See all", path: "/accounts"), style: .compact) {
            RowsHead("Checking", amount: amount(5_496_70))
            account("Joint account", "****7890 · Northern Bank", 5_432_50)
            account("Wallet", nil, 64_20)
            RowsHead("Credit cards")
            account("Travel card with a long name", "****0273 · Harbour Mutual", -842_10)
        }
    }

    private func account(_ name: LocalizedText, _ detail: LocalizedText?, _ cents: Int64) -> some View {
        ListRow(name, subtitle: detail, path: "/a") {
            EmptyView()
        } trailing: {
            amount(cents)
        }
    }

    private var savings: some View {
        Group {
            GroupBox("Savings") {
                div(.class("progress-text")) {
                    span { "Summer trip" }
                    span { "$1,840 of $3,000" }
                }
                ProgressBar(
                    "Summer trip", value: Sample.money(1_840_00), of: Sample.money(3_000_00), color: PaletteColor(hex: "FFD93D"))
            }
            Section("People") {
                ListRow("Anna", subtitle: "Owes you", path: "/p") {
                    AccountDisc(name: "Anna", color: "B4A7D6")
                } trailing: {
                    amount(42_50, .credit)
                }
                ListRow("Ski weekend", subtitle: "You owe", path: "/p") {
                    AccountDisc(name: "Ski", color: "8AC6D1")
                } trailing: {
                    amount(-118_00)
                }
            }
        }
    }

    private var rows: some View {
        Group {
            row("1", "Green Market", "Groceries · Joint account", "basket", -64_35)
            TransactionRow(
                id: "2", payee: "Corner Café", detail: "Dining · Travel card", icon: "fork.knife", path: "/t",
                amount: AmountText(Sample.money(-8_90), style: .pending))
            row("3", "Acme Incorporated, Payroll Department of the West", "Salary · Joint account", "briefcase", 3_250_00)
            row("4", "City Transport", "Transport · Joint account", "bus", -49_00)
            row("5", "To Rainy days", "Transfer · Joint account", "arrow.left.arrow.right", -500_00)
            row("6", "Landlord", "Housing · Joint account", "house", -1_450_00)
            row("7", "Pharmacy", "Health · Wallet", "heart", -12_40)
            row("8", "Cinema", "Entertainment · Travel card", "film", -28_00)
        }
    }

    private func row(_ id: String, _ payee: LocalizedText, _ detail: LocalizedText, _ icon: String, _ cents: Int64) -> TransactionRow {
        TransactionRow(
            id: id, payee: payee, detail: detail, icon: icon, path: "/t", amount: amount(cents, AmountStyle(Sample.money(cents))))
    }
}

/// An amount in dollars.
func amount(_ cents: Int64, _ style: AmountStyle = .neutral) -> AmountText {
    AmountText(Sample.money(cents), style: style)
}
