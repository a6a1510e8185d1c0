import ServiceKit

/// Facts of statement lines that may use a benefit. The export has them behind the lines, before the other sections of features.
struct LineFactsModule: ServiceModule {}

extension LineFactsModule: ExportSource {
    typealias Export = LineFactsExportReader
}
