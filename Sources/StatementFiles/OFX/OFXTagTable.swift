/// Finds the known element of a packed name: open addressing over 256 places, made once per reading.
struct OFXTagTable {
    private var names: [OFXTagName]
    private var tags: [OFXTag]

    init() {
        names = Array(repeating: OFXTagName(), count: 256)
        tags = Array(repeating: .unknown, count: 256)
        for tag in OFXTag.allCases where tag != .unknown {
            let name = OFXTagName(tag.rawValue)
            var place = Self.place(of: name)
            while tags[place] != .unknown { place = (place + 1) & 255 }
            names[place] = name
            tags[place] = tag
        }
    }

    subscript(name: OFXTagName) -> OFXTag {
        var place = Self.place(of: name)
        while tags[place] != .unknown {
            if names[place] == name { return tags[place] }
            place = (place + 1) & 255
        }
        return .unknown
    }

    private static func place(of name: OFXTagName) -> Int {
        Int(((name.low ^ name.high &* 31) &* 0x9E37_79B9_7F4A_7C15) >> 56)
    }
}
