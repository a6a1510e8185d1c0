import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import TransferModel

/// The screen of a standing order: amount, actions and past occurrences.
struct StandingOrderView: View {
    let model: StandingOrderViewModel

    var body: some View {
        Loaded(model.details, of: model, .detail, retry: TransferRoute.detail(transferId: model.orderId).path.absolute) { details in
            Live("order") { content(details) }
            if model.context.canWrite, details.order.isActive { changes(details.order) }
        }
        .navigationTitle(model.details.map { "To \($0.recipientText)" } ?? "Standing order")
    }

    private func content(_ details: StandingOrderDetails) -> some View {
        Columns {
            div {
                GroupBox {
                    p(.class("figure-label")) { details.order.schedule.text }
                    p(.class("figure")) { amount(details.order.amount) }
                    if let day = details.order.nextDay {
                        StatusLabel("Next \(text(day))", tone: .accent)
                    } else {
                        StatusLabel("Ended")
                    }
                }
                facts(details)
            }
            div {
                if details.occurrences.isEmpty {
                    EmptyStateView(.clock, sentence: "No transfers from this standing order yet.")
                } else {
                    Section("So far") {
                        ForEach(details.occurrences, id: \.id.description) { transfer in
                            ListRow(
                                "\(transfer.day)", subtitle: transfer.failure?.text,
                                path: TransferRoute.detail(transferId: transfer.id.description).path.absolute, id: transfer.id.description
                            ) {
                                EmptyView()
                            } trailing: {
                                amount(transfer.amount)
                                StatusLabel(transfer.statusTitle, tone: transfer.statusTone)
                            }
                        }
                    }
                }
            }
        }
    }

    private func facts(_ details: StandingOrderDetails) -> some View {
        FactList("About this standing order") {
            Fact("From", .verbatim(details.source.name))
            if let destination = details.destination {
                Fact("To", .verbatim(destination.name))
            } else if details.isDestinationPrivate {
                Fact("To", details.recipientText)
            } else if let payee = details.order.destination.payee {
                PayeeFacts(payee: payee)
            }
            Fact("Repeats", details.order.schedule.text)
            Fact("First day", "\(details.order.schedule.anchor)")
            if !details.order.note.isEmpty { Fact("Note", .verbatim(details.order.note)) }
        }
    }

    private func changes(_ order: StandingOrder) -> some View {
        Form(label: "Change standing order") {
            HiddenField("next-day", value: model[\.shownDay])
            FormProblem(model.problem)
            div(.class("buttons")) {
                ButtonLink("Edit", path: TransferRoute.edit(transferId: model.orderId).path.absolute, role: .plain, isSheet: true)
                if let day = order.nextDay {
                    Button("Skip \(day)", role: .plain, name: "skip") { await model.skip() }
                }
                Button("End standing order", role: .destructive, confirm: model.endQuestion, dismiss: "Keep order", name: "end") {
                    await model.end()
                }
            }
        }
    }

    private func text(_ day: Day) -> String {
        let text = day.relativeFormatted(today: model.context.today, in: model.context.locale)
        return day == model.context.today || day == model.context.today.adding(days: 1) ? text.lowercased() : text
    }

    private func amount(_ money: Money) -> AmountText {
        AmountText(money)
    }
}
