package import HTML
package import Localization
package import Models

/// A picker over categories, grouped by class.
package struct CategoryPicker: View {
    private let label: LocalizedText
    private let selection: Binding<String>
    private let categories: [Category]
    private let first: CategoryClass
    private let none: LocalizedText?
    private let name: String?
    private let error: LocalizedText?
    private let hint: LocalizedText?

    /// - Parameters:
    ///   - selection: A category's id; empty: none.
    ///   - categories: Archived ones are offered only if already selected.
    ///   - first: The first class in the list.
    ///   - none: The title of the empty selection; nil if there is always one.
    package init(
        _ label: LocalizedText = "Category", selection: Binding<String>, categories: [Category], first: CategoryClass = .spending,
        none: LocalizedText? = nil, name: String? = nil,
        error: LocalizedText? = nil, hint: LocalizedText? = nil
    ) {
        self.label = label
        self.selection = selection
        self.categories = categories
        self.first = first
        self.none = none
        self.name = name
        self.error = error
        self.hint = hint
    }

    package var body: some View {
        Picker(label, selection: selection, options: options, error: error, hint: hint, name: name)
    }

    private var options: [PickerOption] {
        let chosen = selection.value
        let classes = [first] + CategoryClass.allCases.filter { $0 != first }
        return (none.map { [PickerOption($0, value: "")] } ?? [])
            + classes.flatMap { `class` in
                categories.filter { $0.class == `class` && (!$0.isArchived || $0.id.description == chosen) }
                    .map { PickerOption(.verbatim($0.name), value: $0.id.description, group: Self.title(`class`)) }
            }
    }

    /// The heading above the categories of a class.
    private static func title(_ class: CategoryClass) -> LocalizedText {
        switch `class` {
        case .income: "Income"
        case .spending: "Spending"
        case .neutral: "Other movements"
        }
    }
}
