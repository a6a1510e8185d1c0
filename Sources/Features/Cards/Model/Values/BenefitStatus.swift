/// Whether a benefit can still be used in its cycle. A partly used benefit is available with the remaining value.
package enum BenefitStatus: String, CaseIterable, Hashable, Sendable {
    case available, used, expired
}

/// The handling of a benefit in Coffer. The raw values are stored in the database.
package enum BenefitMode: String, CaseIterable, Hashable, Sendable {
    /// Counted, with a reminder before it expires.
    case remind
    /// Applied by the issuer automatically: used on the first day of each cycle.
    case claimsItself
    /// Not counted.
    case ignore
}
