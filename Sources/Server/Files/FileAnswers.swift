import Foundation
import HTTPTypes
import Hummingbird
import Models
import NIOCore
import Navigation
import Services
import Synchronization

/// Files that a signed-in member takes away: receipts, exports, payment files, and the whole database. They belong to no screen.
struct FileAnswers: Sendable {
    let staging: StagingFolder
    let paces: RateLimiter

    /// - Parameter path: below `/files/`.
    /// - Returns: nil where there is no such file.
    /// - Throws: `Refusal`, `ServiceError`.
    func answer(_ path: Substring, _ visit: SignedInVisit) async throws -> Response? {
        switch path {
        case "export": try await export(visit)
        case "backup": try await backup(visit)
        case "payments": try await payments(visit.visit.query.filter { $0.name == "id" }.map { String($0.value) }, visit)
        case _ where path.hasPrefix("attachments/"): try await attachment(String(path.dropFirst(12)), visit)
        case _ where path.hasPrefix("payment/"): try await payments([String(path.dropFirst(8))], visit)
        default: nil
        }
    }

    /// `/files/attachments/ID`: a receipt, always to keep and never to show in place, since its bytes are a stranger's.
    private func attachment(_ id: String, _ visit: SignedInVisit) async throws -> Response {
        guard let id = ID<Attachment>(id) else { throw Refusal.notFound }
        let content = try await visit.services.attachments().fetchContent(id: id)
        return Response(
            status: .ok,
            headers: headers(
                name: DownloadName.name(content.attachment.name, of: content.attachment.contentType),
                type: content.attachment.contentType.rawValue),
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: content.bytes)))
    }

    /// `/files/export?to=…&account=…&from=…&until=…`. It is written to its end first, so that what goes wrong is an answer and no torn file.
    private func export(_ visit: SignedInVisit) async throws -> Response {
        let format = try format(of: visit)
        let request = ExportRequest(
            format: format, account: try value("account", of: visit) { ID($0) }, from: try value("from", of: visit) { Day($0) },
            until: try value("until", of: visit) { Day($0) })
        try paces.take(.export, by: visit.session.profile.id)
        let folder = try staging.make()
        let file = Mutex(try StagedFileHandle(path: folder.path + "/export"))
        try await visit.services.exports().export(request) { bytes in try file.withLock { try $0.write(bytes) } }
        return try download(
            folder.path + "/export", in: folder, name: "coffer-\(visit.services.context.today).\(format.fileEnding)",
            type: format.mediaType)
    }

    /// `/files/payment/ID` and `/files/payments?id=…&id=…`: what a bank takes orders from, for those who may order.
    private func payments(_ ids: [String], _ visit: SignedInVisit) async throws -> Response {
        var transfers: [ID<Transfer>] = []
        for id in ids {
            guard let id = ID<Transfer>(id) else { throw Refusal.notFound }
            transfers.append(id)
        }
        try paces.take(.export, by: visit.session.profile.id)
        let file = try await visit.services.transfers().paymentFile(ids: transfers)
        return Response(
            status: .ok, headers: headers(name: file.name, type: PaymentFile.contentType),
            body: ResponseBody(byteBuffer: ByteBuffer(string: file.text)))
    }

    private func format(of visit: SignedInVisit) throws -> ExportFormat {
        guard let name = visit.visit.queryValue("to") else { return .csv }
        guard let format = ExportFormat(rawValue: name) else {
            let known = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
            throw ServiceError.rule("The format \(name) is not known; there are \(known)")
        }
        return format
    }

    /// `/files/backup`: the whole database, for an owner who gave the passphrase a short while ago.
    private func backup(_ visit: SignedInVisit) async throws -> Response {
        guard visit.services.context.member.role == .owner else { throw ServiceError.unauthorized }
        try paces.take(.backup, by: visit.session.profile.id)
        let folder = try staging.make()
        try await visit.services.backup().backup(to: folder.path + "/backup")
        return try download(
            folder.path + "/backup", in: folder, name: "coffer-\(visit.services.context.today).sqlite", type: "application/vnd.sqlite3")
    }

    // MARK: - Sending

    private func value<T>(_ name: String, of visit: SignedInVisit, _ read: (String) -> T?) throws(Refusal) -> T? {
        guard let text = visit.visit.queryValue(name), !text.isEmpty else { return nil }
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
            throw Refusal.failed(.serverError(500))
        }
        return Response(
            status: .ok, headers: headers(name: name, type: type),
            body: ResponseBody(contentLength: size) { writer in
                // The folder goes with this closure.
                guard let handle = withExtendedLifetime(folder, { FileHandle(forReadingAtPath: path) }) else {
                    throw Refusal.failed(.serverError(503))
                }
                defer { try? handle.close() }
                while let piece = try handle.read(upToCount: 65_536), !piece.isEmpty { try await writer.write(ByteBuffer(bytes: piece)) }
                try await writer.finish(nil)
            })
    }
}

/// A file that is written from one place at a time.
private struct StagedFileHandle: ~Copyable, Sendable {
    private let handle: FileHandle

    init(path: String) throws(Refusal) {
        guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]),
            let handle = FileHandle(forWritingAtPath: path)
        else { throw .failed(.serverError(503)) }
        self.handle = handle
    }

    deinit {
        try? handle.close()
    }

    /// - Throws: `Refusal.failed` where the disk is full.
    func write(_ bytes: [UInt8]) throws(Refusal) {
        do {
            try handle.write(contentsOf: bytes)
        } catch {
            throw .failed(.serverError(503))
        }
    }
}
