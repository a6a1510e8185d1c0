package import Localization

/// A view whose content depends on the page's language, locale and today, or on whether amounts are shown. The content takes no input.
public struct EnvironmentReader<Content: View>: Element {
    private let content: (TextEnvironment) -> Content

    package init(@ViewBuilder content: @escaping (TextEnvironment) -> Content) {
        self.content = content
    }

    public func render(into writer: inout HTMLWriter) {
        content(writer.page.texts).render(into: &writer)
    }

    public func receive(_ input: inout FormInput) {}

    public static var takesInput: Bool { false }
}
