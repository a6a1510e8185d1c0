import App
import HTML
import HTTPTypes
import Hummingbird

/// Answers to who looks at the gallery. Only the demo has one.
extension PageMaker {
    /// The gallery's page, or a screen in one of its states; nil: the path is none of the gallery's.
    func gallery(_ visit: SignedInVisit) async -> Response? {
        guard let gallery else { return nil }
        let target = visit.visit.target
        if visit.visit.path == Gallery.path {
            var writer = HTMLWriter()
            await GalleryPage(gallery).render(into: &writer)
            return answer(writer, visit.visit, status: .ok)
        }
        guard target.hasPrefix(Gallery.path + "/") else { return nil }
        let path = String(target.dropFirst(Gallery.path.count + 1))
        guard let screen = await gallery.screen(path, in: environment(visit)) else { return nil }
        return answer(screen, visit.visit, tag: nil)
    }
}
