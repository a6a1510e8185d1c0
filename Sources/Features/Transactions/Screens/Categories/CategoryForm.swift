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

    /// The fields that can be wrong.
    enum Field: String, FormField {
        case name, icon
        case parent = "whole"
    }

    typealias Errors = FormFieldErrors<Field>

    init() {}

    init(_ detail: CategoryDetail) {
        name = detail.category.name
        icon = detail.category.icon
        parent = detail.parent?.description ?? ""
    }
}
