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
        Group {
            // A link sets the search before the rates are loaded, so its field is always there.
            SearchField("Search currencies", text: model[\.searchText], name: "q")
            Loaded(model, .list, retry: model.link.path) {
                if let offered = model.offered { offer(offered) }
                if model.context.canWrite {
                    typed
                    bank
                }
                if model.rates.isEmpty {
                    EmptyStateView(.globe, sentence: "No rates yet. Coffer takes rates from your currency exchanges, or you add them here.")
                } else {
                    Live("rates") { list }
                }
                p(.class("second")) {
                    "Totals are shown in \(model.context.household.currency.code). The last rate on or before a day is used."
                }
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

    @ViewBuilder private var list: some View {
        if model.pairs.isEmpty {
            EmptyStateView(.magnifyingglass, sentence: "No rate of “\(model.searchText)”.")
        } else {
            Section("Rates", note: model.rates.count == 200 ? "The newest 200." : nil) {
                ForEach(model.pairs, id: \.id) { pair($0) }
            }
        }
    }

    /// The newest rate of two currencies, with the earlier ones folded.
    @ViewBuilder private func pair(_ pair: CurrencyPair) -> some View {
        if let newest = pair.rates.first {
            ListRow(text(of: newest), subtitle: source(newest.source)) {
                EmptyView()
            } trailing: {
                small { .relative(newest.day) }
            }
        }
        if pair.rates.count > 1 {
            li(.class("row-evidence")) {
                details(.class("disclosure")) {
                    summary { .plural(pair.rates.count - 1, one: "1 earlier rate", other: "\(pair.rates.count - 1) earlier rates") }
                    earlier(pair)
                }
            }
        }
    }

    private func earlier(_ pair: CurrencyPair) -> some View {
        div(.class("table-scroll"), .role("region"), .ariaLabel("Earlier rates: \(pair.id)"), .tabindex(0)) {
            table(.class("table")) {
                thead {
                    tr {
                        th(.scope("col")) { "Day" }
                        th(.scope("col")) { "Rate" }
                        th(.scope("col")) { "Source" }
                    }
                }
                tbody {
                    ForEach(Array(pair.rates.dropFirst().enumerated()), id: \.offset.description) { _, rate in
                        tr {
                            td { "\(rate.day)" }
                            td { text(of: rate) }
                            td { source(rate.source) }
                        }
                    }
                }
            }
        }
    }

    private func text(of rate: ExchangeRate) -> LocalizedText {
        .verbatim("1 \(rate.base) = \(rate.rate.formatted(in: model.context.locale)) \(rate.quote)")
    }

    private var typed: some View {
        details(.class("card disclosure"), .open(model.errors.isOfTyped)) {
            summary { "Add a rate" }
            Form(label: "Add a rate") {
                Picker("From currency", selection: model[\.base], options: currencies, error: model.errors.base, name: "base")
                Picker("To currency", selection: model[\.quote], options: currencies, error: model.errors.quote, name: "quote")
                TextField(
                    "Rate", text: model[\.rateText], error: model.errors.rate, inputMode: .decimal, autocomplete: "off", required: true,
                    maxLength: 30)
                DayField("Day", text: model[\.dayText], error: model.errors.day)
                Button("Add rate") { await model.save() }
            }
        }
    }

    private var bank: some View {
        details(.class("card disclosure"), .open(model.errors.file != nil)) {
            summary { "Rates of the European Central Bank" }
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
