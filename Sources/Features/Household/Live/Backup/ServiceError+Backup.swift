import HouseholdModel
import Localization
import Models
import Services
import Storage

extension ServiceError {
    /// The user-facing error for a backup that was not written or not restored.
    init(_ error: BackupError) {
        switch error {
        case .targetExists(let path): self = .cannotWrite(file: path, reason: "The file exists already")
        case .cannotWrite(let path, let reason): self = .cannotWrite(file: path, reason: .verbatim(reason))
        case .cannotRead(let path, let reason): self = .missingInput(file: path, reason: .verbatim(reason))
        case .notVerified(let path, let reason): self = .database(.backupNotVerified(path: path, reason: reason))
        case .householdExists(let name): self = .rule(.householdExists(name))
        case .hostTaken(let host): self = .rule(.householdHostTaken(host))
        case .householdMissing: self = .notFound
        case .refused(let path, let code, let arguments):
            self = .refusedFile(file: path, diagnostic: Diagnostic(line: 0, severity: .error, code: code, arguments: arguments))
        }
    }
}
