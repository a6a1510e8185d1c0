import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import TransactionsModel

/// A transaction beside its list on wide screens.
struct TransactionPanel: View {
    let outline: TransactionOutline
    let model: TransactionListViewModel

    var body: some View {
        aside(.class("register-panel stack"), .id("panel"), .ariaLabel(outline.title)) {
            GroupBox {
                div(.class("panel-head")) {
                    p(.class("figure-label")) { .relative(outline.day) }
                    a(.class("icon-button"), .href(model.links.list().path), .data("keep", ""), .ariaLabel("Close")) { Icon(.xmark) }
                }
                h2(.class("panel-title")) { outline.title }
                p(.class("figure-medium")) {
                    AmountText(
                        outline.amount,
                        style: outline.kind == .transfer
                            ? .neutral : AmountStyle(outline.amount, isPending: outline.group.status == .pending))
                }
            }
            PageActions {
                if canChange { PageAction("Edit", symbol: .pencil, path: path(.edit(transactionId: id))) }
                if canChange, outline.canSplit {
                    PageAction("Split", symbol: .scissors, path: path(.split(transactionId: id)))
                }
                PageAction("Open", symbol: .arrowUpRight, path: path(.detail(transactionId: id)), isSheet: false)
            }
            TransactionFacts(outline: outline, reason: model.shownReason, context: model.context.memberContext)
            if outline.parts.count > 1, outline.received == nil { TransactionParts(outline: outline) }
        }
    }

    private var canChange: Bool { model.context.canWrite && outline.isOpen(to: model.context.member) }

    private var id: String { outline.group.id.description }

    private func path(_ route: TransactionsRoute) -> String { Link(.transactions(route)).leadingBack(to: model.shownLink).path }
}
