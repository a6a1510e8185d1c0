import MembersModel
import Navigation
import TestTools

extension AppRoute {
    /// Whether the sample household may have no row of its screen: its feature adds nothing to that household, so its own tests open the screen.
    var mayLackRow: Bool {
        guard path.absolute.split(separator: "/").contains("sample") else { return false }
        // A provider of sign-in is another server, which no sample asks.
        if case .provider = feature as? MembersRoute { return true }
        return !FeatureTests(declaring: feature).hasSample
    }
}
