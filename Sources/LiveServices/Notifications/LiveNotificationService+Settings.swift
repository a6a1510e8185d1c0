import Models
import Services
import Storage

extension LiveNotificationService {

    func fetchSettings() async throws -> NotificationSettings {
        let member = try me()
        return try context.read { try NotificationSettingsRepository($0, household: context.household.id).find(member) }
    }

    func updateSettings(_ settings: NotificationSettings) async throws -> NotificationSettings {
        let member = try me()
        let checked = try NotificationRule.checked(settings, in: context.household)
        return try await context.writeMembers([.notifications]) { write in
            let repository = NotificationSettingsRepository(write.connection, household: context.household.id)
            guard try repository.save(checked, of: member) else { throw ServiceError.conflict }
            if checked.email == nil {
                try NotificationRepository(write.connection, household: context.household.id).forgetMail(of: member)
            }
            try write.members.touch(member)
            return try repository.find(member)
        }
    }
}
