import HTML
import Localization
import Models
import Services

/// The new lines by payee, that of the newest line first, with the result of each. One page is shown at a time; choices on other pages are
/// kept.
struct ImportLinesView: View {
    let model: ImportViewModel
    let report: ImportReport

    var body: some View {
        let spending = options(first: .spending)
        let income = options(first: .income)
        return section(.class("stack")) {
            div(.class("section-head")) {
                h2 { "New lines" }
                span(.class("small second")) { model.pageCount > 1 ? range : "\(report.lineCount)" }
            }
            ul(.class("card rows import-lines")) {
                ForEach(report.payees, id: \.id) { payee in
                    ImportPayeeRow(model: model, payee: payee, options: payee.isIncome ? income : spending)
                }
            }
            if model.pageCount > 1 { pages }
        }
    }

    private var pages: some View {
        div(.class("buttons")) {
            if model.place.pageNumber > 1 {
                Button("Newer lines", role: .plain) { await model.updatePreview(page: model.place.pageNumber - 1) }
            }
            if model.place.pageNumber < model.pageCount {
                Button("Older lines", role: .plain) { await model.updatePreview(page: model.place.pageNumber + 1) }
            }
        }
    }

    private var range: LocalizedText {
        let first = (model.place.pageNumber - 1) * ImportViewModel.pageSize
        return "\(first + 1) to \(first + report.payees.count) of \(report.payeeCount)"
    }

    /// The category options, computed once for all lines of one direction because a page has many lines.
    private func options(first: CategoryClass) -> [PickerOption] {
        let chosen = Set(model.corrections.lineCategories.values).union(model.corrections.payeeCategories.values)
        let classes = [first] + CategoryClass.allCases.filter { $0 != first }
        return classes.flatMap { `class` in
            model.categories.filter { $0.class == `class` && (!$0.isArchived || chosen.contains($0.id.description)) }
                .map { PickerOption(.verbatim($0.name), value: $0.id.description, group: `class`.title) }
        }
    }
}
