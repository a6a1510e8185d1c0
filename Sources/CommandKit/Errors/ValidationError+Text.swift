package import ArgumentParser
package import Localization

extension ValidationError {
    /// A combination or value of options that is not valid. The parser prints the text in the reader's language, before the usage of the
    /// command.
    package init(text: LocalizedText) { self.init(text.string(in: readersTexts())) }
}
