import MembersModel
import Models
import ServiceKit
import Services
import Storage

extension LiveSecurityService {
    func enableCodes() async throws -> CodeSetup {
        let member = try context.requireMember()
        let secret = OneTimeCode.makeSecret()
        return try await context.writeMembers { write in
            try requireConfirmation(in: write)
            guard let profile = try write.members.find(member) else { throw ServiceError.notFound }
            guard try write.credentials.codeSecret(of: member, isConfirmed: true) == nil else {
                throw ServiceError.rule(.oneTimeCodesOn)
            }
            try write.credentials.saveCodeSecret(secret, of: member, at: write.now)
            return CodeSetup(
                secret: Base32.grouped(secret),
                uri: OneTimeCode.uri(secret: secret, name: profile.name, household: context.household.name))
        }
    }

    func confirmCodes(_ code: String) async throws -> [String] {
        let member = try context.requireMember()
        return try await context.writeMembers { write in
            try requireConfirmation(in: write)
            guard let secret = try write.credentials.codeSecret(of: member, isConfirmed: false) else {
                throw ServiceError.rule(.oneTimeCodeNotScanned)
            }
            let typed = code.filter { !$0.isWhitespace }
            guard let step = OneTimeCode.steps(of: typed, secret: secret, at: write.now).first,
                try write.credentials.consumeStep(step, of: member, latest: OneTimeCode.latestStep(at: write.now))
            else { throw ServiceError.rule(.oneTimeCodeWrong) }
            let codes = try write.makeBackupCodes(of: member)
            try write.sessions.deleteAll(of: member, except: context.session)
            try context.logOwnChange(.codesEnabled, of: member, in: write)
            return codes
        }
    }

    func disableCodes() async throws {
        let member = try context.requireMember()
        try await context.writeMembers { write in
            try requireConfirmation(in: write)
            try write.credentials.deleteCodes(of: member)
            try context.logOwnChange(.codesDisabled, of: member, in: write)
        }
    }

    func renewBackupCodes() async throws -> [String] {
        let member = try context.requireMember()
        return try await context.writeMembers { write in
            try requireConfirmation(in: write)
            guard try write.credentials.codeSecret(of: member, isConfirmed: true) != nil else {
                throw ServiceError.rule(.oneTimeCodesOff)
            }
            let codes = try write.makeBackupCodes(of: member)
            try context.logOwnChange(.backupCodesRenewed, of: member, in: write)
            return codes
        }
    }
}
