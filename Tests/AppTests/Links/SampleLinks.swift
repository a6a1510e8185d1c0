import App
import MockServices
import Navigation
import Testing

/// The screens of the sample household, and the links on them.
struct SampleLinks {
    let browser: SampleBrowser
    /// The paths of all screens, with the ids of the sample household.
    let screens: [String]

    init(in folder: UploadsFolder) async throws {
        browser = try await SampleBrowser()
        let services = browser.services
        let visits = SampleVisits(in: folder.path)
        let upload = try await visits.begin(.household).upload
        let auth = browser.auth
        let gallery = Gallery { _ in GallerySource(services: services, auth: auth, setup: auth, upload: upload) }
        screens = try await gallery.links().map(\.path).filter { !$0.hasPrefix("/auth") }
    }

    /// The links of a page to screens, as they are followed: without those to files and to parts of the same page.
    static func links(in html: String) -> [String] {
        html.split(separator: "href=\"").dropFirst().compactMap { part in
            let link = part.prefix { $0 != "\"" }.replacing("&amp;", with: "&")
            let isScreen = link.hasPrefix("/") && !["/files/", "/assets/", "/manifest", "/icon"].contains { link.hasPrefix($0) }
            return isScreen ? String(link.prefix { $0 != "#" }) : nil
        }
    }

    /// A link without the ids, days and figures in it: links of one kind have the same.
    static func kind(_ link: String) -> String {
        let parts = link.split(separator: "?", maxSplits: 1)
        let path = (parts.first ?? "").split(separator: "/").map { $0 == "sample" || $0.contains { $0.isNumber } ? "ID" : String($0) }
        let names = parts.count < 2 ? [] : parts[1].split(separator: "&").map { String($0.prefix { $0 != "=" }) }
        return "/" + path.joined(separator: "/") + "?" + names.sorted().joined(separator: "&")
    }
}
