package import DesignSystem
package import Services

extension ErrorView {
    /// The error of a load, with Retry unless the same request fails again.
    ///
    /// - Parameter retry: The screen's own path.
    package init(_ error: ServiceError, retry: String) {
        self.init(error.text, retry: error.mayPass ? retry : nil)
    }
}
