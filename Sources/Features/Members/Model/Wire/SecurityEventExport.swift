package import Models
import WireModels

/// An entry of the security log in an export.
package struct SecurityEventExport: Encodable {
    let id: ID<SecurityEvent>
    /// Absent for the household.
    let member: ID<Member>?
    let kind: SecurityEvent.Kind
    let at: Instant
    /// Absent for the command line.
    let address: String?
    /// The name of the provider of sign-in; absent if it is about none.
    let provider: String?

    package init(_ event: SecurityEvent) {
        id = event.id
        member = event.member
        kind = event.kind
        at = Instant(milliseconds: event.at)
        address = event.address.nonEmpty
        provider = event.provider.nonEmpty
    }
}
