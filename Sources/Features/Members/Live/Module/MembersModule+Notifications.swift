import Localization
import Models
import ServiceKit
import Services

/// What members are told of sign-ins and of who can sign in.
extension MembersModule: NotificationDeclaring {
    var notificationTypes: [NotificationTypeText] {
        [
            NotificationTypeText(.security, "Security", hint: "Sign-ins and access to your household. Always on.", precedence: 1)
        ]
    }

    var notifications: [NotificationWording] {
        [
            NotificationWording(.securityEvent) { parts in
                let event = SecurityEvent.Kind(rawValue: parts.content.detail)
                return event.map { $0.notificationText(subject: parts.subject) } ?? ("Security", "")
            }
        ]
    }
}
