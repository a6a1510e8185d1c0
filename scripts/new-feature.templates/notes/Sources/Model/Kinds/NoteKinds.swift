package import Models

extension Topic {
    package static let notes = Topic(rawValue: "notes")
}
