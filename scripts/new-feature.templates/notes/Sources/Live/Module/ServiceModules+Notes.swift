package import ServiceKit

extension ServiceModules {
    /// The modules of the household's notes, in the order of `ServiceModules.standard`.
    package static let notes: [any ServiceModule] = [NotesModule()]
}
