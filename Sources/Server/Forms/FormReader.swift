import HTML
import HTTPTypes
import Hummingbird
import NIOCore
import Navigation

/// Reads forms as they come in, within limits of size and time.
struct FormReader: Sendable {
    let limits: ServerLimits
    let staging: StagingFolder
    let deadlines = FormDeadlines()

    /// - Parameter mayHoldFiles: Whether files are taken; where not, a form that could hold any is refused unread.
    /// - Throws: `Refusal`.
    func read(_ visit: Visit, mayHoldFiles: Bool) async throws -> ReceivedForm {
        let contentType = visit.request.headers[.contentType] ?? ""
        if let scanner = MultipartScanner(contentType: contentType) {
            guard mayHoldFiles else { throw Refusal.forbidden("You can look at everything in this household, but not change it.") }
            return try await within(limits.fileTime, of: visit) { try await multipart(visit.request, scanner) }
        }
        return try await within(limits.formTime, of: visit) { try await urlEncoded(visit.request, contentType, limit: limits.form) }
    }

    /// A form of the way in: small, and without files.
    ///
    /// - Throws: `Refusal`.
    func read(signedOut visit: Visit) async throws -> ReceivedForm {
        let contentType = visit.request.headers[.contentType] ?? ""
        return try await within(limits.formTime, of: visit) {
            try await urlEncoded(visit.request, contentType, limit: limits.signedOutForm)
        }
    }

    // MARK: - Kinds

    private func urlEncoded(_ request: Request, _ contentType: String, limit: Int) async throws -> ReceivedForm {
        let kind = HeaderParameters(contentType).value
        // A form without fields has no body, and then some say no type.
        guard kind == "application/x-www-form-urlencoded" || kind.isEmpty else { throw Refusal.unknownForm }
        let tooLarge = Refusal.tooLarge("What was typed is longer than Coffer takes. Nothing was changed.")
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit { throw tooLarge }
        var bytes: [UInt8] = []
        for try await buffer in request.body {
            guard bytes.count + buffer.readableBytes <= limit else { throw tooLarge }
            bytes.append(contentsOf: buffer.readableBytesView)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw Refusal.malformed }
        let items = QueryItem.parse(Substring(text))
        guard items.count <= limits.fields else { throw tooLarge }
        return ReceivedForm(fields: items.map { ($0.name, $0.value) }, folder: nil)
    }

    private func multipart(_ request: Request, _ scanner: MultipartScanner) async throws -> ReceivedForm {
        var scanner = scanner
        var collector = FormCollector(limits: limits, folder: try staging.make())
        for try await buffer in request.body {
            try scanner.scan(buffer.readableBytesView) { (event) throws(Refusal) in try collector.take(event) }
        }
        try scanner.finish()
        return collector.form
    }

    // MARK: - Time

    /// Closes the connection of whoever sends too slowly, after a refusal as well.
    private func within(_ time: TimeAmount, of visit: Visit, _ read: () async throws -> ReceivedForm) async throws -> ReceivedForm {
        deadlines.begin(on: visit.channel, in: time)
        let form = try await read()
        deadlines.end(on: visit.channel)
        return form
    }
}
