import DesignSystem
import HTML
import HouseholdModel
import ImportModel
import Localization
import Models
import ScreenKit
import Services

/// The list of imports, newest first.
struct DataImports: View {
    let model: DataViewModel

    var body: some View {
        if !model.imports.isEmpty {
            Live("imports") {
                Section("Imports") {
                    ForEach(model.imports, id: \.item.id.description) { line in
                        ListRow(.verbatim(line.item.files.map(name).joined(separator: ", ")), subtitle: subtitle(line)) {
                            IconDisc(.docText)
                        } trailing: {
                            if line.item.isUndone {
                                StatusLabel("Undone")
                            } else if model.context.canWrite {
                                Button("Undo", role: .plain, confirm: question(line.item), name: "undo") {
                                    await model.undo.undo(.object(ObjectReference(line.item.id)))
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Returns the file name without its directories, which imports from the command line contain.
    private func name(of file: String) -> String { file.split(separator: "/").last.map(String.init) ?? file }

    private func subtitle(_ line: ImportLine) -> LocalizedText {
        let number = line.item.transactions
        let count = LocalizedText.plural(number, one: "1 new transaction", other: "\(number) new transactions")
        var staying = SharedLines()
        staying.count = line.item.stayingLines
        return .joined([.relative(line.moment), count] + [staying.text].compactMap { $0 })
    }

    private func question(_ item: StatementImport) -> LocalizedText {
        "Undo \(item.files.map(name).joined(separator: ", "))? Coffer deletes its new transactions and reverts its changes."
    }
}
