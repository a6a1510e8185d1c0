import Models
import StatementFiles

/// A small ledger with texts that are syntax in plain-text formats.
struct WritingSample {

    static let hostile = [
        "Groceries", "Groceries", "a  b", "50% [off]; (really)", "Quote \" and \\ back", "日本語", "éclair", "👩‍👩‍👧 family", "9 lives", "-", "",
        "Rent: flat; 2nd", "tab\there", "@home", "x".padded(to: 200), "Groceries-2", "In transit",
    ]

    let header: ExportHeader
    let transactions: [ExportedTransaction]

    init() throws {
        let eur = try Self.currency("EUR")
        let usd = try Self.currency("USD")
        let jpy = try Self.currency("JPY")
        var places = [
            ExportedLedgerAccount(id: "acc_checking", role: .own(.checking), name: "Everyday; 'x'", currency: eur),
            ExportedLedgerAccount(id: "acc_savings", role: .own(.savings), name: "In transit", currency: eur),
            ExportedLedgerAccount(id: "acc_card", role: .own(.credit), name: "Card", currency: eur),
            ExportedLedgerAccount(id: "acc_dollar", role: .own(.checking), name: "Everyday; 'x'", currency: usd),
            ExportedLedgerAccount(id: "acc_yen", role: .own(.cash), name: "Yen", currency: jpy),
            ExportedLedgerAccount(id: "cat_salary", role: .category(.income), name: "Salary"),
            ExportedLedgerAccount(id: "cat_transfer", role: .category(.neutral), name: "transfer"),
            ExportedLedgerAccount(id: "acc_equity", role: .equity, name: "Opening balances"),
            ExportedLedgerAccount(id: "acc_conversion", role: .conversion, name: "Conversion"),
        ]
        let firstCategory = places.count
        for (index, name) in Self.hostile.enumerated() {
            places.append(ExportedLedgerAccount(id: "cat_\(index)", role: .category(.spending), name: name))
        }
        let start = try Self.day("2024-01-30")
        header = ExportHeader(
            household: "The \"Smiths\"; [all]", currency: eur, day: try Self.day("2024-06-30"), accounts: places, from: start)

        var list: [ExportedTransaction] = []
        func add(
            _ from: Int, _ to: Int, _ units: Int64, _ currency: Currency, _ offset: Int, until: Int? = nil, group: String? = nil,
            status: TransactionStatus = .completed, payee: String = "", note: String = ""
        ) {
            let id = "txn_\(list.count)"
            list.append(
                ExportedTransaction(
                    id: id, group: group ?? id, status: status, amount: Money(minorUnits: units, currency: currency), source: from,
                    sourceDay: start.adding(days: offset), destination: to, destinationDay: start.adding(days: until ?? offset),
                    payee: payee,
                    note: note))
        }
        add(7, 0, 100_000, eur, 0, payee: "Opening")
        add(5, 0, 210_050, eur, 1, payee: "Employer \"ACME\"; Ltd", note: "=SUM(A1:A9)")
        for index in Self.hostile.indices {
            add(
                index % 2 == 0 ? 0 : 2, firstCategory + index, Int64(101 + index), eur, index * 3, payee: "(\(Self.hostile[index])\n;x|y",
                note: "date: [2024-99-99] :tag: https://x.y a::b \(Self.hostile[index])")
        }
        add(0, 1, 5_000, eur, 1, until: 3, payee: "Own transfer")
        add(0, firstCategory, 3_000, eur, 60, group: "txn_split", payee: "'Supermarket'")
        add(0, firstCategory + 3, 2_000, eur, 60, group: "txn_split", payee: "'Supermarket'")
        add(0, 8, 10_000, eur, 61, group: "txn_exchange")
        add(8, 3, 11_000, usd, 61, group: "txn_exchange")
        add(3, 4, 1, usd, 62, status: .failed, payee: "Failed\nin two lines")
        add(7, 4, 12_345, jpy, 62)
        add(0, 6, 700, eur, 63, status: .pending, payee: "Pending")
        add(0, 6, 800, eur, 63, status: .cancelled)
        add(firstCategory, 2, 999_999_999_999, eur, 64, payee: "A large refund")
        transactions = list
    }

    // MARK: - Expected results

    /// The expected sums in minor units by account, month and currency.
    var totals: [String: Int64] {
        var totals: [String: Int64] = [:]
        for transaction in transactions where transaction.status == .completed {
            let currency = transaction.amount.currency
            totals["\(transaction.source) \(transaction.sourceDay.monthOfYear) \(currency)", default: 0] -= transaction.amount.minorUnits
            totals["\(transaction.destination) \(transaction.destinationDay.monthOfYear) \(currency)", default: 0] +=
                transaction.amount.minorUnits
        }
        return totals.filter { $0.value != 0 }
    }

    /// Sums the output of a tool: account names, days and amounts as text.
    func totals(of postings: [(account: String, day: String, amount: String)], style: LedgerAccountNames.Style) throws -> [String: Int64] {
        let names = LedgerAccountNames(header.accounts, style: style)
        var totals: [String: Int64] = [:]
        for posting in postings where posting.account != names.inTransit {
            let place = names.names.firstIndex(of: posting.account).map(String.init) ?? "? \(posting.account)"
            let words = posting.amount.split(separator: " ")
            guard words.count == 2, let currency = Currency(code: words[1]), let figure = DecimalFigure(bytes: words[0].utf8) else {
                totals["? \(posting.amount)"] = 0
                continue
            }
            totals["\(place) \(posting.day.prefix(7)) \(currency)", default: 0] += try figure.money(in: currency).amount.minorUnits
        }
        return totals.filter { $0.value != 0 }
    }

    func text(_ format: ExportFormat) throws -> String {
        final class Box {
            var bytes: [UInt8] = []
        }
        let box = Box()
        var output = ByteOutput { box.bytes += $0 }
        guard var writer = format.ledgerWriter else { throw Missing() }
        try writer.write(header, into: &output) { _, each in
            for transaction in transactions { try each(transaction) }
        }
        return String(decoding: box.bytes, as: UTF8.self)
    }

    static func currency(_ code: String) throws -> Currency {
        guard let currency = Currency(code: code) else { throw Missing() }
        return currency
    }

    static func day(_ text: String) throws -> Day {
        guard let day = Day(text) else { throw Missing() }
        return day
    }

    struct Missing: Error {}
}

extension String {
    func padded(to count: Int) -> String { String(repeating: self, count: count) }
}
