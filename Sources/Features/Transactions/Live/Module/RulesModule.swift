import ServiceKit

/// Rules that choose categories.
struct RulesModule: ServiceModule {}

extension RulesModule: ExportSource {
    typealias Export = RuleExportReader
}
