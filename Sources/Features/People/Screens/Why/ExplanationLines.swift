import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel

/// The expenses and settlements behind a balance, oldest first, each with its effect and the balance after it.
struct ExplanationLines: View {
    let explanation: BalanceExplanation
    let group: PeopleGroup
    /// Whether an expense leads to its screen.
    var isLinked = true

    var body: some View {
        Section(heading, id: "lines-\(explanation.member)-\(explanation.currency.code)") {
            ForEach(Array(explanation.lines.indices), id: { String($0) }) { row(explanation.lines[$0]) }
            ListRow("In all") {
                EmptyView()
            } trailing: {
                AmountText(explanation.balance, style: AmountStyle(explanation.balance))
            }
        }
    }

    private var heading: LocalizedText {
        let isYou = group.member(explanation.member)?.isYou == true
        return isYou ? "Your expenses and settlements" : "Expenses and settlements of \(group.name(of: explanation.member))"
    }

    private func row(_ line: BalanceExplanation.Line) -> some View {
        ListRow(title(line.source), subtitle: .joined(["\(line.day)"] + details(line.source)), path: path(line.source)) {
            EmptyView()
        } trailing: {
            AmountText(line.change, style: AmountStyle(line.change))
            small { "then \(line.balance)" }
        }
    }

    private func title(_ source: BalanceExplanation.Line.Source) -> LocalizedText {
        switch source {
        case .expense(_, let title, _, _): .verbatim(title)
        case .sent(_, let to): "Paid to \(group.name(of: to))"
        case .received(_, let from): "Received from \(group.name(of: from))"
        }
    }

    private func details(_ source: BalanceExplanation.Line.Source) -> [LocalizedText] {
        guard case .expense(_, _, let paid, let share) = source else { return [] }
        return (paid.isZero ? [] : ["paid \(paid)"]) + (share.isZero ? [] : ["share \(share)"])
    }

    private func path(_ source: BalanceExplanation.Line.Source) -> String? {
        guard isLinked, case .expense(let id, _, _, _) = source else { return nil }
        return PeopleRoute.expenseDetail(groupId: group.id.description, expenseId: id.description).path.absolute
    }
}
