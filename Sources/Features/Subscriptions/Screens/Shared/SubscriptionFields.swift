import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import ScreenKit
import SubscriptionsModel

/// The fields of a subscription; those that few need are below *More*.
struct SubscriptionFields<Model: SubscriptionFormModel>: View {
    let model: Model

    var body: some View {
        TextField(
            "Name", text: model[\.form.name], error: errors[.name], name: "name", autocomplete: "off",
            suggestions: model.choices?.services.map(\.name) ?? [], required: true, maxLength: 100)
        MoneyField(
            "Price", text: model[\.form.priceText], currency: model.currency, error: errors[.price], name: "price",
            follows: CurrencySource(model))
        CycleFields("Charged every", cycle: model[\.form.cycle], error: errors[.every])
        DayField("Next billing day", text: model[\.form.nextText], error: errors[.next], name: "next")
        Picker(
            "Category", selection: model[\.form.category], options: .categories(model.choices?.categories, none: "None"), name: "category")
        Picker(
            "Paid from account", selection: model[\.form.account], options: .accounts(model.choices?.accounts, none: "None"),
            name: "account")
        if !(model.choices?.cards.isEmpty ?? true) {
            Picker("Paid by card", selection: model[\.form.card], options: cards, name: "card")
        }
        details(.class("card disclosure"), .open(errors.concern(SubscriptionForm.Field.belowMore))) {
            summary { "More" }
            SubscriptionTermFields(model: model)
            SubscriptionOtherFields(model: model)
        }
    }

    private var errors: SubscriptionForm.Errors { model.form.errors }

    private var cards: [PickerOption] {
        [PickerOption("None", value: "")]
            + (model.choices?.cards ?? []).map { PickerOption(.verbatim($0.nickname ?? $0.facts.name), value: $0.id.description) }
    }
}

/// Trial, minimum term, notice and end.
struct SubscriptionTermFields<Model: SubscriptionFormModel>: View {
    let model: Model

    var body: some View {
        Toggle("It is free", isOn: model[\.form.isFree], name: "free")
        TextField(
            "Currency", text: model[\.form.currency], hint: "Leave empty to use the account's currency.", name: "currency",
            autocomplete: "off",
            maxLength: 3)
        DayField("Started on", text: model[\.form.startedText], error: errors[.started], name: "started")
        DayField("Trial until", text: model[\.form.trialUntilText], error: errors[.trialUntil], name: "trial-until")
        MoneyField(
            "Price during the trial", text: model[\.form.trialPriceText], currency: model.currency, error: errors[.trialPrice],
            hint: "Leave empty if the trial is free.", name: "trial-price", follows: CurrencySource(model))
        Toggle("You pay after the trial", isOn: model[\.form.trialConverts], name: "trial-converts")
        MoneyField(
            "Introductory price", text: model[\.form.introductionPriceText], currency: model.currency, error: errors[.introduction],
            name: "introduction-price", follows: CurrencySource(model))
        TextField(
            "Charges at the introductory price", text: model[\.form.introductionChargesText], name: "introduction-charges",
            inputMode: .numeric, autocomplete: "off", maxLength: 3)
        DayField("Minimum term until", text: model[\.form.minimumUntilText], error: errors[.minimumUntil], name: "minimum-until")
        TextField(
            "Notice period", text: model[\.form.noticeText], error: errors[.notice], name: "notice", inputMode: .numeric,
            autocomplete: "off",
            maxLength: 3)
        Picker(
            "Unit of the notice period", selection: model[\.form.noticeUnit], options: NoticePeriod.units,
            title: { CycleUnit(.every(1, $0)).title }, name: "notice-unit")
        Toggle("It renews by itself", isOn: model[\.form.renews], name: "renews")
        DayField("Last day", text: model[\.form.endsText], error: errors[.ends], name: "ends")
        TextArea("How to cancel", text: model[\.form.cancellation], name: "cancellation")
    }

    private var errors: SubscriptionForm.Errors { model.form.errors }
}

/// Reminders, sharing, amounts and notes.
struct SubscriptionOtherFields<Model: SubscriptionFormModel>: View {
    let model: Model

    var body: some View {
        TextField(
            "Remind me, in days before", text: model[\.form.remindersText], error: errors[.reminders],
            hint: "For example 7, 3, 0. Leave empty for no reminders.",
            name: "reminders", autocomplete: "off", maxLength: 40)
        TextField(
            "Shared with how many others", text: model[\.form.othersText], error: errors[.sharedWith],
            hint: "The number of people besides you. Leave empty if you pay alone.", name: "shared-with", inputMode: .numeric,
            autocomplete: "off",
            maxLength: 3)
        TextField("Their names", text: model[\.form.otherNames], name: "shared-names", autocomplete: "off", maxLength: 200)
        MoneyField(
            "Your share of the price", text: model[\.form.mineText], currency: model.currency, hint: "Leave empty to share equally.",
            name: "mine",
            follows: CurrencySource(model))
        if let choices = model.choices, !choices.people.isEmpty || !choices.groups.isEmpty {
            Picker(
                "Who owes you a part", selection: model[\.form.sharedLink],
                options: SharerOptions.links(choices, chosen: model.form.sharedLink),
                error: errors[.sharedLink], hint: "Each charge adds to what they owe.", name: "shared-link")
            if !choices.people.isEmpty {
                CheckBoxes("People", selection: model[\.form.sharers], options: SharerOptions.people(choices), name: "sharers")
            }
            DayField(
                "Charges from", text: model[\.form.sharedSinceText], error: errors[.sharedSince],
                hint: "You pay earlier charges alone. Leave empty to start today.", name: "shared-since")
        }
        MoneyField(
            "Largest usual charge", text: model[\.form.highestText], currency: model.currency, error: errors[.highest],
            hint: "Fill this in if the amount varies.", name: "highest", follows: CurrencySource(model))
        MoneyField(
            "Price for a full year", text: model[\.form.yearlyOfferText], currency: model.currency, error: errors[.yearlyOffer],
            hint: "Optional. Coffer compares the two prices.", name: "yearly-offer", follows: CurrencySource(model))
        TextField(
            "Payee in statements", text: model[\.form.payee], hint: "Optional. Fill this in if the statement shows another name.",
            name: "payee",
            autocomplete: "off", maxLength: 200)
        TextField("Website", text: model[\.form.website], error: errors[.website], name: "website", autocomplete: "off", maxLength: 200)
        TextArea("Description", text: model[\.form.summary], name: "summary")
        TextArea("Notes", text: model[\.form.notes], error: errors[.notes], name: "notes")
    }

    private var errors: SubscriptionForm.Errors { model.form.errors }
}

extension CurrencySource {
    fileprivate init(_ model: some SubscriptionFormModel) {
        self.init(["currency", "account"], otherwise: model.context.household.currency)
    }
}
