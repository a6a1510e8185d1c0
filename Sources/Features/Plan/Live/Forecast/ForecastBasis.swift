import Forecasting
import Ledger
import Models
import PlanModel
import Services

/// The input data of a household's forecasts on a day, shared by all screens until a change.
struct ForecastBasis: Sendable {
    let today: Day
    let last: Day
    /// Own accounts, archived ones too: the default one first, then by kind and name.
    let accounts: [Account]
    let inputs: [ForecastAccount]
    let items: [ForecastItem]
    /// The duplicates of other items.
    let covered: [CoveredForecastItem]
    let bills: [CardBill]
    let reserves: [BudgetReserve]
    /// The balances of the last days of each account, today last.
    let histories: [ID<Account>: [DatedAmount]]
    /// Balances that are included in the total without a line, such as debts of others.
    let constant: [Money]
    let conversion: CurrencyConversion
    /// The rates of the days of the histories, today last.
    let pastConversions: [CurrencyConversion]
    /// Currencies without a rate to that of an account, by account, whose scheduled amounts are left out.
    let leftOut: [ID<Account>: [Currency]]
    /// The booked balances with transactions of later days, in minor units.
    private let booked: [ID<Account>: Int128]
    /// Whether the history is long enough to estimate usual spending.
    let isUsualKnown: Bool
    /// Whether it includes series of changed payees, and not only the stored ones.
    let isExamined: Bool
    /// The forecast without any *What if*; nil if amounts do not fit 64 bits.
    private(set) var forecast: Forecast?
    /// Its results through the last day; nil if amounts do not fit 64 bits.
    private(set) var results: HouseholdForecast?

    /// - Throws: an error of the conversion.
    init(
        today: Day, last: Day, accounts: [Account], inputs: [ForecastAccount], items: [ForecastItem], covered: [CoveredForecastItem],
        bills: [CardBill],
        reserves: [BudgetReserve], histories: [ID<Account>: [DatedAmount]], constant: [Money], conversion: CurrencyConversion,
        pastConversions: [CurrencyConversion], leftOut: [ID<Account>: [Currency]], isUsualKnown: Bool, isExamined: Bool
    ) throws {
        self.today = today
        self.last = last
        self.accounts = accounts
        self.inputs = inputs
        self.items = items
        self.covered = covered
        self.bills = bills
        self.reserves = reserves
        self.histories = histories
        self.constant = constant
        self.conversion = conversion
        self.pastConversions = pastConversions
        self.leftOut = leftOut
        self.isUsualKnown = isUsualKnown
        self.isExamined = isExamined
        var booked = Dictionary(inputs.map { ($0.id, Int128($0.balance)) }, uniquingKeysWith: { first, _ in first })
        for item in items where item.kind == .booked { booked[item.account, default: 0] += Int128(item.amount.minorUnits) }
        self.booked = booked
        do throws(MoneyError) {
            forecast = try forecast(with: [])
        } catch {
            forecast = nil
        }
        results = try forecast.flatMap { forecast in try Figure.nilOnOverflow { try makeResults(of: forecast) } }
    }

    /// The forecast with further items.
    ///
    /// - Throws: `MoneyError.overflow`.
    func forecast(with further: [ForecastItem]) throws(MoneyError) -> Forecast {
        if further.isEmpty, let forecast { return forecast }
        return try Forecaster(accounts: inputs, items: items + further, bills: bills, reserves: reserves, today: today, through: last)
            .forecast()
    }

    /// The accounts that will be below their agreed limit within some days, but are not today, by that day.
    ///
    /// - Parameter balances: current booked balances, in minor units, with transactions of later days: the lines are shifted by their change since
    ///   the forecast.
    func belowLimit(within days: Int, balances: [ID<Account>: Int64] = [:]) -> [(account: Account, point: ForecastPoint)] {
        accounts.compactMap { account in
            guard let limit = account.lowestBalance, let line = forecast?.lines[account.id] else { return nil }
            let change = balances[account.id].map { Int128($0) - (booked[account.id] ?? 0) } ?? 0
            guard var point = line.firstDay(below: Int64(clamping: Int128(limit) - change), within: days) else { return nil }
            point.balance = Money(
                minorUnits: Int64(clamping: Int128(point.balance.minorUnits) + change), currency: point.balance.currency)
            return (account, point)
        }.sorted { ($0.point.day, $0.account.id) < ($1.point.day, $1.account.id) }
    }
}

extension Account {
    /// The agreed minimum balance, in minor units; nil for an account without a limit, and for an archived one.
    var lowestBalance: Int64? {
        guard !isArchived else { return nil }
        return switch kind {
        case .checking, .savings, .deposit, .cash: -limit
        case .credit: limit > 0 ? -limit : nil
        case .loan, .investment, .pension, .asset: nil
        }
    }
}
