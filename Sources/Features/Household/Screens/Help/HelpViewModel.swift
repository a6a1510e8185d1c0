import Observation
import ScreenKit

/// The help screen, or only the keys, over any page. It loads no data.
@Observable
final class HelpViewModel: ContextModel<HouseholdContext>, LoadableModel {
    /// Not empty to show only the keys, as the key `?` does.
    var keys = ""

    func load() async throws {}
}
