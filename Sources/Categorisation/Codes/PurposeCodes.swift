import Models

/// Purpose codes of payments.
///
/// Source: ISO 20022 External Code Sets, ExternalPurpose1Code.
enum PurposeCodes {
    static func category(_ code: String, isIncome: Bool) -> StandardCategory? {
        switch code {
        case "SALA", "PAYR", "BONU", "COMC", "AEMP", "SLPI": isIncome ? .salary : nil
        case "PENS", "PENO", "PEFC", "SSBE", "BENE", "BECH", "UNEB", "DIVD", "DIVI", "ALLW", "GOVT", "GAFA": isIncome ? .otherIncome : nil
        case "INTE", "INTC", "INTP": isIncome ? .interest : .fee
        case "REFU", "REBT", "TAXR", "RIMB": isIncome ? .refund : nil
        case "TAXS", "ESTX", "GSTX", "HSTX", "INTX", "NITX", "PTXP", "RDTX", "VATX", "WHLD": isIncome ? .refund : .taxes
        case "RENT", "HLRP", "HLST", "PLDS", "RHBS", "MTHG": isIncome ? nil : .housing
        case "ELEC", "ENRG", "GASB", "WTER", "UBIL", "PHON", "CBTV", "NWCM", "OTLC", "TLCM", "TBIL": isIncome ? nil : .utilities
        case "INSU", "INPC", "LIFI", "HLTI", "PPTI", "GOVI", "LBRI", "CPEN": isIncome ? nil : .insurance
        case "EDUC", "STDY", "TUIT": isIncome ? nil : .education
        case "CHAR", "GIFT": isIncome ? nil : .gifts
        case "MDCS", "DNTS", "HLTC", "HSPC", "VIEW", "LTCF", "MTUP": isIncome ? nil : .health
        case "BUSB", "RLWY", "FERB", "TRPT", "PTXT": isIncome ? nil : .transport
        case "AIRB": isIncome ? nil : .travel
        case "SUBS", "WEBI": isIncome ? nil : .subscriptions
        case "CFEE", "CHRG", "FEES", "OFEE", "LFEE", "BKFE": isIncome ? nil : .fee
        case "CCRD", "ICCP": isIncome ? nil : .payment
        case "CDCD", "CASH": isIncome ? nil : .withdrawal
        case "FNET", "LOTT", "GAMB": isIncome ? nil : .entertainment
        default: nil
        }
    }
}
