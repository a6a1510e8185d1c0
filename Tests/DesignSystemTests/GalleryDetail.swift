import DesignSystem
import HTML
import Localization
import Models

struct GalleryDetail: View {
    var body: some View {
        div(.class("page page-wide")) {
            NavigationBar("Joint account", back: BackLink("Accounts", path: "/accounts")) {
                BarAction("Edit", symbol: .pencil, path: "/edit", isSheet: true)
                BarAction("Add transaction", symbol: .plus, path: "/add", isSheet: true)
            } more: {
                PageActions {
                    PageAction("Transfer", symbol: .arrowLeftArrowRight, path: "/transfer")
                    PageAction("Import", symbol: .squareAndArrowDown, path: "/import")
                    PageAction("Check", symbol: .checkmarkCircle, path: "/check")
                    PageAction("Statement", symbol: .docText, path: "/statement")
                }
            }
            Columns {
                div {
                    section(.class("card card-padded")) {
                        div {
                            p(.class("figure-label")) { "Balance" }
                            p(.class("figure")) { amount(5_432_50) }
                            p(.class("figure-label")) { "$6,432.50 available" }
                        }
                        LineChart(
                            id: "balance", title: "Balance over 30 days", history: history, projection: projection,
                            color: PaletteColor(hex: "4ECDC4"))
                    }
                    div {
                        DaySection(Day(number: 20_043), title: "Today", sum: amount(-73_25)) {
                            TransactionRow(
                                id: "1", payee: "Green Market", detail: "Groceries", icon: "basket", path: "/t",
                                amount: amount(-64_35, .debit), balance: amount(5_432_50))
                            TransactionRow(
                                id: "2", payee: "Corner Café", detail: "Dining", icon: "fork.knife", path: "/t",
                                amount: amount(-8_90, .pending), balance: amount(5_496_85))
                        }
                        DaySection(Day(number: 20_042), title: "Yesterday", sum: amount(3_250_00)) {
                            TransactionRow(
                                id: "3", payee: "Acme Incorporated", detail: "Salary", icon: "briefcase", path: "/t",
                                amount: amount(3_250_00, .credit), balance: amount(5_505_75))
                        }
                    }
                }
                div {
                    FactList("Details") {
                        Fact("Institution", "Northern Bank")
                        Fact("Number", "****7890")
                        Fact("IBAN", "DE89 3704 0044 0532 0130 00")
                        Fact("Status") { StatusLabel("Active", tone: .credit) }
                        Fact("Limit") { StatusLabel("3 days left", tone: .warning) }
                    }
                    Section("Actions") {
                        ListRow("Statement for October", symbol: .docText, path: "/s")
                        ListRow("Check against statement", subtitle: "Last done on Oct 31", symbol: .checkmarkCircle, path: "/s")
                        ListRow("Delete account", symbol: .trash, tint: .danger, path: "/d", isSheet: true, role: .danger)
                    }
                }
            }
        }
    }

    private let cents: [Int64] = [
        420, 418, 409, 401, 380, 371, 366, 340, 331, 322, 310, 295, 288, 270, 262, 255, 241, 232, 228, 219, 215, 209, 201, 198, 194, 190,
        519, 510, 549, 543,
    ]

    private var history: [ChartPoint] {
        cents.enumerated().map { ChartPoint("Oct \($0 + 1)", Sample.money($1 * 10_00), on: Day(number: Int32(20_362 + $0))) }
    }

    private var projection: [ChartPoint] {
        [520, 500, 470, 455, 430, 300, 290, 280, 260, 240].enumerated().map {
            ChartPoint("Nov \($0)", Sample.money($1 * 10_00), on: Day(number: Int32(20_392 + $0)))
        }
    }
}
