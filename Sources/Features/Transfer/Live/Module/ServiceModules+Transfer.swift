package import ServiceKit

extension ServiceModules {
    package static let transfer: [any ServiceModule] = [TransfersModule(), StandingOrderSource(), BeneficiarySource()]
}
