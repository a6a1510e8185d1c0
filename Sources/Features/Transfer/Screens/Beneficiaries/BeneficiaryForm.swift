import ScreenKit
import TransferModel

/// The form values of a beneficiary.
struct BeneficiaryForm: FormValues {
    typealias Errors = OrderForm.Errors

    var party = PartyForm()
    var isFavorite = false

    init() {}

    init(_ beneficiary: Beneficiary) {
        party = PartyForm(beneficiary.party, showsNumber: false)
        isFavorite = beneficiary.isFavorite
    }
}
