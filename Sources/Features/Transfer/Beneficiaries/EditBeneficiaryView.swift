import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The form that edits an existing beneficiary.
struct EditBeneficiaryView: View {
    let model: EditBeneficiaryViewModel

    var body: some View {
        Group {
            if let original = model.original {
                if model.isConflict {
                    ConflictBanner(
                        "Somebody else changed this beneficiary in the meantime",
                        path: TransferRoute.beneficiaryDetail(beneficiaryId: model.beneficiaryId).path.absolute)
                    FactList("As it is now") { PayeeFacts(payee: original.party, nameLabel: "Name") }
                }
                fields
            } else if let error = model.state.error {
                ErrorView(error.text, retry: TransferRoute.editBeneficiary(beneficiaryId: model.beneficiaryId).path.absolute)
            } else {
                LoadingView(.form)
            }
        }
        .navigationTitle("Edit beneficiary")
    }

    private var fields: some View {
        Form(label: "Beneficiary") {
            HiddenField("revision", value: model[\.revision])
            if let hint = model.numberHint {
                PartyFields(form: model[\.party], errors: model.errors, numberHint: hint)
            } else {
                PartyFields(form: model[\.party], errors: model.errors)
            }
            AddressDisclosure(form: model[\.party], errors: model.errors)
            Toggle("Favourite", isOn: model[\.isFavorite], hint: "Stands first where somebody is chosen.")
            FormProblem(model.errors.form)
            Button("Save", name: "save") { await model.save() }
        }
    }
}
