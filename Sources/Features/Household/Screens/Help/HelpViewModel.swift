import Observation
import ScreenKit

/// The help screen, which loads no data.
@Observable
final class HelpViewModel: LoadableModel {
    let context: HouseholdContext

    init(_ context: HouseholdContext) {
        self.context = context
    }

    func load() async throws {}
}
