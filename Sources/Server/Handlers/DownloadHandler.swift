import App
import Foundation
import HTTPTypes
import HouseholdModel
import Hummingbird
import Models
import NIOCore
import Navigation
import ScreenKit
import Services
import Synchronization
import TransactionsModel

/// Serves downloads to signed-in members: receipts, exports, backups, and the files that features write.
struct DownloadHandler: Sendable {
    let staging: StagingFolder
    let rateLimiter: RateLimiter

    /// - Parameter path: the path below `/files/`.
    /// - Returns: nil if the path is unknown.
    /// - Throws: `HTTPFailure`, `ServiceError`.
    func respond(to path: Substring, _ signedIn: SignedInContext) async throws -> Response? {
        switch path {
        case "export": try await export(signedIn)
        case "transactions": try await list(signedIn)
        case "backup": try await backup(signedIn)
        case _ where path.hasPrefix("attachments/"): try await attachment(String(path.dropFirst(12)), signedIn)
        default: try await file(path, signedIn)
        }
    }

    /// `/files/attachments/ID`: a receipt. It is never displayed inline, since its content is untrusted.
    private func attachment(_ id: String, _ signedIn: SignedInContext) async throws -> Response {
        guard let id = ID<Attachment>(id) else { throw HTTPFailure.notFound }
        let content = try await signedIn.services.attachments().fetchContent(id: id)
        return Response(
            status: .ok,
            headers: headers(
                name: DownloadName.name(content.attachment.name, of: content.attachment.contentType),
                type: content.attachment.contentType.rawValue),
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: content.bytes)))
    }

    /// `/files/export?to=…&account=…&from=…&until=…`: an export. It is written to a file first, so an error becomes a response and not a
    /// truncated file.
    private func export(_ signedIn: SignedInContext) async throws -> Response {
        let format = try format(of: signedIn)
        let request = ExportRequest(
            format: format, account: try value("account", of: signedIn) { ID($0) }, from: try value("from", of: signedIn) { Day($0) },
            until: try value("until", of: signedIn) { Day($0) })
        try rateLimiter.consume(.export, by: signedIn.session.profile.id)
        let folder = try staging.makeFolder()
        let file = Mutex(try StagedFileHandle(path: folder.path + "/export"))
        try await signedIn.services.exports().export(request) { bytes in try file.withLock { try $0.write(bytes) } }
        return try download(
            folder.path + "/export", in: folder, name: "coffer-\(signedIn.services.context.today).\(format.fileEnding)",
            type: format.mediaType)
    }

    /// `/files/transactions?q=…&account=…`: a list of transactions as CSV.
    private func list(_ signedIn: SignedInContext) async throws -> Response {
        guard var query = EntryQuery(items: signedIn.request.query.map { ($0.name, $0.value) }) else { throw HTTPFailure.notFound }
        query.searchLocale = signedIn.services.context.locale
        try rateLimiter.consume(.export, by: signedIn.session.profile.id)
        let folder = try staging.makeFolder()
        let file = Mutex(try StagedFileHandle(path: folder.path + "/export"))
        try await signedIn.services.transactionScreens().exportList(query) { bytes in try file.withLock { try $0.write(bytes) } }
        return try download(
            folder.path + "/export", in: folder, name: "coffer-\(signedIn.services.context.today).csv", type: ExportFormat.csv.mediaType)
    }

    /// A file that a feature writes.
    private func file(_ path: Substring, _ signedIn: SignedInContext) async throws -> Response? {
        let query = signedIn.request.query.map { QueryItem(String($0.name), String($0.value)) }
        guard let write = FeatureList.standard.fileWriter(path, query: query) else { return nil }
        try rateLimiter.consume(.export, by: signedIn.session.profile.id)
        guard let file = try await write(signedIn.services) else { throw HTTPFailure.notFound }
        return Response(
            status: .ok, headers: headers(name: file.name, type: file.mediaType),
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.bytes)))
    }

    private func format(of signedIn: SignedInContext) throws -> ExportFormat {
        guard let name = signedIn.request.queryValue("to") else { return .csv }
        guard let format = ExportFormat(rawValue: name) else {
            throw ServiceError.rule(.downloadFormatUnknown(name, known: ExportFormat.allCases.map(\.rawValue)))
        }
        return format
    }

    /// `/files/backup`: a copy of the database, for an owner who confirmed the passphrase recently.
    private func backup(_ signedIn: SignedInContext) async throws -> Response {
        guard signedIn.services.context.member.role == .owner else { throw ServiceError.unauthorized }
        try rateLimiter.consume(.backup, by: signedIn.session.profile.id)
        let folder = try staging.makeFolder()
        try await signedIn.services.backup().backup(to: folder.path + "/backup")
        return try download(
            folder.path + "/backup", in: folder, name: "coffer-\(signedIn.services.context.today).sqlite", type: "application/vnd.sqlite3")
    }

    // MARK: - Responses

    private func value<T>(_ name: String, of signedIn: SignedInContext, _ read: (String) -> T?) throws(HTTPFailure) -> T? {
        guard let text = signedIn.request.queryValue(name), !text.isEmpty else { return nil }
        guard let value = read(text) else { throw .notFound }
        return value
    }

    private func headers(name: String, type: String) -> HTTPFields {
        [
            .contentType: type, .contentDisposition: DownloadName.disposition(name), .cacheControl: "no-store",
            .contentSecurityPolicy: "default-src 'none'; sandbox",
        ]
    }

    private func download(_ path: String, in folder: StagedFolder, name: String, type: String) throws -> Response {
        guard let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int else {
            throw HTTPFailure.failed(.serverError(500))
        }
        return Response(
            status: .ok, headers: headers(name: name, type: type),
            body: ResponseBody(contentLength: size) { writer in
                // The closure retains the folder until the file is sent.
                guard let handle = withExtendedLifetime(folder, { FileHandle(forReadingAtPath: path) }) else {
                    throw HTTPFailure.failed(.serverError(503))
                }
                defer { try? handle.close() }
                while let piece = try handle.read(upToCount: 65_536), !piece.isEmpty { try await writer.write(ByteBuffer(bytes: piece)) }
                try await writer.finish(nil)
            })
    }
}
