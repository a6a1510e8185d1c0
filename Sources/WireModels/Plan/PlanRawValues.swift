package import Models

extension BudgetPeriod: Encodable {}
extension CarryOver: Encodable {}
extension ExpectedStatus: Encodable {}
extension WeekendRule: Encodable {}
