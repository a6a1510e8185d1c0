import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services
import TransferModel

/// The list of beneficiaries.
struct BeneficiariesView: View {
    let model: BeneficiariesViewModel

    var body: some View {
        Group {
            if let error = model.state.error {
                ErrorView(error, retry: model.link.path)
            } else if model.beneficiaries.isEmpty, model.searchText.isEmpty, model.state == .loaded {
                EmptyStateView(.person2, sentence: "No beneficiaries yet. Add one to pay faster next time.") {
                    if model.context.canWrite {
                        ButtonLink("Add beneficiary", path: TransferRoute.newBeneficiary.path.absolute, isSheet: true)
                    }
                }
            } else {
                SearchField("Search beneficiaries", text: model[\.searchText], name: "q")
                if model.state == .loaded { Live("beneficiaries") { list } } else { LoadingView(.list) }
            }
        }
        .toolbar {
            if model.context.canWrite {
                BarAction("Add beneficiary", symbol: .plus, path: TransferRoute.newBeneficiary.path.absolute, isSheet: true)
            }
        }
        .navigationTitle("Beneficiaries")
    }

    @ViewBuilder private var list: some View {
        if model.beneficiaries.isEmpty {
            EmptyStateView(.magnifyingglass, sentence: "No beneficiary matches “\(model.searchText)”.")
        } else {
            Section {
                ForEach(model.beneficiaries, id: \.id.description) { beneficiary in
                    ListRow(
                        .verbatim(beneficiary.party.name), subtitle: .verbatim(beneficiary.party.number.shown),
                        path: TransferRoute.beneficiaryDetail(beneficiaryId: beneficiary.id.description).path.absolute,
                        id: beneficiary.id.description
                    ) {
                        AccountDisc(name: beneficiary.party.name, color: OrderIcon.color(of: beneficiary.party.name))
                    } trailing: {
                        star(beneficiary)
                    }
                }
            }
        }
    }

    @ViewBuilder private func star(_ beneficiary: Beneficiary) -> some View {
        if model.context.canWrite {
            let label: LocalizedText = beneficiary.isFavorite ? "Remove from favourites" : "Add to favourites"
            Button(
                "\(label): \(beneficiary.party.name)", role: .plain, name: beneficiary.isFavorite ? "unstar" : "star",
                action: { await model.toggleFavorite(beneficiary) }, content: { Icon(beneficiary.isFavorite ? .starFill : .star) })
        } else if beneficiary.isFavorite {
            StatusLabel("Favourite")
        }
    }
}
