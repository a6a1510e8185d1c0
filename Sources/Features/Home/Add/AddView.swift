import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The menu of everything that can be added.
struct AddView: View {
    let model: AddViewModel

    var body: some View {
        Group {
            if let error = model.state.error {
                ErrorView(error.text, retry: HomeRoute.add.path.absolute)
            } else if model.state != .loaded {
                LoadingView(.list)
            } else {
                Section {
                    ForEach(model.items, id: \.path) { item, path in
                        ListRow(item.title, subtitle: item.subtitle, symbol: item.symbol, path: path, isSheet: item.isSheet)
                    }
                }
            }
        }
        .navigationTitle("Add")
    }
}
