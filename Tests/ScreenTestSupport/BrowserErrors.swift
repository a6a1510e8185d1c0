/// Nobody is signed in.
package struct NotSignedIn: Error {
    package init() {}
}

/// A path that leads to another one again and again.
package struct LedInCircles: Error {
    let path: String

    package init(path: String) { self.path = path }
}

/// An outcome that a test does not go on with.
package struct NotAsExpected: Error {
    let what: String

    package init(what: String) { self.what = what }
}
