import CTransfer
import Foundation

/// A validated request, and its sending by libcurl.
struct HTTPTransfer: Sendable {
    var request: OutgoingRequest
    /// The headers as lines.
    var lines: [String]
    var allowsHTTP: Bool
    /// A PEM file of the only trusted certificates; nil for those of the system.
    var certificates: String?
    var allowsAddress: @Sendable ([UInt8]) -> Bool

    /// Of connecting, with the lookup of the name.
    private static let connectMilliseconds = 10_000
    private static let maximumSeconds = 600

    /// Sends the request; blocks until the response has arrived or it failed.
    func run(unless cancellation: TransferCancellation) -> Result<OutgoingResponse, OutgoingError> {
        let exchange = HTTPExchange(limit: request.responseLimit, cancellation: cancellation, allowsAddress: allowsAddress)
        let ending = withExtendedLifetime(exchange) {
            withPointers { transfer in
                transfer.allows_http = allowsHTTP
                transfer.is_post = request.method == .post
                transfer.milliseconds = min(max(request.seconds, 1), Self.maximumSeconds) * 1_000
                transfer.connect_milliseconds = min(Self.connectMilliseconds, transfer.milliseconds)
                transfer.response_limit = max(request.responseLimit, 0)
                transfer.context = Unmanaged.passUnretained(exchange).toOpaque()
                transfer.is_cancelled = { HTTPExchange.of($0)?.isCancelled ?? true }
                transfer.allows_address = { HTTPExchange.of($0)?.allows(address: UnsafeBufferPointer(start: $1, count: $2)) ?? false }
                transfer.take_header = { HTTPExchange.of($0)?.take(header: UnsafeRawBufferPointer(start: $1, count: $2)) ?? false }
                transfer.take_body = { HTTPExchange.of($0)?.take(body: UnsafeRawBufferPointer(start: $1, count: $2)) ?? false }
                return coffer_http_send(&transfer)
            }
        }
        if let error = OutgoingError(ending, exchange) { return .failure(error) }
        return .success(OutgoingResponse(status: ending.status, headers: exchange.head.headers, body: exchange.body))
    }

    /// Calls `body` with a C structure whose texts and bytes are valid during the call.
    private func withPointers<T>(_ body: (inout coffer_http_request) -> T) -> T {
        let texts = ([request.url] + lines).map { strdup($0) }
        let file = certificates.map { strdup($0) }
        defer {
            for text in texts { free(text) }
            free(file ?? nil)
        }
        let headers = texts.dropFirst().map { UnsafePointer($0) }
        return headers.withUnsafeBufferPointer { headers in
            // The body of a GET is not sent.
            (request.method == .post ? request.body : []).withUnsafeBytes { bytes in
                var transfer = coffer_http_request()
                transfer.url = UnsafePointer(texts[0])
                transfer.headers = headers.baseAddress
                transfer.header_count = headers.count
                transfer.body = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
                transfer.body_length = bytes.count
                transfer.certificates = UnsafePointer(file ?? nil)
                return body(&transfer)
            }
        }
    }
}
