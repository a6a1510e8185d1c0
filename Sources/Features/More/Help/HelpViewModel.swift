import Navigation
import Observation
import Services

/// The help screen, which loads no data.
@Observable
final class HelpViewModel: ScreenModel {
    private(set) var state = LoadingState.idle

    func loadData() async { state = .loaded }
}
