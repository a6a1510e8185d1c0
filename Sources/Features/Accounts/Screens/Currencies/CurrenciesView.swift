import AccountsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit

/// The screen of currencies and exchange rates.
struct CurrenciesView: View {
    let model: CurrenciesViewModel

    var body: some View {
        Loaded(model, .list, retry: AccountsRoute.currencies.path.absolute) {
            p(.class("second")) {
                "Totals are shown in \(model.context.household.currency.code). The last rate on or before a day is used."
            }
            if let offered = model.offered { offer(offered) }
            if model.rates.isEmpty {
                EmptyStateView(.globe, sentence: "No rates yet. They are learnt from changes of currency, or you add them here.")
            } else {
                Live("rates") { list }
            }
            if model.context.canWrite {
                typed
                bank
            }
        }
        .navigationTitle("Currencies and rates")
    }

    private func offer(_ currency: Currency) -> some View {
        GroupBox("No account is in \(model.context.household.currency.code)") {
            p(.class("second")) {
                "Accounts, transactions and rates stay as they are. Budgets keep their currency until you set them again."
            }
            Form(label: "Currency of totals") {
                HiddenField("offered", value: model[\.offeredCode])
                Button("Show totals in \(currency.code)", name: "follow") { await model.follow() }
            }
        }
    }

    private var list: some View {
        Section("Rates", note: model.rates.count == 200 ? "The newest 200." : nil) {
            ForEach(Array(model.rates.enumerated()), id: \.offset.description) { _, rate in
                let value = rate.rate.formatted(in: model.context.locale)
                ListRow(.verbatim("1 \(rate.base) = \(value) \(rate.quote)"), subtitle: source(rate.source)) {
                    EmptyView()
                } trailing: {
                    small { .relative(rate.day) }
                }
            }
        }
    }

    private var typed: some View {
        GroupBox("Add a rate") {
            Form(label: "Add a rate") {
                Picker("One unit of", selection: model[\.base], options: currencies, error: model.errors.base, name: "base")
                Picker("Is worth in", selection: model[\.quote], options: currencies, error: model.errors.quote, name: "quote")
                TextField(
                    "Rate", text: model[\.rateText], error: model.errors.rate, inputMode: .decimal, autocomplete: "off", required: true,
                    maxLength: 30)
                DayField("Day", text: model[\.dayText], error: model.errors.day)
                Button("Add rate") { await model.save() }
            }
        }
    }

    private var bank: some View {
        GroupBox("Rates of the European Central Bank") {
            Form(label: "Rates of the European Central Bank") {
                FileField(
                    "Rate file", file: model[\.file].map({ _ in nil }, back: { $0?.stagedAs }), accept: ".csv", error: model.errors.file,
                    hint: "eurofxref.csv or eurofxref-hist.csv, from the bank's page on reference rates.", required: true)
                Button("Read rates", role: .plain) { await model.importFile() }
            }
        }
    }

    private var currencies: [PickerOption] { CurrencyTable.all.map { PickerOption(.title(of: $0), value: $0.code) } }

    private func source(_ source: ExchangeRate.Source) -> LocalizedText {
        switch source {
        case .ledger: "From your transactions"
        case .typed: "Typed"
        case .ecb: "European Central Bank"
        }
    }
}
