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

    let context: TransferContext

    init(_ context: TransferContext) {
        self.context = context
    }

    func load() async throws {}

    func save() async { await add() }
}
