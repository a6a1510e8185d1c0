import Observation
import ScreenKit

/// The help screen, which loads no data.
@Observable
final class HelpViewModel: ContextModel<HouseholdContext>, LoadableModel {
    func load() async throws {}
}
