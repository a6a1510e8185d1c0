package import Storage

extension Schema {
    /// The tables of the ledger, of members and of notifications, which Storage's repositories use, without any of a feature.
    package static let ledger = Schema(
        partial: base + [
            .passphraseChoices, .lineMandates, .receivables, .attachedObjects, .categoryChoices, .categoryDays, .categoryParts, .spellings,
            .notificationObjects, .noticeSteps, .householdKeys(), .formerMembers, .sessionProviders,
        ])
}
