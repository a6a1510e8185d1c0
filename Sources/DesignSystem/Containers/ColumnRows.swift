package import HTML

/// Several rows of `Columns`, whose columns a phone shows in an order of its own.
package struct ColumnRows<Content: View>: View {
    @usableFromInline let content: Content

    @inlinable package init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @inlinable package var body: some View {
        div(.class("column-rows")) { content }
    }
}

/// A column of `Columns`, or a part of one with a place of its own on a phone.
package struct PageColumn<Content: View>: View {
    @usableFromInline let place: PhonePlace
    @usableFromInline let content: Content

    /// - Parameter place: its place on a phone among the columns, and their parts, of all rows of `ColumnRows`.
    @inlinable package init(onPhone place: PhonePlace = .inOrder, @ViewBuilder content: () -> Content) {
        self.place = place
        self.content = content()
    }

    @inlinable package var body: some View {
        div(.classes(ClassName("column"), place.className)) { content }
    }
}

/// The place of a column on a phone.
package enum PhonePlace: Hashable, Sendable {
    case first, second
    /// After these, in the order of the content.
    case inOrder

    @usableFromInline var className: ClassName? {
        switch self {
        case .first: ClassName("phone-first")
        case .second: ClassName("phone-second")
        case .inOrder: nil
        }
    }
}
