import Localization
import Models
import ScreenKit

/// The form values of a category.
struct CategoryForm: FormValues {
    var name = ""
    var icon = ""

    /// Validation errors by field.
    struct Errors: FormErrors {
        var name: LocalizedText?
        var icon: LocalizedText?
        var form: LocalizedText?

        static func field(_ name: String) -> WritableKeyPath<Errors, LocalizedText?>? {
            switch name {
            case "name": \.name
            case "icon": \.icon
            default: nil
            }
        }
    }

    init() {}

    init(_ category: Category) {
        name = category.name
        icon = category.icon
    }
}
