import Models

/// The users of the household.
struct UsersAnswer: Answer {

    var users: [MemberProfile]

    func writeJSON(to text: inout JSONText) {
        text.array(users) { Self.write($1, to: &$0) }
    }

    static func write(_ user: MemberProfile, to text: inout JSONText) {
        text.object { text in
            text.member("id", user.id.description)
            text.member("name", user.name)
            text.member("displayName", user.displayName)
            text.member("role", user.role.rawValue)
            text.member("disabled", user.isDisabled)
            text.member("created", Instant(milliseconds: user.createdAt).description)
        }
    }

    var csv: [[String]] {
        [["id", "name", "displayName", "role", "disabled", "created"]]
            + users.map { user in
                [
                    user.id.description, CSVCell.guarded(user.name), CSVCell.guarded(user.displayName), user.role.rawValue,
                    user.isDisabled ? "true" : "false", Instant(milliseconds: user.createdAt).description,
                ]
            }
    }

    func table(style: TextStyle) -> String {
        guard !users.isEmpty else { return "No users yet. Add one with: coffer user add NAME\n" }
        var table = Table([
            .init(title: "NAME", maximum: 32), .init(title: "CALLED", maximum: 32), .init(title: "ROLE"), .init(title: "SINCE (UTC)"),
            .init(title: ""),
        ])
        for user in users {
            table.add([
                .init(user.name), .init(user.displayName), .init(user.role.rawValue), .init(Instant(milliseconds: user.createdAt).minute),
                .init(user.isDisabled ? "disabled" : "", .faint),
            ])
        }
        return table.text(style: style)
    }
}

/// A user who was added or changed.
struct UserAnswer: Answer {

    /// The past participle of the change: `Added`, `Reset`, `Disabled`.
    var deed: String
    var user: MemberProfile

    func writeJSON(to text: inout JSONText) { UsersAnswer.write(user, to: &text) }
    var csv: [[String]] { UsersAnswer(users: [user]).csv }
    func table(style: TextStyle) -> String { TerminalText.clean("\(deed) \(user.name), \(user.role.rawValue)") + "\n" }
}
