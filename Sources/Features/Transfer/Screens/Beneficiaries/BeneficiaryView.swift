import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import TransferModel

/// The screen of one beneficiary.
struct BeneficiaryView: View {
    let model: BeneficiaryViewModel

    var body: some View {
        Loaded(
            model.beneficiary, of: model, .detail, retry: TransferRoute.beneficiaryDetail(beneficiaryId: model.beneficiaryId).path.absolute
        ) { beneficiary in
            Live("beneficiary") { facts(beneficiary.party) }
            if model.context.canWrite {
                div(.class("buttons")) { ButtonLink("Pay \(beneficiary.party.name)", path: model.payLink.path) }
                if beneficiary.party.number.iban == nil { number }
                FormProblem(model.problem)
                changes(beneficiary)
            }
        }
        .toolbar {
            if model.context.canWrite {
                BarAction(
                    "Edit beneficiary", symbol: .pencil,
                    path: TransferRoute.editBeneficiary(beneficiaryId: model.beneficiaryId).path.absolute, isSheet: true)
            }
        }
        .navigationTitle((model.beneficiary?.party.name).map { .verbatim($0) } ?? "Beneficiary")
    }

    private func facts(_ party: PaymentParty) -> some View {
        FactList { PayeeFacts(payee: party, nameLabel: "Name") }
    }

    @ViewBuilder private var number: some View {
        if let number = model.number {
            GroupBox("Number") { p(.class("code")) { .verbatim(number) } }
        } else {
            Form(label: "Number") {
                PassphraseQuestionField(question: model.question) { await model.showNumber() }
                Button("Show number", role: .plain, name: "show-number") { await model.showNumber() }
            }
        }
    }

    private func changes(_ beneficiary: Beneficiary) -> some View {
        div(.class("buttons")) {
            Button(
                beneficiary.isFavorite ? "Remove from favourites" : "Add to favourites", role: .plain,
                name: beneficiary.isFavorite ? "unstar" : "star"
            ) { await model.toggleFavorite() }
            Button("Delete beneficiary", role: .destructive, confirm: model.deleteQuestion, name: "delete") { await model.delete() }
        }
    }
}
