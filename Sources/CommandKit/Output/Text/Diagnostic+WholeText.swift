package import Localization
package import Models
import Services

extension Diagnostic {
    /// The sentence with the found and the expected text.
    package var wholeText: LocalizedText {
        var whole = text
        if let found { whole = "\(whole), found \(found)" }
        if let expected { whole = "\(whole), expected \(expected)" }
        return whole
    }
}
