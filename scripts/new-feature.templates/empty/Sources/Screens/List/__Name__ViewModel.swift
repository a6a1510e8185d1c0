import Observation
import ScreenKit
import __Name__Model

/// The list of __words__.
@Observable
final class __Name__ViewModel: ContextModel<__Name__Context>, LoadableModel {
    private(set) var names: [String] = []

    func load() async throws {
        names = try await context.services.__name__().fetchNames()
    }
}
