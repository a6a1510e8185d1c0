import Foundation
import ImportModel
package import Models
package import Services

/// The bank's next two files, staged for the sample household and for the empty one, which know the upload by the same id.
package struct SampleUploads: Sendable {
    package let id: ID<Upload>
    private let root: String

    /// - Parameter root: a folder that nothing else uses; it is created.
    /// - Throws: `ServiceError`, and what the file system throws.
    package init(in root: String) async throws {
        self.root = root
        id = try await Self.stage(for: .household, in: root)
        _ = try await Self.stage(for: .empty, in: root)
    }

    /// The temporary folder of installations that find the upload.
    package func folder(of content: SampleInstallation.Content) -> String { Self.folder(of: content, in: root) }

    private static func folder(of content: SampleInstallation.Content, in root: String) -> String { "\(root)/\(content)" }

    private static func stage(for content: SampleInstallation.Content, in root: String) async throws -> ID<Upload> {
        let installation = try await SampleInstallation(content, temporaryFolder: folder(of: content, in: root))
        let uploads = try installation.services().uploads()
        var files: [StagedFile] = []
        for (name, text) in [("copperbridge-2026-06.ofx", statement), ("dollars.csv", table)] {
            let path = try await uploads.receivingPath()
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            files.append(StagedFile(name: name, path: path))
        }
        let id = try await uploads.stage(files)
        // The table does not say whose it is.
        if let account = installation.sample.accounts[.dollars] {
            var choices = ImportChoices()
            choices.accounts["1-0"] = .account(account.id)
            try await uploads.save(choices, for: id)
        }
        return id
    }

    private static var statement: String {
        let today = SampleHousehold.today
        let lines = [
            (today, -8_40, "Corner Bakery"), (today.adding(days: -1), -46_15, "Millbrook Market"), (today, 120_00, "Felix Brandner"),
        ]
        .map { Movement(account: .joint, day: $0, units: Int64($1), payee: $2) }
        return OFXFile(bank: .copperbridge, statements: [.init(account: .joint, from: today.adding(days: -1), until: today, lines: lines)])
            .text
    }

    private static var table: String {
        SampleFiller.table([(-2, "Pier Diner", "-21.70"), (-1, "Pier Diner", "-4,5O")], today: SampleHousehold.today)
    }
}
