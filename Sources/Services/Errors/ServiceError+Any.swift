import Models

extension ServiceError {
    /// Converts an error thrown by a service or by calculations with its amounts. Services throw `ServiceError`; any other error is a bug
    /// and is reported to the user without details.
    package init(_ error: any Error) {
        switch error {
        case let error as ServiceError: self = error
        case let error as MoneyError: self = .rule(RuleViolation(error))
        default: self = .serverError(500)
        }
    }
}
