package import Services
import Storage

extension LiveInstallation {
    package func backup(to file: String) async throws -> Bool {
        guard let household = try ServiceError.mapping({ try database.read { try HouseholdRepository($0).all().first } }) else {
            return false
        }
        try await LiveBackupService(context: ownerContext(of: household)).backup(to: file)
        return true
    }

    package func removeExpired() async throws {
        let now = clock.now()
        _ = try ServiceError.mapping {
            try database.write(nil, []) { connection in
                try SessionRepository(connection).forget(
                    usedBefore: now - SessionRule.longestIdle, pendingBefore: now - SessionRule.pendingLife)
            }
        }
    }
}
