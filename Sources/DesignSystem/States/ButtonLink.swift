package import HTML
package import Localization

/// A link styled as a button; it navigates and changes nothing.
package struct ButtonLink: View {
    private let title: LocalizedText
    private let path: String
    private let role: ButtonRole
    private let isSheet: Bool

    package init(_ title: LocalizedText, path: String, role: ButtonRole = .primary, isSheet: Bool = false) {
        self.title = title
        self.path = path
        self.role = role
        self.isSheet = isSheet
    }

    package var body: some View {
        a(.classes(ClassName("button"), className), .href(path), .when(isSheet, .data("sheet", ""))) { title }
    }

    private var className: ClassName {
        switch role {
        case .primary: ClassName("button-primary")
        case .plain: ClassName("button-plain")
        case .destructive: ClassName("button-danger")
        }
    }
}
