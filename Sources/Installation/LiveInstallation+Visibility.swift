package import Models
import ServiceKit
package import Services

extension LiveInstallation {
    package func seenAccounts(of session: SessionContext) async throws -> SeenAccounts? {
        guard session.household.isDivided else { return nil }
        let (member, household) = (session.member, session.household)
        return try await context(of: member, in: household).read { connection in
            SeenAccounts(try AccountReader(connection, household: household.id).accounts(), of: member)
        }
    }
}
