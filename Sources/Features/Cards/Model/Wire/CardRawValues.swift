import Models

extension BenefitAlignment: Encodable {}
extension BenefitCategory: Encodable {}
extension BenefitFact: Encodable {}
extension BenefitMode: Encodable {}
extension BenefitStatus: Encodable {}
extension BenefitUse.State: Encodable {}
extension CardBlockReason: Encodable {}
extension CardFact: Encodable {}
extension CardLimits.Kind: Encodable {}
extension CardNetwork: Encodable {}
extension CardRecommendation: Encodable {}
extension CardStatus: Encodable {}
