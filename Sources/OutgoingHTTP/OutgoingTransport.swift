/// Sends requests to other servers, without following redirects and within bounds of time and size.
package protocol OutgoingTransport: Sendable {
    /// Whether it can send at all, such as whether libcurl is installed.
    var isAvailable: Bool { get }

    /// Sends a request once and awaits the response, whatever its status is.
    func send(_ request: OutgoingRequest) async throws(OutgoingError) -> OutgoingResponse
}

extension OutgoingTransport {
    package var isAvailable: Bool { true }
}

/// Why a request has no response. The cases contain no addresses and no text of others, so they can be logged.
package enum OutgoingError: Error, Hashable, Sendable {
    /// The URL is malformed, contains user or password, has a host in an unusual spelling, or another scheme than is allowed.
    case url
    /// The name of a header is malformed or one that the client writes itself, or its value contains a line end or another control character.
    case header
    /// The host leads to an address of this machine, of a local network or of no machine, which the operator has not allowed.
    case refusedAddress
    /// The host could not be resolved or connected to, or the connection failed before the request was sent: the server has not received it.
    case unreachable
    /// The certificate is not trusted, or is for another host.
    case certificate
    /// No whole response arrived in time, and the server may have received the request.
    case noResponse
    /// The response is larger than allowed.
    case tooLarge
    /// libcurl is not installed, or supports no HTTPS.
    case library
    /// The caller was cancelled; the server may have received the request.
    case cancelled
}

extension OutgoingError: CustomStringConvertible {
    /// A sentence for the operator's log.
    package var description: String {
        switch self {
        case .url: "the URL is not one that Coffer sends to"
        case .header: "a header cannot be sent as it is"
        case .refusedAddress: "the server has a private address that COFFER_ALLOW_HOSTS does not name"
        case .unreachable: "the server cannot be reached"
        case .certificate: "the server's certificate is not trusted"
        case .noResponse: "the server did not answer"
        case .tooLarge: "the server's answer is too large"
        case .library: "libcurl is missing or cannot speak HTTPS"
        case .cancelled: "it was cancelled"
        }
    }
}
