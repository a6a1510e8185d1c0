import Models

extension ServiceError {
    /// What a service threw, or what came of working with its amounts. Services throw `ServiceError`; anything else is a fault of the program, of
    /// which a person sees no more than that.
    package init(_ error: any Error) {
        switch error {
        case let error as ServiceError: self = error
        case let error as MoneyError: self = .rule(error.description)
        default: self = .serverError(500)
        }
    }
}
