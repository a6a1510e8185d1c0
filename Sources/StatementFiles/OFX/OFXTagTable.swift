/// A hash table from packed names to known elements, with open addressing over 256 slots.
struct OFXTagTable {
    private var names: [OFXTagName]
    private var tags: [OFXTag]

    init() {
        names = Array(repeating: OFXTagName(), count: 256)
        tags = Array(repeating: .unknown, count: 256)
        for tag in OFXTag.allCases where tag != .unknown {
            let name = OFXTagName(tag.rawValue)
            var slot = Self.slot(of: name)
            while tags[slot] != .unknown { slot = (slot + 1) & 255 }
            names[slot] = name
            tags[slot] = tag
        }
    }

    subscript(name: OFXTagName) -> OFXTag {
        var slot = Self.slot(of: name)
        while tags[slot] != .unknown {
            if names[slot] == name { return tags[slot] }
            slot = (slot + 1) & 255
        }
        return .unknown
    }

    private static func slot(of name: OFXTagName) -> Int {
        Int(((name.low ^ name.high &* 31) &* 0x9E37_79B9_7F4A_7C15) >> 56)
    }
}
