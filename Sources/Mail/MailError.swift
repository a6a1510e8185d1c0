/// Why a message was not sent, or is not known to have been. No case carries an address or a server's words, so all of it can be logged.
package enum MailError: Error, Hashable, Sendable {
    /// The server was not reached, or went away before the message was with it.
    case unreachable
    /// The server does not take it now; its answer, 400 to 499.
    case refusedForNow(Int)
    /// The server will never take it; its answer, 500 to 599.
    case refused(Int)
    /// The message was handed over and no answer came: it may have been taken, so it must not be sent again.
    case uncertain
    /// What was set up does not work; the message itself is not at fault.
    case configuration(Fault)

    /// What does not work of what was set up.
    package enum Fault: Hashable, Sendable {
        /// The server does not know the user or the password, or wants some.
        case signIn
        /// The server does not encrypt.
        case noEncryption
        /// Nobody who is trusted vouches for the server's certificate, or it is another host's.
        case certificate
        /// The file of certificates to trust cannot be read.
        case certificateFile
        /// libcurl is not on this machine, or cannot speak SMTP.
        case library
    }

    /// Whether the same message may be tried again later.
    package var isWorthAnotherTry: Bool {
        switch self {
        case .unreachable, .refusedForNow, .configuration: true
        case .refused, .uncertain: false
        }
    }

    /// Whether every other message would meet the same now.
    package var isAboutTheServer: Bool {
        switch self {
        case .unreachable, .configuration: true
        case .refusedForNow, .refused, .uncertain: false
        }
    }
}

extension MailError: CustomStringConvertible {
    /// For whoever runs the server.
    package var description: String {
        switch self {
        case .unreachable: "the mail server cannot be reached"
        case .refusedForNow(let answer): "the mail server does not take it now (\(answer))"
        case .refused(let answer): "the mail server refused it (\(answer))"
        case .uncertain: "the mail server did not say whether it took it"
        case .configuration(.signIn): "the mail server wants another user or password"
        case .configuration(.noEncryption): "the mail server offers no encryption"
        case .configuration(.certificate): "the mail server's certificate is not trusted"
        case .configuration(.certificateFile): "the file of COFFER_SMTP_CA cannot be read"
        case .configuration(.library): "libcurl is missing or cannot speak SMTP"
        }
    }
}
