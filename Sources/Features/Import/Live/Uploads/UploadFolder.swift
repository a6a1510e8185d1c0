import Foundation
import ImportModel
import Localization
import Logging
import Models
import ServiceKit
import Services

/// The folder of a household's uploads next to the database, with a subfolder per upload named by its id.
///
/// The names sent by the browser are stored in a list next to the files and are never part of a path. Files are readable by this user only.
struct UploadFolder {
    private let root: URL
    /// The folders created only by Coffer.
    private let own: [URL]

    /// The lifetime of an upload, in milliseconds: 24 hours.
    private static let lifetime: Int64 = 86_400_000
    /// The maximum time by which an id may be in the future, in milliseconds: ids made within one millisecond are incremented.
    private static let tolerance: Int64 = 60_000
    private static let listName = "list.json"
    private static let choicesName = "choices.json"

    /// The content of an upload's list.
    struct List: Codable {
        /// Nil: the command line.
        var member: Int64?
        var names: [String]
    }

    /// - Throws: `ServiceError.rule` if an in-memory database has no folder.
    init(_ context: ServiceContext) throws {
        guard let path = context.path.isEmpty ? context.temporaryFolder : context.path + ".uploads" else {
            throw ServiceError.rule(.uploadFolderMissing)
        }
        root = URL(fileURLWithPath: path, isDirectory: true)
            .appendingPathComponent(context.household.id.description, isDirectory: true)
        own = context.path.isEmpty ? [root] : [root.deletingLastPathComponent(), root]
    }

    // MARK: - API

    /// A new path for receiving a file.
    func receivingPath(_ id: ID<Upload>) throws -> String {
        try makeFolder(root)
        try restrictPermissions()
        return root.appendingPathComponent(Self.receivingPrefix + id.description).path
    }

    /// Moves files into an upload, all or none.
    ///
    /// - Throws: `ServiceError.cannotWrite`, `.missingInput`.
    func store(_ files: [StagedFile], as id: ID<Upload>, list: List) throws {
        try makeFolder(root)
        let partial = root.appendingPathComponent(Self.receivingPrefix + id.description, isDirectory: true)
        do {
            try makeFolder(partial)
            try restrictPermissions()
            for (index, file) in files.enumerated() { try move(file, to: partial.appendingPathComponent(String(index))) }
            try Self.mapping("The upload") {
                let url = partial.appendingPathComponent(Self.listName)
                try JSONEncoder().encode(list).write(to: url)
                try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
                try FileManager.default.moveItem(at: partial, to: folder(of: id))
            }
        } catch {
            // The first error is the relevant one; remaining files expire after a day.
            try? FileManager.default.removeItem(at: partial)
            throw error
        }
    }

    /// - Parameter bytes: size of the new upload.
    /// - Throws: `ServiceError.rule` if the household has too many pending uploads, or if they would be too large.
    func requireCapacity(for bytes: Int64) throws {
        let uploads = try uploadSizes()
        guard uploads.count < UploadLimit.uploads else { throw ServiceError.rule(.uploadsTooMany(uploads.count)) }
        guard uploads.reduce(bytes, +) <= UploadLimit.bytes else { throw ServiceError.rule(.uploadsTooLarge) }
    }

    /// The size of each upload, including unfinished ones.
    private func uploadSizes() throws -> [Int64] {
        let files = FileManager.default
        guard files.fileExists(atPath: root.path) else { return [] }
        return try Self.mapping("The upload") {
            try files.contentsOfDirectory(atPath: root.path).map { name in
                let path = root.appendingPathComponent(name).path
                var isFolder = ObjCBool(false)
                // An upload may be removed concurrently.
                guard files.fileExists(atPath: path, isDirectory: &isFolder) else { return 0 }
                guard isFolder.boolValue else { return try Self.size(of: path) }
                return try files.contentsOfDirectory(atPath: path).reduce(0) { $0 + (try Self.size(of: path + "/" + $1)) }
            }
        }
    }

    /// The size of a file in bytes; 0 if it does not exist.
    static func size(of path: String) throws -> Int64 {
        do {
            return (try FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber)?.int64Value ?? 0
        } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
            return 0
        }
    }

    /// The list and file paths of an upload; nil if it does not exist or has expired.
    ///
    /// - Throws: `ServiceError.missingInput` if it cannot be read.
    func find(_ id: ID<Upload>, at milliseconds: Int64) throws -> (list: List, paths: [String])? {
        guard !isExpired(id, at: milliseconds), let list = try read(List.self, Self.listName, of: id) else { return nil }
        return (list, list.names.indices.map { folder(of: id).appendingPathComponent(String($0)).path })
    }

    /// Saves the corrections of an upload's preview.
    ///
    /// - Throws: `ServiceError.cannotWrite`.
    func save(_ choices: ImportChoices, of id: ID<Upload>) throws {
        let url = folder(of: id).appendingPathComponent(Self.choicesName)
        try Self.mapping("The upload") {
            try JSONEncoder().encode(choices).write(to: url, options: .atomic)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
        }
    }

    /// The corrections of an upload's preview; empty if there are none.
    ///
    /// - Throws: `ServiceError.missingInput` if they cannot be read.
    func choices(of id: ID<Upload>) throws -> ImportChoices {
        try read(ImportChoices.self, Self.choicesName, of: id) ?? ImportChoices()
    }

    func remove(_ id: ID<Upload>) throws {
        try Self.mapping("The upload") { try FileManager.default.removeItem(at: folder(of: id)) }
    }

    /// Removes expired and unfinished uploads. Failures are logged and retried the next time.
    func removeExpired(at milliseconds: Int64) {
        let files = FileManager.default
        guard files.fileExists(atPath: root.path) else { return }
        do {
            try restrictPermissions()
            for name in try files.contentsOfDirectory(atPath: root.path) {
                let text = name.hasPrefix(Self.receivingPrefix) ? String(name.dropFirst(Self.receivingPrefix.count)) : name
                guard let id = ID<Upload>(text), isExpired(id, at: milliseconds) else { continue }
                do {
                    try files.removeItem(at: root.appendingPathComponent(name))
                } catch {
                    Self.warn("An expired upload cannot be removed", error)
                }
            }
        } catch {
            Self.warn("Expired uploads cannot be listed", error)
        }
    }

    /// Removes all uploads of the household. A failure is logged.
    func removeAll() {
        guard FileManager.default.fileExists(atPath: root.path) else { return }
        do {
            try FileManager.default.removeItem(at: root)
        } catch {
            Self.warn("The uploads of a removed household cannot be removed", error)
        }
    }

    // MARK: - Private

    private static func warn(_ message: Logger.Message, _ error: any Error) {
        Logger(label: "coffer.services").warning(message, metadata: ["error": "\(error)"])
    }

    private static let receivingPrefix = "new-"

    private func folder(of id: ID<Upload>) -> URL { root.appendingPathComponent(id.description, isDirectory: true) }

    /// The creation time contained in an id.
    private static func milliseconds(of id: ID<Upload>) -> Int64 { (id.rawValue >> 22) + IDGenerator.epochMilliseconds }

    /// An id from the future, made by a wrong clock, counts as expired.
    private func isExpired(_ id: ID<Upload>, at milliseconds: Int64) -> Bool {
        let age = milliseconds - Self.milliseconds(of: id)
        return age >= Self.lifetime || age < -Self.tolerance
    }

    /// Decodes a file of an upload; nil if it does not exist.
    private func read<Content: Decodable>(_ type: Content.Type, _ name: String, of id: ID<Upload>) throws -> Content? {
        let url = folder(of: id).appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        do {
            return try JSONDecoder().decode(Content.self, from: Data(contentsOf: url))
        } catch {
            Logger(label: "coffer.services").error("An upload cannot be read", metadata: ["file": "\(name)", "error": "\(error)"])
            throw ServiceError.missingInput(file: "The upload", reason: "It cannot be read any more; choose the files again")
        }
    }

    private func makeFolder(_ url: URL) throws {
        try Self.mapping(url.path) {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
    }

    /// Folders that an older version or another program has opened to others are closed again, with those of the uploads in them.
    private func restrictPermissions() throws {
        let files = FileManager.default
        try Self.mapping(root.path) {
            for folder in own { try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path) }
            for name in try files.contentsOfDirectory(atPath: root.path) {
                let url = root.appendingPathComponent(name)
                guard try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true else { continue }
                try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: url.path)
            }
        }
    }

    private func move(_ file: StagedFile, to target: URL) throws {
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw ServiceError.missingInput(file: file.name, reason: "The file did not arrive")
        }
        try Self.mapping(file.name) {
            try FileManager.default.moveItem(at: URL(fileURLWithPath: file.path), to: target)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: target.path)
        }
    }

    private static func mapping<T>(_ name: String, _ body: () throws -> T) throws -> T {
        do {
            return try body()
        } catch {
            throw ServiceError.cannotWrite(file: name, reason: "The disk is full, or the folder of the database cannot be written")
        }
    }
}
