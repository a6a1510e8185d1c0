extension GoalStatus: Encodable {}
extension InterestRate.Basis: Encodable {}
