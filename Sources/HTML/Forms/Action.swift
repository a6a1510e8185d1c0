/// The action of a button. It runs in the task of its screen.
public typealias Action = () async -> Void
