package import Models

/// The paths of objects and places, made by the program, which knows the screens; nil for what has none.
package typealias ObjectPaths = @Sendable (ObjectReference) -> String?
