extension MailError {
    /// Maps the result of a libcurl transfer to an error; nil if the server accepted the message.
    ///
    /// - Parameters:
    ///   - code: the libcurl result code (libcurl-errors(3)).
    ///   - reply: the last SMTP reply code; 0 if there was none.
    ///   - isTransmitted: whether the message was transmitted completely.
    init?(code: Int, reply: Int, isTransmitted: Bool) {
        switch (code, reply) {
        case (0, _): return nil
        case (_, 400...499) where isTransmitted: self = .temporarilyRejected(reply)
        case (_, 500...599) where isTransmitted: self = .rejected(reply)
        case _ where isTransmitted: self = .uncertain
        case (Code.unsupportedProtocol, _), (Code.failedInit, _), (Code.notBuiltIn, _): self = .configuration(.library)
        case (Code.peerFailedVerification, _): self = .configuration(.certificate)
        case (Code.badCertificateFile, _): self = .configuration(.certificateFile)
        case (Code.useSSLFailed, _): self = .configuration(.noEncryption)
        // Replies to AUTH, and to commands that require it (RFC 4954, section 6).
        case (Code.loginDenied, 400...499): self = .temporarilyRejected(reply)
        case (Code.loginDenied, _), (_, 530), (_, 534), (_, 535), (_, 538): self = .configuration(.signIn)
        case (_, 400...499): self = .temporarilyRejected(reply)
        // A 5xx reply to MAIL, RCPT or DATA concerns this message; before, it concerns the server's current state.
        case (Code.sendError, 500...599): self = .rejected(reply)
        case (_, 500...599): self = .temporarilyRejected(reply)
        default: self = .unreachable
        }
    }

    /// The libcurl result codes, which are stable.
    private enum Code {
        static let unsupportedProtocol = 1
        static let failedInit = 2
        static let notBuiltIn = 4
        static let sendError = 55
        static let peerFailedVerification = 60
        static let useSSLFailed = 64
        static let loginDenied = 67
        static let badCertificateFile = 77
    }
}
