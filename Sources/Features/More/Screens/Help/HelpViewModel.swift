import Observation
import ScreenKit

/// The help screen, which loads no data.
@Observable
final class HelpViewModel: LoadableModel {
    let context: MoreContext

    init(_ context: MoreContext) {
        self.context = context
    }

    func load() async throws {}
}
