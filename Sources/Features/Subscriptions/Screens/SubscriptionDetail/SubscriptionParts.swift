import DesignSystem
import HTML
import Localization
import Models
import Navigation
import RecurrenceModel
import SubscriptionsModel
import TransactionsModel

/// The price per cycle and the state.
struct SubscriptionFigure: View {
    let summary: SubscriptionSummary
    let lastDay: Day?

    var body: some View {
        GroupBox {
            p(.class("figure-label")) { summary.subscription.cycle.title }
            p(.class("figure")) { AmountText(summary.price) }
            p(.class("second")) {
                StatusLabel(summary.status.title, tone: tone)
                if let lastDay, summary.status != .trial { " until \(lastDay)" }
                if summary.status == .trial, let trial = summary.subscription.trial { " until \(trial.until)" }
            }
        }
    }

    private var tone: BannerTone? {
        switch summary.status {
        case .active: .credit
        case .trial, .cancelled: .warning
        case .paused, .ended: nil
        }
    }
}

/// Asks whether a charge that differs is a new price.
struct SubscriptionPriceQuestion: View {
    let model: SubscriptionDetailViewModel
    let open: SubscriptionOpenChange

    var body: some View {
        GroupBox("Is this the new price?") {
            p {
                "\(open.change.from) became \(open.change.to) on \(open.change.day): \(open.change.yearly, sign: .always) a year"
            }
            if model.canChange {
                div(.class("buttons")) {
                    Button("It is the new price", name: "new-price") { await model.decide(.priceChange) }
                    Button("It is a one-off", role: .plain, name: "one-off") { await model.decide(.oneOff) }
                }
            }
        }
    }
}

/// What can be done in the present state.
struct SubscriptionActions: View {
    let model: SubscriptionDetailViewModel

    var body: some View {
        if model.canChange {
            div(.class("buttons")) {
                if model.summary?.status.isRunning == true {
                    Button("I used it", role: .plain, name: "used") { await model.markUsed() }
                }
                if model.steps.contains(.pause) { Button("Pause", role: .plain, name: "pause") { await model.apply(.pause) } }
                if model.steps.contains(.resume) { Button("Resume", role: .plain, name: "resume") { await model.apply(.resume) } }
                if model.steps.contains(.reactivate) {
                    Button("Reactivate", role: .plain, name: "reactivate") { await model.apply(.reactivate) }
                }
                if model.steps.contains(.cancel) {
                    Button(
                        "Cancel subscription", role: .plain, confirm: model.cancelQuestion, dismiss: "Keep it", name: "cancel-subscription"
                    ) { await model.apply(.cancel) }
                }
            }
        }
    }
}

/// The prices over time, as a chart with its table and as steps with their effect.
struct SubscriptionPriceSection: View {
    let details: SubscriptionDetails
    let today: Day

    var body: some View {
        if !details.priceChanges.isEmpty {
            GroupBox {
                LineChart(id: "prices", title: "Price over time", history: points)
            }
            Section("Price changes", id: "price-changes") {
                ForEach(details.priceChanges.reversed(), id: \.day.description) { change in
                    ListRow(
                        "\(change.from) became \(change.to)", subtitle: "\(change.day): \(change.yearly, sign: .always) a year"
                    ) {
                        IconDisc(.arrowUpRight, tint: .neutral)
                    }
                }
            }
        }
    }
}

extension SubscriptionPriceSection {
    /// Both ends of every price, so that the line has steps.
    private var points: [ChartPoint] {
        var points: [ChartPoint] = []
        for (index, price) in details.prices.enumerated() {
            let following = index + 1 < details.prices.count ? details.prices[index + 1].day.adding(days: -1) : today
            points.append(point(price, on: price.day))
            if following > price.day { points.append(point(price, on: following)) }
        }
        return points
    }

    private func point(_ price: SubscriptionPrice, on day: Day) -> ChartPoint {
        ChartPoint("\(day)", price.price, on: day)
    }
}

/// What was paid, the latest first.
struct SubscriptionPaymentList: View {
    let model: SubscriptionDetailViewModel
    let payments: [SubscriptionPayment]

    var body: some View {
        if payments.isEmpty {
            EmptyStateView(.clock, sentence: "No payments yet. You see payments after a billing day, or when you import a charge.")
        } else {
            Section("Payments", id: "payments") {
                ForEach(Array(payments.prefix(Self.latest).indices), id: { String($0) }) { row(payments[$0]) }
            }
            if payments.count > Self.latest {
                details(.class("card disclosure")) {
                    summary { "Earlier payments" }
                    ul(.class("rows")) {
                        ForEach(Array(payments.prefix(Self.shown).indices.dropFirst(Self.latest)), id: { String($0) }) { row(payments[$0]) }
                    }
                }
            }
            if model.canChange, !charges.isEmpty { corrections }
        }
    }

    /// Charges with a transaction that are shown.
    private var charges: [SubscriptionPayment] { payments.prefix(Self.shown).filter { $0.transaction != nil && $0.charge != nil } }

    /// Removes the link of a charge that belongs to something else.
    private var corrections: some View {
        details(.class("card disclosure")) {
            summary { "A payment belongs to something else" }
            ForEach(charges, id: { $0.charge?.description ?? "" }) { payment in
                if let charge = payment.charge {
                    Button("Unlink the payment of \(payment.day)", role: .plain, name: "unlink") { await model.unlink(charge) }
                }
            }
        }
    }

    /// Payments that are shown at once, and those that are shown at all.
    private static let latest = 12
    private static let shown = 60

    private func row(_ payment: SubscriptionPayment) -> some View {
        Group {
            ListRow("\(payment.day)", subtitle: subtitle(payment), path: path(payment)) {
                IconDisc(
                    payment.kind == .missing ? .exclamationmarkTriangle : .checkmarkCircle,
                    tint: payment.kind == .missing ? .warning : .neutral)
            } trailing: {
                AmountText(payment.amount)
            }
        }
    }

    private func subtitle(_ payment: SubscriptionPayment) -> LocalizedText? {
        switch payment.kind {
        case .charged: nil
        case .recorded: "Without a transaction"
        case .missing: "Not charged"
        }
    }

    private func path(_ payment: SubscriptionPayment) -> String? {
        payment.transaction.map { TransactionsRoute.detail(transactionId: $0.description).path.absolute }
    }
}
