import HTML
import Services

/// The menu, and the screens of members: profile, sign-in, notifications and appearance.
extension MoreViewFactory {
    func menu() -> ScreenPair {
        let model = MoreViewModel(context: services.context, coordinator: coordinator)
        return (MoreView(model: model), model)
    }

    func profile() -> ScreenPair {
        let model = ProfileViewModel(service: services.members(), security: services.security(), coordinator: coordinator)
        return (ProfileView(model: model), model)
    }

    func household() -> ScreenPair {
        let model = HouseholdViewModel(
            service: services.household(), members: services.members(), security: services.security(), transfers: services.transfers(),
            context: services.context, coordinator: coordinator)
        return (HouseholdView(model: model), model)
    }

    func security() -> ScreenPair {
        let model = SecurityViewModel(
            service: services.security(), household: services.household(), members: services.members(), context: services.context,
            coordinator: coordinator)
        return (SecurityView(model: model), model)
    }

    func sessions() -> ScreenPair {
        let model = SessionsViewModel(
            service: services.security(), household: services.household(), context: services.context, coordinator: coordinator)
        return (SessionsView(model: model), model)
    }

    func notifications() -> ScreenPair {
        let model = NotificationSettingsViewModel(
            service: services.notifications(), security: services.security(), household: services.household(), site: site,
            context: services.context, coordinator: coordinator)
        return (NotificationSettingsView(model: model), model)
    }

    func appearance() -> ScreenPair {
        let model = AppearanceViewModel(service: services.members(), coordinator: coordinator)
        return (AppearanceView(model: model), model)
    }

    func help() -> ScreenPair {
        let model = HelpViewModel()
        return (HelpView(), model)
    }

    func about() -> ScreenPair {
        let model = AboutViewModel(service: services.backup(), context: services.context)
        return (AboutView(model: model), model)
    }
}
