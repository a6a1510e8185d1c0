import Foundation
import Models
import Services

/// The folder beside the database where a household's uploads lie, each in a folder of its own under its id.
///
/// The browser's names stand in a list beside the files and are never part of a path. Only this user can read what is there.
struct UploadFolder {
    private let root: URL

    /// How long an upload is kept, in milliseconds: 24 hours.
    private static let lifetime: Int64 = 86_400_000
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
            for (index, file) in files.enumerated() { try take(file, to: growing.appendingPathComponent(String(index))) }
            try Self.mapping("The upload") {
                try JSONEncoder().encode(list).write(to: growing.appendingPathComponent(Self.listName))
                try FileManager.default.moveItem(at: growing, to: folder(of: id))
            }
        } catch {
            try? FileManager.default.removeItem(at: growing)
            throw error
        }
    }

    /// The list of an upload, and where its files lie; nil where there is none, or it is too old.
    func find(_ id: ID<Upload>, at milliseconds: Int64) -> (list: List, paths: [String])? {
        guard milliseconds - Self.milliseconds(of: id) < Self.lifetime,
            let data = try? Data(contentsOf: folder(of: id).appendingPathComponent(Self.listName)),
            let list = try? JSONDecoder().decode(List.self, from: data)
        else { return nil }
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
    func choices(of id: ID<Upload>) -> ImportChoices {
        guard let data = try? Data(contentsOf: folder(of: id).appendingPathComponent(Self.choicesName)) else { return ImportChoices() }
        return (try? JSONDecoder().decode(ImportChoices.self, from: data)) ?? ImportChoices()
    }

    func remove(_ id: ID<Upload>) throws {
        try Self.mapping("The upload") { try FileManager.default.removeItem(at: folder(of: id)) }
    }

    /// Removes uploads that are too old, and what never became one.
    func removeExpired(at milliseconds: Int64) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? [] {
            let text = name.hasPrefix(Self.receivingPrefix) ? String(name.dropFirst(Self.receivingPrefix.count)) : name
            guard let id = ID<Upload>(text), milliseconds - Self.milliseconds(of: id) >= Self.lifetime else { continue }
            try? FileManager.default.removeItem(at: root.appendingPathComponent(name))
        }
    }

    // MARK: - Private

    private static let receivingPrefix = "new-"

    private func folder(of id: ID<Upload>) -> URL { root.appendingPathComponent(id.description, isDirectory: true) }

    /// When an id was made; it says so itself.
    private static func milliseconds(of id: ID<Upload>) -> Int64 { (id.rawValue >> 22) + IDGenerator.epochMilliseconds }

    private func makeFolder(_ url: URL) throws {
        try Self.mapping(url.path) {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
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
