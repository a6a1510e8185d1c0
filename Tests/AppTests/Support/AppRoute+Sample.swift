import Navigation
import TestTools

extension AppRoute {
    /// Whether the sample household may have no row of its screen: its feature adds nothing to that household, so its own tests open the screen.
    var mayLackRow: Bool { path.absolute.split(separator: "/").contains("sample") && !FeatureTests(declaring: feature).hasSample }
}
