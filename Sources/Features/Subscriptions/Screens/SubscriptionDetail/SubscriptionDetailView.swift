import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel
import ScreenKit
import Services
import SubscriptionsModel

/// The screen of one subscription.
struct SubscriptionDetailView: View {
    let model: SubscriptionDetailViewModel

    var body: some View {
        Loaded(
            model.details, of: model, .detail, retry: SubscriptionsRoute.detail(subscriptionId: model.subscriptionId).path.absolute
        ) { details in
            Live("subscription") { content(details) }
        }
        .toolbar {
            if model.canChange {
                BarAction(
                    "Edit subscription", symbol: .pencil,
                    path: SubscriptionsRoute.edit(subscriptionId: model.subscriptionId).path.absolute)
            }
        }
        .navigationTitle((model.subscription?.name).map { .verbatim($0) } ?? "Subscription")
    }

    private func content(_ details: SubscriptionDetails) -> some View {
        Group {
            if details.summary.subscription.isRemoved {
                Banner(
                    "This subscription was deleted", text: "Coffer no longer counts this.", symbol: .trash, tone: .warning)
            }
            Columns {
                div(.class("wrapping")) {
                    SubscriptionFigure(summary: details.summary, lastDay: model.lastDay)
                    if let open = details.summary.openChange { SubscriptionPriceQuestion(model: model, open: open) }
                    SubscriptionActions(model: model)
                    suggestions(details)
                    facts(details)
                    SubscriptionPriceSection(details: details, today: model.context.today)
                }
                div {
                    upcoming(details)
                    SubscriptionPaymentList(model: model, payments: details.payments)
                    if model.canChange {
                        Button("Delete subscription", role: .destructive, confirm: model.deleteQuestion, name: "delete") {
                            await model.delete()
                        }
                    }
                }
            }
        }
    }

    @ViewBuilder private func suggestions(_ details: SubscriptionDetails) -> some View {
        if !details.suggestions.isEmpty {
            Section("What you could do", id: "suggestions") {
                ForEach(Array(details.suggestions.indices), id: { String($0) }) { SuggestionRow(suggestion: details.suggestions[$0]) }
            }
        }
    }

    private func facts(_ details: SubscriptionDetails) -> some View {
        let summary = details.summary
        let subscription = summary.subscription
        return FactList {
            Fact("Cost per month") { AmountText(summary.monthly) }
            Fact("Cost per year") { AmountText(summary.yearly) }
            if subscription.sharing != nil { Fact("Your share a year") { AmountText(summary.myYearly) } }
            if let names = subscription.sharing?.names, !names.isEmpty {
                Fact("Shared with") {
                    if let path = Self.sharers(subscription.sharing?.link) {
                        a(.href(path)) { LocalizedText.verbatim(names) }
                    } else {
                        LocalizedText.verbatim(names)
                    }
                }
            }
            if let link = subscription.sharing?.link { Fact("They owe their part since", "\(link.since)") }
            if let next = summary.next { Fact("Next billing day", "\(next)") }
            if let cancellation = summary.cancellation, subscription.notice != nil || subscription.minimumUntil != nil {
                Fact("Cancel by", "\(cancellation.by)")
            }
            if !summary.payerName.isEmpty { Fact("Paid from", .verbatim(summary.payerName)) }
            if !summary.categoryName.isEmpty { Fact("Category", .verbatim(summary.categoryName)) }
            if let last = summary.lastCharge { Fact("Last charge", .joined(["\(last.day)", "\(last.amount)"])) }
            if let mine = details.mySpent, subscription.sharing != nil { Fact("Your share paid since the beginning") { AmountText(mine) } }
            if let spent = details.spent { Fact("Paid since the beginning") { AmountText(spent) } }
            if let used = subscription.lastUsed { Fact("Last used", "\(used)") }
            if !subscription.website.isEmpty {
                Fact("Website") {
                    a(.href(subscription.website), .rel("noopener noreferrer")) { LocalizedText.verbatim(subscription.website) }
                }
            }
            if !subscription.cancellation.isEmpty { Fact("How to cancel", .verbatim(subscription.cancellation)) }
            if !subscription.summary.isEmpty { Fact("Description", .verbatim(subscription.summary)) }
            if !subscription.notes.isEmpty { Fact("Notes", .verbatim(subscription.notes)) }
        }
    }

    /// The screen of those who owe a part; nil without any.
    private static func sharers(_ link: SharingLink?) -> String? {
        switch link?.target {
        case nil: nil
        case .group(let group): PeopleRoute.groupDetail(groupId: group.description).path.absolute
        case .people(let people):
            people.count == 1
                ? PeopleRoute.detail(personId: people[0].description).path.absolute : PeopleRoute.list.path.absolute
        }
    }

    @ViewBuilder private func upcoming(_ details: SubscriptionDetails) -> some View {
        if !details.upcoming.isEmpty {
            Section("Next charges", id: "next") {
                ForEach(details.upcoming, id: \.day.description) { charge in
                    ListRow("\(charge.day)") {
                        IconDisc(.calendar, tint: .neutral)
                    } trailing: {
                        AmountText(charge.amount)
                    }
                }
            }
        }
    }
}
