import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import TransferModel

/// The list of scheduled orders.
struct ScheduledTransfersView: View {
    let model: ScheduledTransfersViewModel

    var body: some View {
        Loaded(model.scheduled, of: model, .list, retry: TransferRoute.scheduled.path.absolute) { scheduled in
            Live("scheduled") { content(scheduled) }
        }
        .navigationTitle("Scheduled")
    }

    private func content(_ scheduled: ScheduledTransfers) -> some View {
        Group {
            if let held = scheduled.heldBack { heldBack(held) }
            if scheduled.items.isEmpty {
                EmptyStateView(
                    .calendar, sentence: "No scheduled transfers. Choose a later day or let a transfer repeat to see it here."
                ) {
                    if model.context.canWrite { ButtonLink("Order a transfer", path: TransferRoute.home.path.absolute) }
                }
            } else {
                Section {
                    ForEach(scheduled.items, id: \.id) { item in
                        ScheduledRow(item: item)
                        if model.context.canWrite { actions(item) }
                    }
                }
            }
            if !scheduled.ended.isEmpty {
                Section("Ended") {
                    ForEach(scheduled.ended, id: \.order.id.description) {
                        ScheduledRow(item: .standing($0))
                    }
                }
            }
        }
    }

    private func heldBack(_ held: HeldBackTransfers) -> some View {
        GroupBox {
            p(.role("status")) {
                """
                \(held.occurrences) transfers fell due since \(held.since), when Coffer was last used, and were held back: the clock may be \
                wrong. Today is \(model.context.today).
                """
            }
            if model.context.canWrite {
                div(.class("buttons")) {
                    Button(
                        "Book what fell due",
                        confirm: "Is today \(model.context.today)? Then \(held.occurrences) transfers are booked on their days."
                    ) { await model.confirmGap() }
                }
            }
        }
    }

    private func actions(_ item: ScheduledTransfer) -> some View {
        li(.class("row-actions")) {
            switch item {
            case .once(let details):
                ButtonLink("Edit", path: TransferRoute.edit(transferId: item.id).path.absolute, role: .plain, isSheet: true)
                Button(
                    "Cancel transfer", role: .plain,
                    confirm: "Cancel the transfer to \(details.recipientText) on \(details.transfer.day)?", dismiss: "Keep transfer",
                    name: "cancel"
                ) { await model.cancel(details) }
            case .standing(let details):
                // The button names the occurrence, so that a form that is submitted twice skips only one.
                if let next = details.order.nextDay {
                    Button("Skip", role: .plain, confirm: "Skip \(next) to \(details.recipientText)?", name: "skip-\(next)") {
                        await model.skip(details, on: next)
                    }
                }
                ButtonLink("Edit", path: TransferRoute.edit(transferId: item.id).path.absolute, role: .plain, isSheet: true)
                Button(
                    "End order", role: .plain, confirm: "End the standing order to \(details.recipientText)? Past transfers do not change.",
                    dismiss: "Keep order", name: "end"
                ) { await model.end(details) }
            }
        }
    }
}
