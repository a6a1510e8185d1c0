import InsightsModel
import Models
import Navigation
import ScreenKit
import Services

/// The figures of a report as CSV (RFC 4180), or one of its charts as SVG.
enum InsightsFile {
    /// Reads the report and writes it.
    ///
    /// - Parameters:
    ///   - kind: The last part of the screen's path, such as `cash-flow`.
    ///   - query: The screen's query, with `to` (`csv` or `svg`) and, for SVG, `chart`.
    /// - Returns: nil for a kind, a format or a chart that there is not.
    /// - Throws: `ServiceError`.
    static func make(_ kind: String, query: [QueryItem], services: DependencyContainer) async throws -> FeatureFile? {
        guard let route = InsightsRoute(rawValue: kind), let format = query.last(where: { $0.name == "to" })?.value else { return nil }
        let source = InsightsFileSource(route: route, query: query, services: services)
        let text: String? =
            switch format {
            case "csv": try await source.rows().map { rows in rows.map { CSVCell.row($0.map(CSVCell.guarded)) }.joined() }
            case "svg": try await source.chart(services.context.texts)
            default: nil
            }
        guard let text else { return nil }
        // Such as `spending-2026-11-25.csv`, or `spending-mine-2026-11-25.csv` for the accounts of a perspective.
        let whose = services.context.whose.map { "-\($0.rawValue)" } ?? ""
        return FeatureFile(
            name: "\(kind)\(whose)-\(services.context.today).\(format)",
            mediaType: format == "csv" ? "text/csv; charset=utf-8" : "image/svg+xml",
            bytes: Array(text.utf8))
    }
}
