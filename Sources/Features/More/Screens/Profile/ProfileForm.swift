import Localization
import Models
import ScreenKit

/// The form values of a member's profile.
struct ProfileForm: FormValues {
    /// With which the member signs in.
    var name = ""
    var displayName = ""
    /// A BCP 47 tag.
    var locale = ""
    /// The tag of a language.
    var language = ""

    /// Validation errors by field.
    struct Errors: FormErrors {
        var name: LocalizedText?
        var displayName: LocalizedText?
        var form: LocalizedText?

        static func field(_ name: String) -> WritableKeyPath<Errors, LocalizedText?>? {
            switch name {
            case "name": \.name
            case "displayName": \.displayName
            default: nil
            }
        }
    }

    init() {}

    init(_ profile: MemberProfile) {
        name = profile.name
        displayName = profile.displayName
        locale = profile.locale
        language = profile.language.rawValue
    }

    /// Validates the form.
    var errors: Errors {
        Errors(
            name: name.allSatisfy(\.isWhitespace) ? "Enter the name that you sign in with" : nil,
            displayName: displayName.allSatisfy(\.isWhitespace) ? "Enter the name that others see" : nil)
    }
}
