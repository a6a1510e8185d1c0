import DesignSystem
import HTML
import Localization
import Navigation
import ScreenKit
import __Name__Model

/// The list of __words__.
struct __Name__View: View {
    let model: __Name__ViewModel

    var body: some View {
        Loaded(model, .list, retry: __Name__Route.list.path.absolute) {
            Live("__path__") {
                if model.names.isEmpty {
                    EmptyStateView(.listBullet, sentence: "Nothing here yet.")
                } else {
                    Section {
                        ForEach(model.names, id: { $0 }) { ListRow(.verbatim($0)) }
                    }
                }
            }
        }
        .navigationTitle("__title__")
    }
}
