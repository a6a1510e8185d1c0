import Foundation
import Logging
import Models
import Services

/// The folder beside the database where a household's uploads lie, each in a folder of its own under its id.
///
/// The browser's names stand in a list beside the files and are never part of a path. Only this user can read what is there.
struct UploadFolder {
    private let root: URL
    /// The folders that nobody but Coffer makes.
    private let own: [URL]

    /// How long an upload is kept, in milliseconds: 24 hours.
    private static let lifetime: Int64 = 86_400_000
    /// How far an id may lie in the future, in milliseconds: ids made within one millisecond count on.
    private static let tolerance: Int64 = 60_000
    private static let listName = "list.json"
    private static let choicesName = "choices.json"

    /// What an upload's list says.
    struct List: Codable {
        /// Nil: the command line.
        var member: Int64?
        var names: [String]
    }

    /// - Throws: `ServiceError.rule` where a database in memory has no folder.
    init(_ context: ServiceContext) throws {
        guard let path = context.path.isEmpty ? context.temporaryFolder : context.path + ".uploads" else {
            throw ServiceError.rule("There is no folder for uploads")
        }
        root = URL(fileURLWithPath: path, isDirectory: true)
            .appendingPathComponent(context.household.id.description, isDirectory: true)
        own = context.path.isEmpty ? [root] : [root.deletingLastPathComponent(), root]
    }

    // MARK: - API

    /// A path that nothing lies at yet.
    func receivingPath(_ id: ID<Upload>) throws -> String {
        try makeFolder(root)
        return root.appendingPathComponent(Self.receivingPrefix + id.description).path
    }

    /// Takes files over. They are all there afterwards, or none.
    ///
    /// - Throws: `ServiceError.cannotWrite`, `.missingInput`.
    func store(_ files: [StagedFile], as id: ID<Upload>, list: List) throws {
        try makeFolder(root)
        let growing = root.appendingPathComponent(Self.receivingPrefix + id.description, isDirectory: true)
        do {
            try makeFolder(growing)
            try tighten()
            for (index, file) in files.enumerated() { try take(file, to: growing.appendingPathComponent(String(index))) }
            try Self.mapping("The upload") {
                let url = growing.appendingPathComponent(Self.listName)
                try JSONEncoder().encode(list).write(to: url)
                try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
                try FileManager.default.moveItem(at: growing, to: folder(of: id))
            }
        } catch {
            // Of the two errors the first one says what happened; what stays goes when it is a day old.
            try? FileManager.default.removeItem(at: growing)
            throw error
        }
    }

    /// - Parameter bytes: of one more upload.
    /// - Throws: `ServiceError.rule` where the household has too many uploads that wait for their import, or they would be too large.
    func requireRoom(for bytes: Int64) throws {
        let wait = "import or discard some of them first, or wait until they expire after 24 hours"
        let uploads = try uploadSizes()
        guard uploads.count < UploadLimit.uploads else {
            throw ServiceError.rule("\(uploads.count) uploads of this household wait for their import; \(wait)")
        }
        guard uploads.reduce(bytes, +) <= UploadLimit.bytes else {
            throw ServiceError.rule("The uploads of this household that wait for their import would be larger than 1 GB; \(wait)")
        }
    }

    /// The bytes of each upload, and of what has not become one yet.
    private func uploadSizes() throws -> [Int64] {
        let files = FileManager.default
        guard files.fileExists(atPath: root.path) else { return [] }
        return try Self.mapping("The upload") {
            try files.contentsOfDirectory(atPath: root.path).map { name in
                let path = root.appendingPathComponent(name).path
                var isFolder = ObjCBool(false)
                // One that is discarded meanwhile has no bytes any more.
                guard files.fileExists(atPath: path, isDirectory: &isFolder) else { return 0 }
                guard isFolder.boolValue else { return try Self.size(of: path) }
                return try files.contentsOfDirectory(atPath: path).reduce(0) { $0 + (try Self.size(of: path + "/" + $1)) }
            }
        }
    }

    /// The bytes of a file; 0 where there is none.
    static func size(of path: String) throws -> Int64 {
        do {
            return (try FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber)?.int64Value ?? 0
        } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
            return 0
        }
    }

    /// The list of an upload, and where its files lie; nil where there is none, or it is too old.
    ///
    /// - Throws: `ServiceError.missingInput` for one that cannot be read.
    func find(_ id: ID<Upload>, at milliseconds: Int64) throws -> (list: List, paths: [String])? {
        guard !isExpired(id, at: milliseconds), let list = try read(List.self, Self.listName, of: id) else { return nil }
        return (list, list.names.indices.map { folder(of: id).appendingPathComponent(String($0)).path })
    }

    /// Keeps what was corrected in an upload's preview.
    ///
    /// - Throws: `ServiceError.cannotWrite`.
    func keep(_ choices: ImportChoices, of id: ID<Upload>) throws {
        let url = folder(of: id).appendingPathComponent(Self.choicesName)
        try Self.mapping("The upload") {
            try JSONEncoder().encode(choices).write(to: url, options: .atomic)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
        }
    }

    /// What was corrected in an upload's preview; nothing where nothing was.
    ///
    /// - Throws: `ServiceError.missingInput` for one that cannot be read.
    func choices(of id: ID<Upload>) throws -> ImportChoices {
        try read(ImportChoices.self, Self.choicesName, of: id) ?? ImportChoices()
    }

    func remove(_ id: ID<Upload>) throws {
        try Self.mapping("The upload") { try FileManager.default.removeItem(at: folder(of: id)) }
    }

    /// Removes uploads that are too old, and what never became one. What cannot be removed is logged, and tried again the next time.
    func removeExpired(at milliseconds: Int64) {
        let files = FileManager.default
        guard files.fileExists(atPath: root.path) else { return }
        do {
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

    // MARK: - Private

    private static func warn(_ message: Logger.Message, _ error: any Error) {
        Logger(label: "coffer.services").warning(message, metadata: ["error": "\(error)"])
    }

    private static let receivingPrefix = "new-"

    private func folder(of id: ID<Upload>) -> URL { root.appendingPathComponent(id.description, isDirectory: true) }

    /// When an id was made; it says so itself.
    private static func milliseconds(of id: ID<Upload>) -> Int64 { (id.rawValue >> 22) + IDGenerator.epochMilliseconds }

    /// One that was made in the future, by a clock that was wrong, is too old, too.
    private func isExpired(_ id: ID<Upload>, at milliseconds: Int64) -> Bool {
        let age = milliseconds - Self.milliseconds(of: id)
        return age >= Self.lifetime || age < -Self.tolerance
    }

    /// What stands in a file of an upload; nil where there is none.
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

    /// Folders that an older version made, or somebody else, may be open to others.
    private func tighten() throws {
        try Self.mapping(root.path) {
            for folder in own { try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path) }
        }
    }

    private func take(_ file: StagedFile, to target: URL) throws {
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
