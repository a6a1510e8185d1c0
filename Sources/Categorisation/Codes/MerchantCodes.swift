import Models

/// Merchant category codes, four digits. The first two digits of SIC differ, but OFX `SIC` carries the same codes at the banks that send it.
///
/// Source: ISO 18245, Retail financial services: merchant category codes; OFX 2.3, 11.4.4.1, `SIC`.
enum MerchantCodes {
    static func category(_ code: String) -> StandardCategory? {
        guard code.utf8.count == 4, let number = Int(code) else { return nil }
        switch number {
        case 3000...3350, 3351...3441, 3501...3999, 4411, 4511, 4582, 4722, 4723, 7011, 7012, 7032, 7033, 7512, 7513, 7519: return .travel
        case 4011, 4111, 4112, 4121, 4131, 4784, 4789, 5172, 5511, 5521, 5532, 5533, 5541, 5542, 5552, 5561, 5571, 7523, 7524, 7531...7549:
            return .transport
        case 4812...4816, 4821, 4899, 4900: return .utilities
        case 5411, 5412, 5422, 5441, 5451, 5499, 5921: return .groceries
        case 5462, 5811...5814: return .dining
        case 5815...5818: return .subscriptions
        case 5912, 5975, 5976, 8011, 8021, 8031, 8041...8043, 8049, 8050, 8062, 8071, 8099, 7997, 4119: return .health
        case 5960, 6300, 6381, 6399: return .insurance
        case 6513, 1520, 1711, 1731, 1740, 1750, 1761, 1771, 1799, 7342, 7349: return .housing
        case 5641, 5945, 8351: return .children
        case 5992, 5947, 8398: return .gifts
        case 5995, 742: return .pets
        case 8211, 8220, 8241, 8244, 8249, 8299: return .education
        case 7832, 7841, 7911, 7922, 7929, 7932, 7933, 7941, 7991...7996, 7998, 7999, 7800...7802, 7995: return .entertainment
        case 9311, 9222, 9211: return .taxes
        case 6010, 6011: return .withdrawal
        case 5200, 5211, 5231, 5251, 5261, 5300...5399, 5611...5699, 5712...5735, 5931...5944, 5946, 5948...5950, 5964...5969, 5970...5973,
            5977,
            5978, 5993, 5994, 5996...5999, 7210...7217, 7221, 7230, 7251, 7298, 5262, 5045, 5111:
            return .shopping
        default: return nil
        }
    }
}
