package import Models
package import Services

/// Statement files on their way into a made-up household; only their names are kept.
package struct MockUploadService: UploadServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    package func receivingPath() async throws -> String {
        try await ledger.change { state in
            let id: ID<Upload> = state.makeID()
            return "mock/\(id)"
        }
    }

    package func stage(_ files: [StagedFile]) async throws -> ID<Upload> {
        try await ledger.write { state in
            guard !files.isEmpty else { throw ServiceError.rule("No file was chosen") }
            let upload = Upload(id: state.makeID(), files: files)
            state.uploads.append(upload)
            return upload.id
        }
    }

    package func fetchUpload(id: ID<Upload>) async throws -> Upload {
        try await ledger.read { state in
            guard let upload = state.uploads.first(where: { $0.id == id }) else { throw ServiceError.notFound }
            return upload
        }
    }

    package func keep(_ choices: ImportChoices, for id: ID<Upload>) async throws {
        try await ledger.write { state in
            guard let index = state.uploads.firstIndex(where: { $0.id == id }) else { throw ServiceError.notFound }
            state.uploads[index].choices = choices
        }
    }

    package func discard(id: ID<Upload>) async throws {
        try await ledger.write { state in state.uploads.removeAll { $0.id == id } }
    }

    /// Nothing grows old here.
    package func discardExpired() async throws {
        try await ledger.read { _ in }
    }
}
