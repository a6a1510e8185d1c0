import DesignSystem
import HTML
import Localization
import Models
import Navigation
import NotificationsModel
import ScreenKit
import Services

/// The screen of the notification settings.
struct NotificationSettingsView: View {
    let model: NotificationSettingsViewModel

    var body: some View {
        Group {
            if model.settings == nil { Form(method: .get) { HiddenField("step", value: model[\.step]) } }
            if let settings = model.settings, model.state == .loaded {
                NotificationSettingsForm(model: model)
                if model.canMail, settings.email != nil {
                    Button("Send a test message", role: .plain, name: "test") { await model.sendTest() }
                }
                ChannelsSection(lines: model.channels, isAvailable: model.canReachChannels)
                CalendarAddresses(model: model)
                if model.asksForCalendar { confirmation }
            } else if let error = model.state.error {
                ErrorView(error, retry: NotificationsRoute.settings.path.absolute)
            } else {
                LoadingView(.form)
            }
        }
        .pageShape(.reading)
        .navigationTitle("Notifications")
    }

    private var confirmation: some View {
        ConfirmationSheet(
            sentence: "Enter your passphrase to make a calendar address. Anyone with the address can see your due dates.",
            answer: model.answer, cancel: NotificationsRoute.settings.path.absolute
        ) {
            await model.confirm()
        }
    }
}
