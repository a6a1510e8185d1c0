import Localization
import Synchronization

/// The last rendering of a view for each of its readers, shared by all pages that show it.
///
/// A rendering is reused while its content is equal, so it is never outdated.
public final class RenderingCache<Content: Equatable & Sendable, Reader: Hashable & Sendable>: Sendable {
    /// The input of a rendering besides its content.
    struct Key: Hashable, Sendable {
        var reader: Reader
        var texts: TextEnvironment
    }

    struct Rendering: Sendable {
        let content: Content
        let bytes: [UInt8]
        /// Whether it has controls outside of forms.
        let needsPageForm: Bool
    }

    /// Maximum number of readers; more than have pages open at once.
    private static var capacity: Int { 64 }

    private let renderings = Mutex<[Key: Rendering]>([:])

    public init() {}

    func rendering(of content: Content, for key: Key) -> Rendering? {
        let known = renderings.withLock { $0[key] }
        return known?.content == content ? known : nil
    }

    func store(_ rendering: Rendering, for key: Key) {
        renderings.withLock { renderings in
            if renderings.count >= Self.capacity, renderings[key] == nil { renderings.removeAll() }
            renderings[key] = rendering
        }
    }
}
