import Models
import ServiceKit
import Storage
import TransferModel

/// Determines the proof that confirms an order of the member.
struct TransferProofPolicy {
    let connection: Connection
    let context: ServiceContext

    /// The command line acts for the owner of the file and requires no proof.
    func kind(for amount: Money) throws -> TransferProofKind {
        guard context.session != nil, let member = context.member.id else { return .none }
        let validator = TransferValidator(connection, household: context.household, today: try context.today())
        guard try validator.needsProof(amount) else { return .none }
        return try context.usesCodes(member, on: connection) ? .code : .passphrase
    }
}
