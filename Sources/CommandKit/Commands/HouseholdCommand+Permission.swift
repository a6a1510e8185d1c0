import Localization
import Models
package import Services

extension HouseholdCommand {
    /// Runs the command; a refusal of what the member may not do says who may, where the command or the role decides it.
    ///
    /// - Throws: as `run`; `CommandFailure.notPermitted` in place of `ServiceError.unauthorized`.
    package func runExplainingRefusal(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        do {
            return try await run(in: household, console: console)
        } catch ServiceError.unauthorized {
            let role = household.context.member.role
            if role != .owner, self is any OwnerCommand { throw CommandFailure.notPermitted("Only an owner can do this") }
            if !role.canWrite { throw CommandFailure.notPermitted("Viewers change nothing") }
            throw ServiceError.unauthorized
        }
    }
}
