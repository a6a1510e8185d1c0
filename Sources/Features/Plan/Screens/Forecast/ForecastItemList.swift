import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PlanModel
import ScreenKit
import Services

/// What is scheduled until the day of the headline.
struct ForecastItemList: View {
    /// Rows that are listed.
    private static let listed = 20

    let model: ForecastViewModel

    var body: some View {
        if let day = model.leadingDay, !model.leading.isEmpty {
            Section(
                "Scheduled until \(day)", id: "forecast-leading",
                note: model.leading.count > Self.listed
                    ? .plural(
                        model.leading.count - Self.listed, one: "1 more is scheduled.",
                        other: "\(model.leading.count - Self.listed) more are scheduled.") : nil
            ) {
                ForEach(model.leading.prefix(Self.listed).enumerated(), id: \.element.key) { _, item in
                    ListRow(
                        item.kind == .whatIf ? "What if" : .verbatim(item.title),
                        subtitle: subtitle(of: item),
                        path: model.context.link(to: item.object)?.path
                    ) {
                        EmptyView()
                    } trailing: {
                        AmountText(item.amount, style: AmountStyle(item.amount))
                    }
                }
                ForEach(model.covered.prefix(Self.listed).enumerated(), id: \.element.item.key) { _, covered in
                    ListRow(
                        .verbatim(covered.item.title), subtitle: subtitle(of: covered),
                        path: model.context.link(to: covered.item.object)?.path)
                }
            }
        }
    }

    /// The day, and where the item comes from.
    private func subtitle(of item: ForecastItem) -> LocalizedText {
        guard let source = model.context.contributions.forecastTitles[item.kind] else { return .relative(item.day) }
        return "\(LocalizedText.relative(item.day)) · \(source)"
    }

    /// What the item that does not count is, and what stands for it.
    private func subtitle(of covered: CoveredForecastItem) -> LocalizedText {
        guard let by = covered.by else { return "\(LocalizedText.relative(covered.item.day)) · done" }
        return "\(LocalizedText.relative(covered.item.day)) · covered by \(by.title)"
    }
}

/// The lowest balance of each account.
struct ForecastAccountList: View {
    let model: ForecastViewModel
    let accounts: [AccountForecast]

    var body: some View {
        Section("Lowest balance by account", id: "forecast-accounts") {
            ForEach(accounts, id: \.account.id.description) { forecast in
                if let lowest = forecast.lowest(withUsual: model.withUsual) {
                    ListRow(
                        .verbatim(forecast.account.name), subtitle: .relative(lowest.day),
                        path: model.link(account: forecast.account.id.description).path
                    ) {
                        AccountDisc(forecast.account.kind, color: forecast.account.color)
                    } trailing: {
                        AmountText(lowest.balance)
                    }
                }
            }
        }
    }
}
