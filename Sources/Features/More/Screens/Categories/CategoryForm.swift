import Localization
import Models
import ScreenKit
import Services

/// The form values of a category.
struct CategoryForm: FormValues {
    var name = ""
    var icon = ""
    /// The id of the category that it is part of; empty: none.
    var parent = ""

    /// Validation errors by field.
    struct Errors: FormErrors {
        var name: LocalizedText?
        var icon: LocalizedText?
        var parent: LocalizedText?
        var form: LocalizedText?

        static func field(_ name: String) -> WritableKeyPath<Errors, LocalizedText?>? {
            switch name {
            case "name": \.name
            case "icon": \.icon
            case "whole": \.parent
            default: nil
            }
        }
    }

    init() {}

    init(_ detail: CategoryDetail) {
        name = detail.category.name
        icon = detail.category.icon
        parent = detail.parent?.description ?? ""
    }
}
