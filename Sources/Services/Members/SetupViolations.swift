/// The violations of a `SetupDraft`, by field, as sentences; nil where valid.
package struct SetupViolations: Hashable, Sendable {
    package var name: String?
    package var passphrase: String?
    package var householdName: String?
    package var timeZone: String?

    package init(name: String? = nil, passphrase: String? = nil, householdName: String? = nil, timeZone: String? = nil) {
        self.name = name
        self.passphrase = passphrase
        self.householdName = householdName
        self.timeZone = timeZone
    }
}
