package import Services

extension DueItem.Kind {
    package static let transfer = Self("transfer")
}
