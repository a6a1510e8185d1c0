/// Finds the IANA name of the system's time zone in the settings of a Unix machine.
struct SystemTimeZone {
    /// The value of `TZ`: a name, with or without a leading `:`, a path below `zoneinfo`, or rules (`CET-1CEST`), which contain no name.
    var variable: String?
    /// The target of `/etc/localtime` if it is a link.
    var link: String?
    /// The content of `/etc/timezone`, which Debian writes if `/etc/localtime` is a copy.
    var file: String?
    var isKnown: (String) -> Bool

    /// The first known zone among them, else `UTC`.
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
