/// Finds the IANA name of the system's time zone in what a Unix machine says of it.
struct SystemTimeZone {
    /// The value of `TZ`: a name, with or without `:` before it, a path below `zoneinfo`, or rules (`CET-1CEST`), which name none.
    var variable: String?
    /// Where `/etc/localtime` leads, where it is a link.
    var link: String?
    /// What `/etc/timezone` says; Debian writes it where `/etc/localtime` is a copy.
    var file: String?
    var isKnown: (String) -> Bool

    /// The first of them that names a known zone, else `UTC`.
    var name: String {
        [variable, link, file].lazy.compactMap { $0.flatMap(zone) }.first ?? "UTC"
    }

    private func zone(_ text: String) -> String? {
        var name = text[...]
        if name.first == ":" { name = name.dropFirst() }
        if let folder = name.firstRange(of: "zoneinfo/") { name = name[folder.upperBound...] }
        for prefix in ["posix/", "right/"] where name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
        while name.last?.isWhitespace == true { name = name.dropLast() }
        return isKnown(String(name)) ? String(name) : nil
    }
}
