import Localization
import Models
import NotificationsModel
import ScreenKit

/// A channel for display, with its times in the household's time zone.
struct ChannelLine: Hashable {
    var channel: Channel
    var made: Moment
    /// When a message was last accepted; nil for never.
    var used: Moment?
    /// When a message was last not accepted; nil if the last one was.
    var failed: Moment?

    var title: LocalizedText { channel.kind == .push ? BrowserName.displayName(channel.name) : .verbatim(channel.name) }

    /// Where messages go, and how that went last.
    var subtitle: LocalizedText {
        var parts = [channel.kind.title, .verbatim(channel.target)]
        if channel.endedAt != nil {
            parts.append("Ended")
        } else if channel.failure != nil {
            parts.append("Last message failed")
        } else {
            parts.append(used.map { "Last message: \(LocalizedText.relative($0))" } ?? "No message yet")
        }
        return .joined(parts)
    }
}

extension ChannelKind {
    var title: LocalizedText {
        switch self {
        case .push: "Browser"
        case .ntfy: "ntfy"
        case .webhook: "Webhook"
        }
    }
}

extension ChannelFailure {
    /// Why the last message was not accepted, and what to do.
    var text: LocalizedText {
        switch self {
        case .gone: "The receiver does not exist any more. Remove it, and add it again if you still use it."
        case .privateAddress:
            """
            The address is on a private network, and this server does not send there: whoever runs it names the host in COFFER_ALLOW_HOSTS \
            and starts it again.
            """
        case .address:
            "The address is not one to which this server sends: it has to begin with https, or its host has to be in COFFER_ALLOW_HOSTS."
        case .unreachable: "The receiver could not be reached, or takes nothing now. Coffer tries again for a day."
        case .certificate: "The certificate of the receiver is not trusted, or is for another host."
        case .refused: "The receiver does not let Coffer in. Check what it asks for, remove it and add it again."
        case .rejected: "The receiver did not accept the message, or leads to another address, which Coffer does not follow."
        case .unanswered: "The receiver did not answer, so the message may have arrived. It is not sent again."
        case .sealed: "The key file of this server was changed, so the address cannot be read any more. Remove it and add it again."
        }
    }
}
