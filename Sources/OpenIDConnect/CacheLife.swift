import OutgoingHTTP

/// How long an answer of a provider may be kept (RFC 9111, section 5.2.2), in milliseconds: between five minutes and a day; an hour if the
/// provider does not say it.
enum CacheLife {
    private static let shortest: Int64 = 300
    private static let usual: Int64 = 3_600
    private static let longest: Int64 = 86_400

    static func milliseconds(of response: OutgoingResponse) -> Int64 {
        let directives = (response.headers["cache-control"] ?? "").lowercased().split(separator: ",").map { $0.filter { $0 != " " } }
        if directives.contains("no-store") || directives.contains("no-cache") { return shortest * 1_000 }
        let age = directives.first { $0.hasPrefix("max-age=") }.flatMap { Int64($0.dropFirst("max-age=".count)) }
        return min(max(age ?? usual, shortest), longest) * 1_000
    }
}
