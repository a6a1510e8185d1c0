import DesignSystem
import HTML
import Localization
import Models

/// The templates of the script. In English they are rendered once, since they are then identical on every page.
struct SharedTemplates: Element {
    private static let english = RenderedView(ScriptTemplates())

    func render(into writer: inout HTMLWriter) {
        if writer.page.texts.language == .english {
            Self.english.render(into: &writer)
        } else {
            ScriptTemplates().render(into: &writer)
        }
    }

    func receive(_ input: inout FormInput) {}

    static var takesInput: Bool { false }
}
