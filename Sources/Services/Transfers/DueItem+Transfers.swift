import Localization

extension DueItem.Kind {
    package static let transfer = Self("transfer")
}
