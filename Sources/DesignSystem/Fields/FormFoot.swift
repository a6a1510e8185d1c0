package import HTML
import Localization

/// The buttons at the end of a form: the primary one first, then the second. In a sheet they stay in sight while the fields scroll, and *Cancel* closes
/// the sheet where the form has no second button of its own.
package struct FormFoot<Buttons: View>: View {
    private let hasSecond: Bool
    private let buttons: Buttons

    /// - Parameter hasSecond: whether the buttons include a second one.
    package init(hasSecond: Bool = false, @ViewBuilder buttons: () -> Buttons) {
        self.hasSecond = hasSecond
        self.buttons = buttons()
    }

    package var body: some View {
        div(.class("form-foot")) {
            buttons
            if !hasSecond { button(.class("button button-plain sheet-only"), .type("button"), .data("close", "")) { "Cancel" } }
        }
    }
}
