package import HTML
package import Localization

/// A heading among the rows of a `Section`, above those that it is about, such as a day.
package struct RowHeading: View {
    private let title: LocalizedText

    package init(_ title: LocalizedText) {
        self.title = title
    }

    package var body: some View {
        li(.class("rows-heading")) { title }
    }
}
