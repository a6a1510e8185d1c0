import HTTPTypes
import Hummingbird
import Localization
import NIOCore
import Navigation

/// Reads the forms of requests within limits of size and time.
struct FormReader: Sendable {
    let limits: ServerLimits
    let staging: StagingFolder

    /// - Parameter mayHoldFiles: whether multipart forms are accepted; if not, they are rejected before they are read.
    /// - Throws: `HTTPFailure`.
    func read(_ request: PublicContext, mayHoldFiles: Bool) async throws -> ReceivedForm {
        let contentType = request.http.headers[.contentType] ?? ""
        if let scanner = MultipartScanner(contentType: contentType) {
            guard mayHoldFiles else { throw HTTPFailure.forbidden("Your role does not allow this. An owner can give you another one.") }
            return try await multipart(request, scanner)
        }
        return try await urlEncoded(request, contentType, limit: limits.formBytes)
    }

    /// Reads a form sent without a session, with a smaller limit and without files.
    ///
    /// - Throws: `HTTPFailure`.
    func read(signedOut request: PublicContext) async throws -> ReceivedForm {
        let contentType = request.http.headers[.contentType] ?? ""
        return try await urlEncoded(request, contentType, limit: limits.signedOutFormBytes)
    }

    private func urlEncoded(_ request: PublicContext, _ contentType: String, limit: Int) async throws -> ReceivedForm {
        let kind = HeaderParameters(contentType).value
        // Clients may omit the content type of a form without fields, since it has no body.
        guard kind == "application/x-www-form-urlencoded" || kind.isEmpty else { throw HTTPFailure.unsupportedForm }
        let tooLarge = HTTPFailure.tooLarge("Your text is too long. Nothing was changed.")
        if let length = request.http.headers[.contentLength].flatMap({ Int($0) }), length > limit { throw tooLarge }
        var bytes: [UInt8] = []
        try await read(request, within: BodyDeadline(on: request.channel, grace: limits.formTimeout)) { (buffer) throws(HTTPFailure) in
            guard bytes.count + buffer.readableBytes <= limit else { throw tooLarge }
            bytes.append(contentsOf: buffer.readableBytesView)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw HTTPFailure.malformed }
        let items = QueryItem.parse(Substring(text))
        guard items.count <= limits.fieldsPerForm else { throw tooLarge }
        return ReceivedForm(fields: items.map { ($0.name, $0.value) }, folder: nil)
    }

    private func multipart(_ request: PublicContext, _ scanner: MultipartScanner) async throws -> ReceivedForm {
        var scanner = scanner
        var collector = FormCollector(limits: limits, folder: try staging.makeFolder())
        let deadline = BodyDeadline(on: request.channel, grace: limits.formTimeout, rate: limits.minUploadRate)
        try await read(request, within: deadline) { (buffer) throws(HTTPFailure) in
            try scanner.scan(buffer.readableBytesView) { (event) throws(HTTPFailure) in try collector.collect(event) }
        }
        try scanner.finish()
        return collector.form
    }

    /// Reads a body to its end.
    ///
    /// - Throws: `HTTPFailure.malformed` if it is incomplete.
    private func read(
        _ request: PublicContext, within deadline: BodyDeadline, _ consume: (ByteBuffer) throws(HTTPFailure) -> Void
    ) async throws {
        defer { deadline.end() }
        request.channel.triggerUserOutboundEvent(RequestBodyWanted(), promise: nil)
        var received = 0
        for try await buffer in request.http.body {
            received += buffer.readableBytes
            deadline.received(buffer.readableBytes)
            try consume(buffer)
        }
        // If the channel closes, the sequence may end without an error as if the body were complete.
        if let length = request.http.headers[.contentLength].flatMap({ Int($0) }), received < length { throw HTTPFailure.malformed }
        if deadline.hasExpired { throw HTTPFailure.malformed }
    }
}
