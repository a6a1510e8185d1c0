import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Creates a beneficiary.
@Observable
final class NewBeneficiaryViewModel: BeneficiaryFormModel {
    var form = EditForm<BeneficiaryForm>()
    let question: PassphraseQuestion

    let context: TransferContext

    init(_ context: TransferContext) {
        self.context = context
        question = PassphraseQuestion(context)
    }

    func load() async throws {}

    func save() async { await add() }
}
