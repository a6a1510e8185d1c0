import HTML
import HTTPTypes
import Hummingbird
import NIOCore
import Navigation

/// Reads forms as they come in, within limits of size and time.
struct FormReader: Sendable {
    let limits: ServerLimits
    let staging: StagingFolder

    /// - Parameter mayHoldFiles: Whether files are taken; where not, a form that could hold any is refused unread.
    /// - Throws: `Refusal`.
    func read(_ visit: Visit, mayHoldFiles: Bool) async throws -> ReceivedForm {
        let contentType = visit.request.headers[.contentType] ?? ""
        if let scanner = MultipartScanner(contentType: contentType) {
            guard mayHoldFiles else { throw Refusal.forbidden("You can look at everything in this household, but not change it.") }
            return try await multipart(visit, scanner)
        }
        return try await urlEncoded(visit, contentType, limit: limits.form)
    }

    /// A form of the way in: small, and without files.
    ///
    /// - Throws: `Refusal`.
    func read(signedOut visit: Visit) async throws -> ReceivedForm {
        let contentType = visit.request.headers[.contentType] ?? ""
        return try await urlEncoded(visit, contentType, limit: limits.signedOutForm)
    }

    // MARK: - Kinds

    private func urlEncoded(_ visit: Visit, _ contentType: String, limit: Int) async throws -> ReceivedForm {
        let kind = HeaderParameters(contentType).value
        // A form without fields has no body, and then some say no type.
        guard kind == "application/x-www-form-urlencoded" || kind.isEmpty else { throw Refusal.unknownForm }
        let tooLarge = Refusal.tooLarge("What was typed is longer than Coffer takes. Nothing was changed.")
        if let length = visit.request.headers[.contentLength].flatMap({ Int($0) }), length > limit { throw tooLarge }
        var bytes: [UInt8] = []
        try await read(visit, within: BodyDeadline(on: visit.channel, grace: limits.formTime)) { (buffer) throws(Refusal) in
            guard bytes.count + buffer.readableBytes <= limit else { throw tooLarge }
            bytes.append(contentsOf: buffer.readableBytesView)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw Refusal.malformed }
        let items = QueryItem.parse(Substring(text))
        guard items.count <= limits.fields else { throw tooLarge }
        return ReceivedForm(fields: items.map { ($0.name, $0.value) }, folder: nil)
    }

    private func multipart(_ visit: Visit, _ scanner: MultipartScanner) async throws -> ReceivedForm {
        var scanner = scanner
        var collector = FormCollector(limits: limits, folder: try staging.make())
        let deadline = BodyDeadline(on: visit.channel, grace: limits.formTime, rate: limits.uploadRate)
        try await read(visit, within: deadline) { (buffer) throws(Refusal) in
            try scanner.scan(buffer.readableBytesView) { (event) throws(Refusal) in try collector.take(event) }
        }
        try scanner.finish()
        return collector.form
    }

    // MARK: - Time

    /// Reads a body to its end.
    ///
    /// - Throws: `Refusal.malformed` where it is cut off.
    private func read(
        _ visit: Visit, within deadline: BodyDeadline, _ take: (ByteBuffer) throws(Refusal) -> Void
    ) async throws {
        defer { deadline.end() }
        visit.channel.triggerUserOutboundEvent(RequestBodyWanted(), promise: nil)
        var received = 0
        for try await buffer in visit.request.body {
            received += buffer.readableBytes
            deadline.received(buffer.readableBytes)
            try take(buffer)
        }
        // A channel that closes can end its sequence like a body that is whole.
        if let length = visit.request.headers[.contentLength].flatMap({ Int($0) }), received < length { throw Refusal.malformed }
        if deadline.hasExpired { throw Refusal.malformed }
    }
}
