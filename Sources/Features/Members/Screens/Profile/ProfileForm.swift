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

    /// The fields that can be wrong.
    enum Field: String, FormField {
        case name, displayName
    }

    typealias Errors = FormFieldErrors<Field>

    init() {}

    init(_ profile: MemberProfile) {
        name = profile.name
        displayName = profile.displayName
        locale = profile.locale
        language = profile.language.rawValue
    }

    /// Validates the form.
    var errors: Errors {
        var errors = Errors()
        if name.allSatisfy(\.isWhitespace) { errors[.name] = "Enter the name that you sign in with" }
        if displayName.allSatisfy(\.isWhitespace) { errors[.displayName] = "Enter the name that others see" }
        return errors
    }
}
