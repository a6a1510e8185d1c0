import HTTPTypes
import Hummingbird
import Services

/// Why a request is not done. What a person sees of it is one sentence.
enum Refusal: Error, Hashable, Sendable {
    /// The request cannot be read.
    case malformed
    /// It did not come from a page of this server, or from one of another session.
    case forged
    /// It names another host.
    case otherHost
    /// It did not come through the proxy.
    case notTheProxy
    case forbidden(String)
    case notFound
    case method
    case tooLarge(String)
    case unknownForm
    /// Too many pages of one session are open.
    case tooMany
    /// It comes too soon after others of its kind; it may come again after as many seconds.
    case tooOften(seconds: Int)
    case failed(ServiceError)

    var status: HTTPResponse.Status {
        switch self {
        case .malformed: .badRequest
        case .forged, .notTheProxy, .forbidden: .forbidden
        case .otherHost: .misdirectedRequest
        case .notFound: .notFound
        case .method: .methodNotAllowed
        case .tooLarge: .contentTooLarge
        case .unknownForm: .unsupportedMediaType
        case .tooMany, .tooOften: .tooManyRequests
        case .failed(let error): Self.status(of: error)
        }
    }

    /// Whether it is no fault of who asks.
    var isFault: Bool { status.code >= 500 }

    static let nothingWasDone = "Nothing was changed. Go back: what you typed is still there, and can be sent once more."

    var title: String {
        switch self {
        case .failed: "Something went wrong"
        case .notFound: "Not found"
        case .forbidden: "Not authorized"
        default: "Not accepted"
        }
    }

    var sentence: String {
        switch self {
        case .malformed: "The request could not be read. Nothing was changed."
        case .forged:
            "This form is too old or did not come from Coffer. Nothing was changed. Go back, load the page again and send it once more."
        case .otherHost: "Coffer is reached as localhost on this machine."
        case .notTheProxy: "Coffer is reached through its proxy."
        case .forbidden(let sentence), .tooLarge(let sentence): sentence
        case .notFound: "This page does not exist, or it was deleted."
        case .method: "This cannot be done here."
        case .unknownForm: "The form was sent in a way that Coffer does not read. Nothing was changed."
        case .tooMany: "Too many pages are open at once."
        case .tooOften(let seconds): "This was asked for too often in a short time. Try again in \(seconds) seconds."
        case .failed(let error): Self.sentence(of: error)
        }
    }

    private static func status(of error: ServiceError) -> HTTPResponse.Status {
        switch error {
        case .notFound: .notFound
        case .unauthorized, .confirmationNeeded: .forbidden
        case .rule, .usage, .refusedFile: .unprocessableContent
        case .conflict: .conflict
        case .serverError(500): .internalServerError
        default: .serviceUnavailable
        }
    }

    /// Sentences about files of the machine are for whoever runs it.
    private static func sentence(of error: ServiceError) -> String {
        switch error {
        case .database, .missingInput, .cannotWrite: ServiceError.serverError(503).description
        default: error.description
        }
    }
}
