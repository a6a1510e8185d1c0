package import DesignSystem
package import Localization
package import Models
package import Navigation

/// A row of *Add something else*, below quick entry.
package struct AddItem: Sendable {
    package let title: LocalizedText
    package let subtitle: LocalizedText
    package let symbol: Symbol
    /// Whether its screen opens as a sheet.
    package let isSheet: Bool

    private let makeLink: @Sendable (AddSource) -> Link?

    /// - Parameter link: the screen that adds it; nil if it cannot be added now.
    package init(
        _ title: LocalizedText, subtitle: LocalizedText, symbol: Symbol, isSheet: Bool = true,
        link: @escaping @Sendable (AddSource) -> Link?
    ) {
        self.title = title
        self.subtitle = subtitle
        self.symbol = symbol
        self.isSheet = isSheet
        makeLink = link
    }

    /// The screen that adds it; nil if it cannot be added now.
    package func link(_ source: AddSource) -> Link? { makeLink(source) }
}

/// What *Add something else* knows of the household.
package struct AddSource: Sendable {
    /// The accounts that are not archived.
    package let accounts: [Account]

    package init(accounts: [Account]) {
        self.accounts = accounts
    }
}
