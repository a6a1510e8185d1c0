import Localization
import Models
import Navigation
import ScreenKit
import TransferModel

/// The shared part of the view models that create and edit a beneficiary.
protocol BeneficiaryFormModel: EditableModel where Values == BeneficiaryForm, Context == TransferContext {
    /// The passphrase field, required for a new account number.
    var question: PassphraseQuestion { get }
}

extension BeneficiaryFormModel {
    var texts: EditTexts { .beneficiary }

    /// Parses the recipient; nil if a value is invalid, which sets the errors.
    ///
    /// - Parameter kept: the stored number, used if the number field is empty.
    func validated(keeping kept: PaymentNumber? = nil) -> PaymentParty? {
        let party = form.party.party(keeping: kept)
        form.errors = OrderForm.Errors()
        form.errors.add(PaymentPartyRule.violations(of: party))
        return form.errors.isEmpty ? party : nil
    }

    /// Creates the beneficiary and opens it.
    func add() async {
        guard let party = validated() else { return }
        await submit {
            try await question.confirming("Enter your passphrase to add it.") {
                let beneficiary = try await context.services.beneficiaries().addBeneficiary(
                    party, isFavorite: form.isFavorite, key: form.draftKey)
                context.notify(Notice("\(beneficiary.party.name) added"))
                context.close(orPush: .beneficiaryDetail(beneficiaryId: beneficiary.id.description))
            }
        }
    }
}
