import DesignSystem
import HTML
import Localization
import Services

/// The page layout of every sign-in step: the logo, the title of the step, and its form.
struct AuthCard<Content: View>: View {
    private let title: LocalizedText
    private let sentence: LocalizedText
    private let error: ServiceError?
    private let content: Content

    /// - Parameter error: The error that prevented the step from loading.
    init(title: LocalizedText, sentence: LocalizedText, error: ServiceError? = nil, @ViewBuilder content: () -> Content) {
        self.title = title
        self.sentence = sentence
        self.error = error
        self.content = content()
    }

    var body: some View {
        div(.class("auth")) {
            p(.class("auth-mark")) {
                Mark()
                "Coffer"
            }
            section(.class("card auth-card")) {
                div(.class("stack")) {
                    h1 { title }
                    p(.class("second")) { sentence }
                }
                if let error {
                    p(.class("field-error"), .role("alert")) { error.text }
                }
                content
            }
        }
    }
}
