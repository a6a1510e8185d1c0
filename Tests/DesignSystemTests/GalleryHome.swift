import DesignSystem
import HTML
import Localization
import Models

struct GalleryHome: View {
    var body: some View {
        div(.class("page")) {
            NavigationBar("Home") {
                BarAction("Search", symbol: .magnifyingglass, path: "/search")
                BarAction("Notifications", symbol: .bell, path: "/notifications")
            }
            div(.class("columns")) {
                div {
                    Hero(
                        "Net worth", amount: amount(128_540_32),
                        history: [81, 84, 83, 90, 96, 95, 101, 108, 107, 115, 121, 128].map { Sample.money($0 * 1_000_00) }
                    ) {
                        amount(2_148_20, .credit)
                        span { "this month" }
                    }
                    Banner(
                        "$35 in benefits resets within 7 days", text: "Use these first: dining credit, streaming.", symbol: .gift,
                        tone: .warning, link: SectionLink("Show", path: "/cards"))
                    section {
                        div(.class("section-head")) {
                            h2 { "Accounts" }
                            a(.href("/accounts")) { "See all" }
                        }
                        AccountStrip("Accounts") {
                            AccountCard(
                                name: "Joint account", detail: "Northern Bank ****7890", kind: .checking, color: "4ECDC4",
                                balance: amount(5_432_50), path: "/a")
                            AccountCard(
                                name: "Rainy days", detail: "Savings", kind: .savings, color: "6BCF7F", balance: amount(18_200_00),
                                path: "/b")
                            AccountCard(
                                name: "Travel card with a long name", detail: "Visa", kind: .credit, color: "FF8B94",
                                balance: amount(-842_10), path: "/c")
                            AccountCard(name: "Wallet", detail: "Cash", kind: .cash, color: "FFD93D", balance: amount(64_20), path: "/d")
                        }
                    }
                    Section("Latest transactions", link: SectionLink("See all", path: "/accounts")) { rows }
                }
                div {
                    Section("Due soon", link: SectionLink("Plan", path: "/plan")) {
                        ListRow("Electricity", subtitle: "Tomorrow", path: "/s") {
                            IconDisc(category: "bolt")
                        } trailing: {
                            amount(-84_00)
                        }
                        ListRow("Streaming", subtitle: "In 3 days", path: "/s") {
                            IconDisc(category: "film")
                        } trailing: {
                            amount(-15_99)
                        }
                        ListRow("Gym", subtitle: "In 6 days", path: "/s") {
                            IconDisc(category: "dumbbell")
                        } trailing: {
                            amount(-39_90)
                        }
                    }
                    GroupBox("Savings") {
                        div(.class("progress-text")) {
                            span { "Summer trip" }
                            span { "$1,840 of $3,000" }
                        }
                        ProgressBar(
                            "Summer trip", value: Sample.money(1_840_00), of: Sample.money(3_000_00), color: PaletteColor(hex: "FFD93D"))
                        div(.class("progress-text")) {
                            span { "New roof" }
                            span { "$6,200 of $14,000" }
                        }
                        ProgressBar(
                            "New roof", value: Sample.money(6_200_00), of: Sample.money(14_000_00), color: PaletteColor(hex: "B4A7D6"))
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
