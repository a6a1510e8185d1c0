extension MailError {

    /// What the end of a transfer means; nil where the server has taken the message.
    ///
    /// - Parameters:
    ///   - code: libcurl's (libcurl-errors(3)).
    ///   - answer: the number of the server's last answer; 0 where there was none.
    ///   - isHandedOver: whether the message was given to its end.
    init?(code: Int, answer: Int, isHandedOver: Bool) {
        switch (code, answer) {
        case (0, _): return nil
        case (_, 400...499) where isHandedOver: self = .refusedForNow(answer)
        case (_, 500...599) where isHandedOver: self = .refused(answer)
        case _ where isHandedOver: self = .uncertain
        case (Code.unsupportedProtocol, _), (Code.failedInit, _), (Code.notBuiltIn, _): self = .configuration(.library)
        case (Code.peerFailedVerification, _): self = .configuration(.certificate)
        case (Code.badCertificateFile, _): self = .configuration(.certificateFile)
        case (Code.useSSLFailed, _): self = .configuration(.noEncryption)
        // RFC 4954, section 6: what the sign-in is answered, and what a message is without one.
        case (Code.loginDenied, 400...499): self = .refusedForNow(answer)
        case (Code.loginDenied, _), (_, 530), (_, 534), (_, 535), (_, 538): self = .configuration(.signIn)
        case (_, 400...499): self = .refusedForNow(answer)
        // To sender, recipient or DATA: it is about this message. Before, it is about this hour.
        case (Code.sendError, 500...599): self = .refused(answer)
        case (_, 500...599): self = .refusedForNow(answer)
        default: self = .unreachable
        }
    }

    /// libcurl's numbers, which never change.
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
