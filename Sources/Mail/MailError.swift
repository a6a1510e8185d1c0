/// The failed or uncertain delivery of a message to the mail server. The cases contain no addresses and no server text, so they can be logged.
package enum MailError: Error, Hashable, Sendable {
    /// The server could not be reached, or the connection failed before the message was transmitted.
    case unreachable
    /// The server rejected the message temporarily, with a reply code of 400 to 499.
    case temporarilyRejected(Int)
    /// The server rejected the message permanently, with a reply code of 500 to 599.
    case rejected(Int)
    /// The message was transmitted and no reply received. It may have been accepted, so it must not be sent again.
    case uncertain
    /// The configuration is invalid, independently of the message.
    case configuration(ConfigurationFault)

    /// The invalid part of the configuration.
    package enum ConfigurationFault: Hashable, Sendable {
        /// The server rejects the user or password, or requires authentication.
        case signIn
        /// The server does not support TLS.
        case noEncryption
        /// The server's certificate is not trusted, or is for another host.
        case certificate
        /// The file of trusted certificates cannot be read.
        case certificateFile
        /// libcurl is not installed, or does not support SMTP.
        case library
    }

    /// Whether sending the message may be retried later.
    package var isRetryable: Bool {
        switch self {
        case .unreachable, .temporarilyRejected, .configuration: true
        case .rejected, .uncertain: false
        }
    }

    /// Whether every other message would fail in the same way at the moment.
    package var affectsAllMessages: Bool {
        switch self {
        case .unreachable, .configuration: true
        case .temporarilyRejected, .rejected, .uncertain: false
        }
    }
}

extension MailError: CustomStringConvertible {
    /// A sentence for the operator's log.
    package var description: String {
        switch self {
        case .unreachable: "the mail server cannot be reached"
        case .temporarilyRejected(let reply): "the mail server does not take it now (\(reply))"
        case .rejected(let reply): "the mail server refused it (\(reply))"
        case .uncertain: "the mail server did not say whether it took it"
        case .configuration(.signIn): "the mail server wants another user or password"
        case .configuration(.noEncryption): "the mail server offers no encryption"
        case .configuration(.certificate): "the mail server's certificate is not trusted"
        case .configuration(.certificateFile): "the file of COFFER_SMTP_CA cannot be read"
        case .configuration(.library): "libcurl is missing or cannot speak SMTP"
        }
    }
}
