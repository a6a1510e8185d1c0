package import ServiceKit

extension ServiceModules {
    /// The modules of transfers, standing orders and beneficiaries, in the order of `ServiceModules.standard`.
    package static let transfer: [any ServiceModule] = [TransfersModule(), StandingOrderSource(), BeneficiarySource()]
}
