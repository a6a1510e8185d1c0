import Models

extension [MemberProfile] {
    /// The sign-in names and ids of those that can sign in, of many the first ones, as a choice; nil without any.
    package var choices: String? {
        let most = 20
        let enabled = filter { !$0.isDisabled }
        guard !enabled.isEmpty else { return nil }
        let named = enabled.prefix(most).map { "\($0.name) (\($0.id))" }
        return (named + (enabled.count > most ? ["…"] : [])).joined(separator: ", ")
    }
}
