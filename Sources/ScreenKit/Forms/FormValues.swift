/// The values of a form as they are typed.
package protocol FormValues: Hashable {
    associatedtype Errors: FormErrors

    /// The values of an empty form.
    init()
}
