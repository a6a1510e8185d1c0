import AccountsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import TransferModel

/// The first screen of transfers.
struct TransferHomeView: View {
    let model: TransferHomeViewModel

    var body: some View {
        Loaded(model.overview, of: model, .dashboard, retry: TransferRoute.home.path.absolute) { overview in
            if model.isNew {
                EmptyStateView(.arrowLeftArrowRight, sentence: "Add an account first. Then you can move money from it.") {
                    if model.context.canWrite { ButtonLink("Add account", path: AccountsRoute.new.path.absolute, isSheet: true) }
                }
            } else {
                Live("transfers") { content(overview) }
            }
        }
        .toolbar {
            BarAction("Scheduled transfers", symbol: .calendar, path: TransferRoute.scheduled.path.absolute)
            BarAction("Beneficiaries", symbol: .person2, path: TransferRoute.beneficiaries.path.absolute)
        }
        .navigationTitle("Transfer")
    }

    private func content(_ overview: TransferOverview) -> some View {
        Columns {
            div {
                if model.context.canWrite { ways(overview) }
                if !overview.favorites.isEmpty { favorites(overview.favorites) }
                if !overview.submitted.isEmpty {
                    Section("Pay at your bank", note: "A transfer is done when a statement shows it or when you mark it.") {
                        ForEach(overview.submitted, id: \.transfer.id.description) {
                            OrderRow(details: $0)
                        }
                    }
                }
                if !overview.next.isEmpty {
                    Section("Scheduled next", link: SectionLink("See all", path: TransferRoute.scheduled.path.absolute)) {
                        ForEach(overview.next, id: \.id) { ScheduledRow(item: $0) }
                    }
                }
            }
            div { recent(overview.recent) }
        }
    }

    private func ways(_ overview: TransferOverview) -> some View {
        Section {
            if overview.accountCount > 1 {
                ListRow(
                    "Between your accounts", subtitle: "From one of your accounts to another", symbol: .arrowLeftArrowRight,
                    path: TransferRoute.internalTransfer.path.absolute)
            }
            ListRow(
                "To somebody", subtitle: "A beneficiary or somebody new, here or abroad", symbol: .arrowUpRight,
                path: TransferRoute.external.path.absolute)
        }
    }

    private func favorites(_ favorites: [Beneficiary]) -> some View {
        section {
            div(.class("section-head")) {
                h2 { "Favourites" }
                a(.href(TransferRoute.beneficiaries.path.absolute)) { "All beneficiaries" }
            }
            ul(.class("favorites"), .ariaLabel("Favourites")) {
                ForEach(favorites, id: \.id.description) { favorite in
                    li {
                        AccountDisc(name: favorite.party.name, color: OrderIcon.color(of: favorite.party.name))
                        a(.href(model.link(to: favorite).path)) { .verbatim(favorite.party.name) }
                    }
                }
            }
        }
    }

    @ViewBuilder private func recent(_ recent: [TransferDetails]) -> some View {
        if recent.isEmpty {
            EmptyStateView(.clock, sentence: "No transfers yet.")
        } else {
            Section("Recent") {
                ForEach(recent, id: \.transfer.id.description) { OrderRow(details: $0) }
            }
        }
    }
}
