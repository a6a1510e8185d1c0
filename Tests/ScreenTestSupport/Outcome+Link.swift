package import App
package import Navigation

extension Outcome {
    /// Where it led; nil where it did not.
    package var link: Link? { if case .moved(let link, _) = self { link } else { nil } }
}
