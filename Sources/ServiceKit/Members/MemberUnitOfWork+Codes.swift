package import Models
import Storage

extension MemberUnitOfWork {
    /// The kind of code that was used.
    package enum CodeKind {
        case authenticator, backup
    }

    /// Consumes a one-time code or a backup code; nil if it is neither, or was used before.
    package func useCode(_ code: String, of member: MemberProfile) throws -> CodeKind? {
        let typed = code.filter { !$0.isWhitespace }
        if let secret = try credentials.codeSecret(of: member.id, isConfirmed: true) {
            for step in OneTimeCode.steps(of: typed, secret: secret, at: now)
            where try credentials.consumeStep(step, of: member.id, latest: OneTimeCode.latestStep(at: now)) {
                return .authenticator
            }
        }
        guard let hash = BackupCode.hash(typed, of: member.id), try credentials.consumeBackupCode(hash, of: member.id, at: now) else {
            return nil
        }
        return .backup
    }

    /// Replaces the member's backup codes.
    package func makeBackupCodes(of member: ID<Member>) throws -> [String] {
        let codes = BackupCode.make()
        try credentials.replaceBackupCodes(codes.compactMap { BackupCode.hash($0, of: member) }, of: member)
        return codes
    }
}
