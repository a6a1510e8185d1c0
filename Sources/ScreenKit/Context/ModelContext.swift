package import Localization
package import Navigation
package import Services

/// What every view model works with, signed in or not.
package protocol ModelContext: AnyObject {
    /// The loading state and the last error of the screen's model.
    var status: ModelStatus { get }

    /// Shows a notice on the next page.
    func notify(_ notice: Notice)
}

extension ModelContext {
    /// Records an error of a service as the screen's failure, which decides the status of the answer.
    @discardableResult
    package func record(_ error: any Error) -> ServiceError {
        let failure = ServiceError(error)
        status.record(failure)
        return failure
    }

    /// Records an error of a service as the screen's failure.
    ///
    /// - Returns: what users see of it.
    package func message(of error: any Error) -> LocalizedText { record(error).text }

    /// Shows the error of an action as the notice of the page.
    package func fail(_ error: any Error) {
        let failure = record(error)
        notify(Notice(failure.text, status: failure.serverStatus))
    }

    /// Shows an error in place of the screen's content, such as `notFound` after the row was deleted elsewhere.
    package func replaceContent(with error: ServiceError) { status.show(error) }
}
