package import Services

/// An open database whose members sign in.
package protocol AuthenticatingInstallationProtocol: InstallationProtocol {
    var auth: any AuthServiceProtocol { get }
}
