import Navigation
import Observation
import Services

/// Short answers; nothing is loaded.
@Observable
final class HelpViewModel: ScreenModel {
    private(set) var state = LoadingState.idle

    func loadData() async { state = .loaded }
}
