import HTTPTypes
import Hummingbird
import Localization
import Services

/// An error that ends a request with an HTTP status and a page with one sentence.
enum HTTPFailure: Error, Hashable, Sendable {
    /// The request cannot be parsed.
    case malformed
    /// The request fails CSRF protection: it comes from another site, or its token is of another session.
    case forged
    /// The Host header names another host than loopback, on a server without TLS or proxy.
    case misdirectedHost
    /// The server is behind a proxy, and the peer is not that proxy.
    case notFromProxy
    case forbidden(LocalizedText)
    case notFound
    case methodNotAllowed
    case tooLarge(LocalizedText)
    case unsupportedForm
    /// The session has reached its limit of live pages.
    case tooManyPages
    /// The client has reached a rate limit and may retry after the given time.
    case rateLimited(seconds: Int)
    case failed(ServiceError)

    var status: HTTPResponse.Status {
        switch self {
        case .malformed: .badRequest
        case .forged, .notFromProxy, .forbidden: .forbidden
        case .misdirectedHost: .misdirectedRequest
        case .notFound: .notFound
        case .methodNotAllowed: .methodNotAllowed
        case .tooLarge: .contentTooLarge
        case .unsupportedForm: .unsupportedMediaType
        case .tooManyPages, .rateLimited: .tooManyRequests
        case .failed(let error): Self.status(of: error)
        }
    }

    /// Whether the status is 5xx.
    var isServerError: Bool { status.code >= 500 }

    static let nothingChanged: LocalizedText = "Nothing was changed. Go back: what you typed is still there, and can be sent once more."

    var title: LocalizedText {
        switch self {
        case .failed: "Something went wrong"
        case .notFound: "Not found"
        case .forbidden: "Not authorized"
        default: "Not accepted"
        }
    }

    var message: LocalizedText {
        switch self {
        case .malformed: "The request could not be read. Nothing was changed."
        case .forged:
            "This form is too old or did not come from Coffer. Nothing was changed. Go back, load the page again and send it once more."
        case .misdirectedHost: "Coffer is reached as localhost on this machine."
        case .notFromProxy: "Coffer is reached through its proxy."
        case .forbidden(let message), .tooLarge(let message): message
        case .notFound: "This page does not exist, or it was deleted."
        case .methodNotAllowed: "This action is not possible here."
        case .unsupportedForm: "The form was sent in a way that Coffer does not read. Nothing was changed."
        case .tooManyPages: "Too many pages are open at once."
        case .rateLimited(let seconds): "You sent too many requests. Try again in \(seconds) seconds."
        case .failed(let error): Self.message(of: error)
        }
    }

    private static func status(of error: ServiceError) -> HTTPResponse.Status {
        switch error {
        case .notFound: .notFound
        case .unauthorized, .confirmationNeeded: .forbidden
        case .rule, .refusedFile: .unprocessableContent
        case .conflict: .conflict
        case .serverError(500): .internalServerError
        default: .serviceUnavailable
        }
    }

    /// Replaces messages that name files of the server by a general one.
    private static func message(of error: ServiceError) -> LocalizedText {
        switch error {
        case .database, .missingInput, .cannotWrite: ServiceError.serverError(503).text
        default: error.text
        }
    }
}
