package import Localization

/// The violations of a `SetupDraft`, by field, as sentences; nil where valid.
package struct SetupViolations: Hashable, Sendable {
    package var name: LocalizedText?
    package var passphrase: LocalizedText?
    package var householdName: LocalizedText?
    package var timeZone: LocalizedText?

    package init(
        name: LocalizedText? = nil, passphrase: LocalizedText? = nil, householdName: LocalizedText? = nil, timeZone: LocalizedText? = nil
    ) {
        self.name = name
        self.passphrase = passphrase
        self.householdName = householdName
        self.timeZone = timeZone
    }
}
