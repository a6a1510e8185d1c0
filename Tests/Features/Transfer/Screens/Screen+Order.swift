import App
import HTML
import Navigation
import ScreenTestSupport

extension Outcome {
    /// The id in the path that it led to: the one behind `/transfer/`.
    var orderId: String? {
        link.flatMap { link in link.path.split(separator: "/").dropFirst().first.map { String($0.prefix { $0 != "?" }) } }
    }
}

extension Screen {
    /// The value of a hidden field.
    func hidden(_ name: String) -> String? {
        let html = html
        guard let start = html.firstRange(of: "name=\"\(name)\" value=\"") else { return nil }
        return String(html[start.upperBound...].prefix { $0 != "\"" })
    }
}
