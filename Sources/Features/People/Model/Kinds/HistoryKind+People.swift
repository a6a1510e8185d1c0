import Localization
package import Services

extension HistoryKind {
    /// Changes of people, groups and shared expenses.
    package static let people = HistoryKind(
        "people", "People",
        [
            .addPerson: "Person added",
            .editPerson: "Person changed",
            .deletePerson: "Person removed",
            .addPeopleGroup: "Group added",
            .editPeopleGroup: "Group changed",
            .archivePeopleGroup: "Group archived",
            .restorePeopleGroup: "Group brought back",
            .deletePeopleGroup: "Group removed",
            .addExpense: "Shared expense added",
            .editExpense: "Shared expense changed",
            .deleteExpense: "Shared expense removed",
            .addSettlement: "Settlement added",
            .deleteSettlement: "Settlement removed",
            .importGroup: "Group imported",
            .addGuestLink: "Guest link made",
            .revokeGuestLink: "Guest link revoked",
            .dismissSettlement: "Not a settlement",
            .offerSettlement: "Offered as a settlement",
        ])
}
