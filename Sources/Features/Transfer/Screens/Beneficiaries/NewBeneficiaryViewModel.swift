import Localization
import Observation
import ScreenKit

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
