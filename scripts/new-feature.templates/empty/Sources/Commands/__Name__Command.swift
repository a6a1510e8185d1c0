import ArgumentParser
import CommandKit
import Services
import __Name__Model

struct __Name__Command: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "__path__", abstract: "Lists the household's __words__.",
        discussion: "Example: coffer __path__ --output json")

    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        __Name__Answer(rows: try await household.__name__().fetchNames())
    }
}
