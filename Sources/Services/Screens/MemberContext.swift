package import Models

/// Who looks at a screen, and how things are shown to them.
package struct MemberContext: Hashable, Sendable {
    package var member: Member
    /// What the member is called on screens.
    package var memberName: String
    package var household: Household
    /// In the household's time zone.
    package var today: Day
    /// Of numbers and days.
    package var locale: LocaleFormat
    /// Off: amounts are shown as dots.
    package var showsBalances: Bool

    package init(member: Member, memberName: String, household: Household, today: Day, locale: LocaleFormat, showsBalances: Bool) {
        self.member = member
        self.memberName = memberName
        self.household = household
        self.today = today
        self.locale = locale
        self.showsBalances = showsBalances
    }

    /// A viewer reads everything and writes nothing but the own profile.
    package var canWrite: Bool { member.role.canWrite }
}
