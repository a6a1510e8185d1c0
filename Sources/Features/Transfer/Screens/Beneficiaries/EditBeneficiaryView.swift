import DesignSystem
import HTML
import Localization
import Navigation
import ScreenKit
import Services
import TransferModel

/// The form that edits an existing beneficiary.
struct EditBeneficiaryView: View {
    let model: EditBeneficiaryViewModel

    var body: some View {
        Group {
            if model.original != nil || model.isGone {
                fields
            } else if let error = model.state.error {
                ErrorView(error, retry: TransferRoute.editBeneficiary(beneficiaryId: model.beneficiaryId).path.absolute)
            } else {
                LoadingView(.form)
            }
        }
        .pageShape(.reading)
        .navigationTitle("Edit beneficiary")
    }

    private var fields: some View {
        EditFormView(
            model, label: "Beneficiary", row: TransferRoute.beneficiaryDetail(beneficiaryId: model.beneficiaryId).path.absolute,
            list: TransferRoute.beneficiaries.path.absolute
        ) {
            if let hint = model.numberHint {
                PartyFields(form: model[\.form.party], errors: model.form.errors, numberHint: hint)
            } else {
                PartyFields(form: model[\.form.party], errors: model.form.errors)
            }
            AddressDisclosure(form: model[\.form.party], errors: model.form.errors)
            Toggle("Favourite", isOn: model[\.form.isFavorite], hint: "Shown first when you choose a recipient.")
            PassphraseQuestionField(question: model.question, of: model)
        }
    }
}
