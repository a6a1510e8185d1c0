import Foundation
import ImportModel
import Ledger
import Localization
import Models
import ServiceKit
import Services
import StatementFiles
import Storage

/// Uploads in a folder next to the database.
struct LiveUploadService: UploadServiceProtocol {
    let context: ServiceContext

    func receivingPath() async throws -> String {
        try context.requireWriter()
        return try UploadFolder(context).receivingPath(makeID())
    }

    func stage(_ files: [StagedFile]) async throws -> ID<Upload> {
        try context.requireWriter()
        guard !files.isEmpty else { throw ServiceError.rule(.uploadEmpty) }
        guard files.count <= UploadLimit.files else { throw ServiceError.rule(.uploadTooManyFiles(atMost: UploadLimit.files)) }
        var size: Int64 = 0
        for file in files {
            let bytes = try self.size(of: file)
            guard bytes <= Int64(StatementFile.sizeLimit) else {
                throw ServiceError.rule(.uploadFileTooLarge(TextRule.fileName(file.name)))
            }
            size += bytes
        }
        let folder = try UploadFolder(context)
        folder.removeExpired(at: context.clock.now())
        try folder.requireCapacity(for: size)
        let id = makeID()
        try folder.store(
            files, as: id, list: UploadFolder.List(member: context.member.id?.rawValue, names: files.map { TextRule.fileName($0.name) }))
        return id
    }

    func fetchUpload(id: ID<Upload>) async throws -> Upload { try find(id) }

    func save(_ choices: ImportChoices, for id: ID<Upload>) async throws {
        try context.requireWriter()
        _ = try find(id)
        try UploadFolder(context).save(choices, of: id)
    }

    func discard(id: ID<Upload>) async throws {
        do {
            _ = try find(id)
        } catch ServiceError.notFound {
            return
        }
        try UploadFolder(context).remove(id)
    }

    func discardExpired() async throws {
        // An in-memory database may have no folder and hence no uploads.
        guard !context.path.isEmpty || context.temporaryFolder != nil else { return }
        try UploadFolder(context).removeExpired(at: context.clock.now())
    }

    /// - Throws: `ServiceError.notFound`, also for another member's upload.
    func find(_ id: ID<Upload>) throws -> Upload {
        let folder = try UploadFolder(context)
        guard let found = try folder.find(id, at: context.clock.now()),
            found.list.member == context.member.id?.rawValue
        else { throw ServiceError.notFound }
        return Upload(
            id: id, files: zip(found.list.names, found.paths).map { StagedFile(name: $0, path: $1) }, choices: try folder.choices(of: id))
    }

    /// - Throws: `ServiceError.missingInput`.
    private func size(of file: StagedFile) throws -> Int64 {
        do {
            let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? NSNumber
            return size?.int64Value ?? 0
        } catch {
            throw ServiceError.missingInput(file: file.name, reason: "The file did not arrive")
        }
    }

    private func makeID() -> ID<Upload> { context.database.ids.next(at: context.clock.now()) }
}
