import CTransfer

extension OutgoingError {
    /// Maps the result of a transfer to an error; nil if a whole response was received.
    init?(_ ending: coffer_http_ending, _ exchange: HTTPExchange) {
        self.init(
            code: Int(ending.code), isSent: ending.is_sent, isTooLarge: exchange.isTooLarge, isRefused: exchange.isRefused)
    }

    /// - Parameters:
    ///   - code: the libcurl result code (libcurl-errors(3)).
    ///   - isSent: whether the server may have received the whole request.
    ///   - isTooLarge: whether the response was aborted for its size.
    ///   - isRefused: whether all addresses of the host are refused.
    init?(code: Int, isSent: Bool, isTooLarge: Bool, isRefused: Bool) {
        switch code {
        case 0: return nil
        case Code.abortedByCallback: self = .cancelled
        case Code.fileSizeExceeded: self = .tooLarge
        default: self = isTooLarge ? .tooLarge : isRefused ? .refusedAddress : isSent ? .noResponse : Self.beforeSending(code)
        }
    }

    private static func beforeSending(_ code: Int) -> OutgoingError {
        switch code {
        case Code.peerFailedVerification, Code.badCertificateFile: .certificate
        case Code.unsupportedProtocol, Code.failedInit, Code.notBuiltIn, Code.unknownOption: .library
        case Code.malformedURL: .url
        default: .unreachable
        }
    }

    /// The libcurl result codes, which are stable.
    private enum Code {
        static let unsupportedProtocol = 1
        static let failedInit = 2
        static let malformedURL = 3
        static let notBuiltIn = 4
        static let abortedByCallback = 42
        static let unknownOption = 48
        static let peerFailedVerification = 60
        static let fileSizeExceeded = 63
        static let badCertificateFile = 77
    }
}
