package import HTML
package import Localization

/// A row of a `Section`: leading content, a title over a second line, and trailing content. With a path the whole row is a link.
package struct ListRow<Leading: View, Trailing: View>: View {
    @usableFromInline let title: LocalizedText
    @usableFromInline let subtitle: LocalizedText?
    @usableFromInline let path: String?
    @usableFromInline let isSheet: Bool
    @usableFromInline let id: String?
    @usableFromInline let role: RowRole
    @usableFromInline let leading: Leading
    @usableFromInline let trailing: Trailing

    /// - Parameters:
    ///   - isSheet: Whether `path` opens as a sheet over this screen.
    ///   - leading: A disc, or nothing.
    ///   - trailing: An amount, a `StatusLabel`, a value, or nothing; a link without trailing content ends with a chevron.
    @inlinable package init(
        _ title: LocalizedText, subtitle: LocalizedText? = nil, path: String? = nil, isSheet: Bool = false, id: String? = nil,
        role: RowRole = .plain,
        @ViewBuilder leading: () -> Leading, @ViewBuilder trailing: () -> Trailing
    ) {
        self.title = title
        self.subtitle = subtitle
        self.path = path
        self.isSheet = isSheet
        self.id = id
        self.role = role
        self.leading = leading()
        self.trailing = trailing()
    }

    @inlinable package var body: some View {
        li(.classes(ClassName("row"), role.className), id.map { TextAttribute.id($0) }) {
            leading
            div(.class("row-text")) {
                if let path {
                    a(
                        .class("row-title"), .href(path), .when(isSheet, .data("sheet", "")),
                        .when(role == .selected, .aria("current", "true"))
                    ) { title }
                } else {
                    span(.class("row-title")) { title }
                }
                if let subtitle { span(.class("row-subtitle")) { subtitle } }
            }
            if Trailing.self != EmptyView.self { div(.class("row-trailing")) { trailing } }
            if path != nil, Trailing.self == EmptyView.self { Icon(.chevronRight) }
        }
    }
}

extension ListRow where Trailing == EmptyView {
    @inlinable package init(
        _ title: LocalizedText, subtitle: LocalizedText? = nil, path: String? = nil, isSheet: Bool = false, id: String? = nil,
        role: RowRole = .plain,
        @ViewBuilder leading: () -> Leading
    ) {
        self.init(title, subtitle: subtitle, path: path, isSheet: isSheet, id: id, role: role, leading: leading) { EmptyView() }
    }
}

extension ListRow where Leading == EmptyView, Trailing == EmptyView {
    @inlinable package init(
        _ title: LocalizedText, subtitle: LocalizedText? = nil, path: String? = nil, isSheet: Bool = false, id: String? = nil,
        role: RowRole = .plain
    ) {
        self.init(title, subtitle: subtitle, path: path, isSheet: isSheet, id: id, role: role) {
            EmptyView()
        } trailing: {
            EmptyView()
        }
    }
}

extension ListRow where Leading == IconDisc, Trailing == EmptyView {
    /// A row with a leading icon, as in menus.
    @inlinable package init(
        _ title: LocalizedText, subtitle: LocalizedText? = nil, symbol: Symbol, tint: IconTint = .accent, path: String? = nil,
        isSheet: Bool = false,
        role: RowRole = .plain
    ) {
        self.init(title, subtitle: subtitle, path: path, isSheet: isSheet, role: role) {
            IconDisc(symbol, tint: tint)
        } trailing: {
            EmptyView()
        }
    }
}
