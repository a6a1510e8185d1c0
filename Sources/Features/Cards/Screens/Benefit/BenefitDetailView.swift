import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit

/// The screen of one benefit.
struct BenefitDetailView: View {
    let model: BenefitDetailViewModel

    var body: some View {
        Loaded(
            model.details, of: model, .detail,
            retry: CardsRoute.benefitDetail(cardId: model.cardId, benefitId: model.benefitId).path.absolute
        ) { details in
            let terms = details.benefit.benefit.terms
            Columns {
                div {
                    Live("benefit") { BenefitSummary(model: model, benefit: details.benefit, terms: terms) }
                    if model.canUse { use(terms) }
                    if model.context.canWrite, !model.isRemoved { mode }
                }
                div {
                    Live("benefit-history") { BenefitHistory(model: model) }
                    Live("benefit-terms") { BenefitTermFacts(model: model, terms: terms) }
                }
            }
        }
        .toolbar {
            if model.context.canWrite, !model.isRemoved {
                BarAction(
                    "Edit benefit", symbol: .pencil,
                    path: CardsRoute.editBenefit(cardId: model.cardId, benefitId: model.benefitId).path.absolute)
            }
        }
        .navigationTitle((model.benefit?.displayName).map { .verbatim($0) } ?? "Benefit")
    }

    private func use(_ terms: BenefitTerms) -> some View {
        section(.class("card card-padded")) {
            h2(.class("card-heading")) { "Record a use" }
            Form(label: "Use", key: model[\.key]) {
                MoneyField("Amount", text: model[\.amount], currency: terms.value.currency, error: model.amountError)
                DayField("Day of the purchase", text: model[\.day], error: model.dayError)
                Button("Use benefit", name: "use") { await model.use() }
            }
        }
    }

    private var choice: some View {
        SegmentedPicker(
            "Mode", selection: model[\.mode].map(\.rawValue, back: BenefitMode.init(rawValue:)),
            options: BenefitMode.allCases.map { PickerOption($0.title, value: $0.rawValue) }, error: model.modeError)
    }

    private var mode: some View {
        section(.class("card card-padded")) {
            h2(.class("card-heading")) { "Tracking" }
            if model.isConflict {
                StoredFields {
                    choice
                } showingStored: {
                    model.showingStored($0)
                }
            }
            Form(label: "Mode") {
                HiddenField("revision", value: model[\.revision])
                choice
                ul(.class("mode-words small second")) {
                    ForEach(BenefitMode.allCases, id: \.rawValue) { mode in
                        li {
                            strong { mode.title }
                            ": \(mode.sentence)"
                        }
                    }
                }
                Button("Save mode", role: .plain, name: "mode") { await model.setMode() }
            }
        }
    }
}
