import Insights
package import Localization
package import Navigation
package import Services

/// A file that a feature writes for a download.
package struct FeatureFile: Sendable {
    package let name: String
    package let mediaType: String
    package let text: String

    /// The file of a screen of Insights.
    ///
    /// - Parameters:
    ///   - kind: The last part of the screen's path, such as `cash-flow`.
    ///   - query: The screen's query, with `to` (`csv` or `svg`) and, for SVG, `chart`.
    /// - Returns: nil for a kind, a format or a chart that there is not.
    /// - Throws: `ServiceError`.
    package static func insights(
        _ kind: String, query: [QueryItem], services: DependencyContainer, texts: TextEnvironment
    ) async throws -> FeatureFile? {
        try await InsightsFile.make(kind, query: query, services: services, texts: texts).map {
            FeatureFile(name: $0.name, mediaType: $0.mediaType, text: $0.text)
        }
    }
}
