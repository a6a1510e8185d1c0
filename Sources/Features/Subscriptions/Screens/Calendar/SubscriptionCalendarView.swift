import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services
import SubscriptionsModel

/// A month with what is charged on each day and the amounts: as a grid where there is room, else as a list.
struct SubscriptionCalendarView: View {
    let model: SubscriptionCalendarViewModel

    var body: some View {
        Group {
            Form(method: .get) { HiddenField("month", value: model[\.monthText]) }
            Loaded(model.month, of: model, .list, retry: model.link(model.shownMonth).path) { month in
                Live("calendar") { content(month) }
            }
        }
        .navigationTitle("Calendar of subscriptions")
    }

    private func content(_ month: SubscriptionMonth) -> some View {
        Group {
            Stepper(month: month.month, thisMonth: model.context.today.monthOfYear) { model.link($0).path }
            GroupBox {
                p(.class("figure-label")) { "\(month.month)" }
                p(.class("figure")) { AmountText(month.total.total) }
                p(.class("second")) { "Your share of this month" }
                if let missing = month.total.leftOutSentence { p(.class("small second")) { missing } }
            }
            if model.days.isEmpty {
                EmptyStateView(.calendar, sentence: "You have no charges in this month.")
            } else {
                grid
                div(.class("phone-only stack-wide")) {
                    ForEach(model.days, id: \.day.description) { entry in
                        Section("\(entry.day)", id: "day-\(entry.day)") {
                            ForEach(Array(entry.items.indices), id: { String($0) }) { row(entry.items[$0]) }
                        }
                    }
                }
            }
        }
    }

    /// A table of weeks; days of other months are empty.
    private var grid: some View {
        div(.class("calendar-grid wide-only card whole"), .role("region"), .ariaLabel("Days of the month"), .tabindex(0)) {
            table(.class("table")) {
                thead {
                    tr {
                        ForEach(model.weeks.first ?? [], id: \.description) { day in
                            th(.scope("col")) { LocalizedText.verbatim(model.context.locale.weekdayName(day.weekday)) }
                        }
                    }
                }
                tbody {
                    ForEach(model.weeks, id: { $0.first?.description ?? "" }) { week in
                        tr { ForEach(week, id: \.description) { day($0) } }
                    }
                }
            }
        }
    }

    private func day(_ day: Day) -> some View {
        td {
            if day.monthOfYear == model.shownMonth {
                span(.class("second")) { LocalizedText.verbatim(String(day.dayOfMonth)) }
                ForEach(model.items(on: day).enumerated(), id: \.offset.description) { _, item in charge(item) }
            }
        }
    }

    private func charge(_ item: SubscriptionMonth.Item) -> some View {
        a(.classes(ClassName("calendar-charge"), item.isPaid ? ClassName("paid") : nil), .href(path(item))) {
            span { LocalizedText.verbatim(item.charge.name) }
            AmountText(item.charge.amount)
        }
    }

    private func path(_ item: SubscriptionMonth.Item) -> String {
        SubscriptionsRoute.detail(subscriptionId: item.charge.subscription.description).path.absolute
    }

    private func row(_ item: SubscriptionMonth.Item) -> some View {
        ListRow(
            .verbatim(item.charge.name), subtitle: item.isPaid ? "Paid" : "To come",
            path: path(item)
        ) {
            IconDisc(item.isPaid ? .checkmarkCircle : .clock, tint: .neutral)
        } trailing: {
            AmountText(item.charge.amount)
        }
    }
}
