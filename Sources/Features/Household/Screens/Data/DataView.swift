import DesignSystem
import HTML
import HouseholdModel
import ImportModel
import Localization
import Navigation
import ScreenKit
import Services

/// The screen for imports, exports and backups.
struct DataView: View {
    let model: DataViewModel

    var body: some View {
        Group {
            if model.state == .idle {
                // The query values are set before the accounts are loaded.
                Form(method: .get) {
                    HiddenField("account", value: model[\.account])
                    HiddenField("from", value: model[\.from])
                    HiddenField("until", value: model[\.until])
                }
                LoadingView(.form)
            } else if let error = model.state.error {
                ErrorView(error, retry: HouseholdRoute.data.path.absolute)
            } else {
                HistoryUndoConfirmation(undo: model.undo)
                if model.context.canWrite {
                    Section("Import") {
                        ListRow(
                            "Import statement", subtitle: "OFX, QFX, QIF, CSV, CAMT or MT940", symbol: .squareAndArrowDown, path: importPath
                        )
                    }
                }
                DataExport(model: model)
                DataBackup(model: model)
                DataImports(model: model)
            }
        }
        .pageShape(.reading)
        .navigationTitle("Import, export and backup")
    }

    private var importPath: String { ImportRoute.statement(accountId: ImportRoute.anyAccount).path.absolute }
}
