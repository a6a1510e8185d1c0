/// The error of requesting the observer of a module that is not in `LedgerModules`.
struct UnregisteredModule: Error {
    /// The module's type.
    let module: String
}
