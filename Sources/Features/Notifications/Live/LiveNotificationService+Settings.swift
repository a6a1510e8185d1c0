import Localization
import Models
import NotificationsModel
import ServiceKit
import Services
import Storage

extension LiveNotificationService {
    func fetchSettings() async throws -> NotificationSettings {
        let member = try context.requireMember()
        return try await context.read { try NotificationSettingsRepository($0, household: context.household.id).find(member) }
    }

    func updateSettings(_ settings: NotificationSettings) async throws -> NotificationSettings {
        let member = try context.requireMember()
        var validated = try NotificationRule.validated(settings, in: context.household)
        validated.summary?.since = context.clock.now()
        return try await context.writeMembers([.members, .notifications]) { [validated] write in
            let repository = NotificationSettingsRepository(write.connection, household: context.household.id)
            let before = try repository.find(member)
            let email = before.email
            var validated = validated
            // A summary that was due before its weekday or hour was chosen is not sent.
            if let stored = before.summary, stored.weekday == validated.summary?.weekday, stored.hour == validated.summary?.hour {
                validated.summary = stored
            }
            if email != validated.email {
                try write.requireConfirmation(of: context.session)
                if let email { try sendAddressChangeMail(email, of: member, in: write) }
                // Logged before the settings change: a first address receives no notification about itself.
                try context.logOwnChange(.emailChanged, of: member, in: write)
            }
            guard try repository.save(validated, of: member) else { throw ServiceError.conflict }
            if validated.email == nil {
                try NotificationRepository(write.connection, household: context.household.id).cancelMail(of: member)
            }
            try write.members.touch(member)
            return try repository.find(member)
        }
    }

    /// Maximum number of address-change messages a member causes within an hour, since each goes to a recipient who did not request it.
    private static let maximumAddressChanges = 5

    /// Queues a message to the previous address; none if this server sends no e-mail.
    private func sendAddressChangeMail(_ address: String, of member: ID<Member>, in write: MemberUnitOfWork) throws {
        guard context.canMail, let profile = try write.members.find(member) else { return }
        let mails = MailRepository(write.connection, household: context.household.id)
        guard try mails.countFixedRecipient(of: member, since: write.now - 3_600_000) < Self.maximumAddressChanges else {
            throw ServiceError.rule(.notificationEmailChangedOften(Self.maximumAddressChanges))
        }
        let mail = AddressChangeMail(
            name: profile.displayName, in: TextEnvironment(profile.language, locale: LocaleFormat(profile.locale)))
        try mails.insert(
            MailRecord(
                id: write.ids.next(at: write.now), member: member, recipient: address, keepsRecipient: true, subject: mail.subject,
                body: mail.body, createdAt: write.now))
    }
}
