package import Models
import WireModels

extension BudgetPeriod: Encodable {}
extension CarryOver: Encodable {}
extension ExpectedStatus: Encodable {}
extension WeekendRule: Encodable {}
