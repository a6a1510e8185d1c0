import SavingsModel
package import ServiceKit

extension ServiceModules {
    package static let savings: [any ServiceModule] = [SavingsModule()]
}
