import DesignSystem
import HTML
import Localization
import MembersModel
import Models
import Services

/// The security log, newest first.
struct SecurityLog: View {
    let lines: [SecurityLogLine]
    let context: MemberContext

    var body: some View {
        Section(
            "Security log", note: context.member.role == .owner ? "You see what all members did." : "You see your own sign-ins and changes."
        ) {
            ForEach(lines, id: \.event.id.description) { line in
                ListRow(line.title, subtitle: subtitle(line)) {
                    IconDisc(line.isWarning ? .exclamationmarkTriangle : .shield, tint: line.isWarning ? .warning : .neutral)
                } trailing: {
                    small { .relative(line.moment) }
                }
            }
        }
    }

    private func subtitle(_ line: SecurityLogLine) -> LocalizedText? {
        let parts = [line.memberName.map { LocalizedText.verbatim($0) }, NetworkPlace(line.event.address).displayName].compactMap(\.self)
        return parts.isEmpty ? nil : .joined(parts)
    }
}
