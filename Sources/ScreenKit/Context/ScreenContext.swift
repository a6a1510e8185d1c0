package import Localization
package import Models
package import Navigation
package import Services

/// What a screen of a signed-in member works with: the member, the services, and the navigation of its feature. Created for each screen.
package final class ScreenContext<R: FeatureRoute>: ModelContext {
    /// The services of the member.
    package let services: DependencyContainer
    /// What the features contribute to Home and to the menus.
    package let contributions: FeatureContributions
    /// The base URL of this server, for addresses used elsewhere: `https://coffer.example`.
    package let site: String
    package let status = ModelStatus()

    /// In the household's time zone.
    package let today: Day
    /// The format in which typed amounts and days are read.
    package let locale: LocaleFormat
    /// Whether amounts are shown or replaced by dots.
    package let showsBalances: Bool
    /// Whether the member may change data. A viewer can change only the own profile.
    package let canWrite: Bool

    private weak let coordinator: FeatureCoordinator<R>?

    package init(
        services: DependencyContainer, coordinator: FeatureCoordinator<R>, contributions: FeatureContributions = FeatureContributions(),
        site: String = ""
    ) {
        self.services = services
        self.coordinator = coordinator
        self.contributions = contributions
        self.site = site
        today = services.context.today
        locale = services.context.locale
        showsBalances = services.context.showsBalances
        canWrite = services.context.canWrite
    }
}

extension ScreenContext {
    /// The member, with their household and display settings.
    package var memberContext: MemberContext { services.context }

    package var member: Member { services.context.member }

    /// The member's display name.
    package var memberName: String { services.context.memberName }

    package var household: Household { services.context.household }

    /// A screen for members who may change data; nil for a viewer.
    package func forWriters(_ screen: () -> ScreenPair) -> ScreenPair? { canWrite ? screen() : nil }
}

extension ScreenContext {
    /// Opens a screen of the feature on top of the current one.
    package func push(_ route: R) { coordinator?.push(route) }

    /// Returns to the previous screen of the feature.
    package func pop() { coordinator?.pop() }

    /// Returns to the first screen of the feature.
    package func popToRoot() { coordinator?.popToRoot() }

    /// Shows a screen of the feature as a sheet over the current one.
    package func present(_ route: R) { coordinator?.present(route) }

    /// Closes a sheet.
    package func dismiss() { coordinator?.dismiss() }

    /// Closes a sheet and shows a notice.
    package func dismiss(showing notice: LocalizedText) {
        notify(Notice(notice))
        dismiss()
    }

    /// Opens the screen that one came from, if the link says which; else a screen of the feature on top of the current one.
    package func close(orPush route: R) { coordinator?.close(orPush: route) }

    /// The screen that one came from, if the link says which.
    package var back: Link? { coordinator?.back }

    /// Opens the first screen of a section.
    package func switchTab(_ section: AppSection) { coordinator?.switchTab(section) }

    /// Opens a screen of any feature, or the current screen with another query.
    package func open(_ link: Link) { coordinator?.open(link) }

    /// The link to an object or a place; nil for what has none, or none that the member may follow.
    package func link(to object: ObjectReference?) -> Link? {
        guard let object, canWrite || !contributions.kindsForWriters.contains(object.kind) else { return nil }
        return contributions.link(to: object)
    }

    /// Ends the session.
    package func signOut() { coordinator?.signOut() }

    package func notify(_ notice: Notice) { coordinator?.notify(notice) }
}
