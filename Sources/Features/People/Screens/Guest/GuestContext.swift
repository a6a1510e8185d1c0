package import Models
package import Navigation
package import PeopleModel
package import ScreenKit

/// What the screen of a guest works with.
package final class GuestContext: ModelContext {
    /// Nil if the link opens nothing.
    let service: (any GuestServiceProtocol)?
    /// The format in which typed amounts and days are read.
    let locale: LocaleFormat
    package let status = ModelStatus()

    private weak let app: (any AppNavigator)?

    package init(app: any AppNavigator, service: (any GuestServiceProtocol)?, locale: LocaleFormat) {
        self.app = app
        self.service = service
        self.locale = locale
    }

    /// Opens the same screen with another query.
    func open(_ link: Link) { app?.open(link) }

    package func notify(_ notice: Notice) { app?.notify(notice) }
}
