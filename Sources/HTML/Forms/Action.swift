/// What a button does. It runs in the task of its screen.
public typealias Action = () async -> Void
