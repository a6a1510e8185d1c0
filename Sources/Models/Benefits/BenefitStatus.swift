/// Whether a benefit can still be used in its cycle. A part used is still available, with the rest as its value.
package enum BenefitStatus: String, CaseIterable, Hashable, Sendable {
    case available, used, expired
}

/// What Coffer does about a benefit. The words are kept in the database.
package enum BenefitMode: String, CaseIterable, Hashable, Sendable {
    /// Counts, and is reminded of before it is lost.
    case remind
    /// The issuer gives it without anybody doing anything: it is used on the first day of each cycle.
    case claimsItself
    /// Counts nowhere.
    case ignore
}
