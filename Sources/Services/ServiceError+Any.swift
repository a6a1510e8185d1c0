extension ServiceError {
    /// What a service threw. Services throw `ServiceError`; anything else is a fault of the program, of which a person sees no more than that.
    package init(_ error: any Error) {
        self = error as? ServiceError ?? .serverError(500)
    }
}
