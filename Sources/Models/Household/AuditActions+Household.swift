/// Changes of the household and its exchange rates.
extension AuditRecord.Action {
    package static let editHousehold = Self(rawValue: "editHousehold")
    package static let followCurrency = Self(rawValue: "followCurrency")
    package static let setRates = Self(rawValue: "setRates")
}
