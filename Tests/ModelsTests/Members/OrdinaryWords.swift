/// Short, ordinary words, as used in diceware passphrases.
enum OrdinaryWords {
    static let all = """
        acorn album alley anchor ankle apron arrow atlas attic autumn badge bagel baker balcony bamboo banjo barrel basin basket beacon beard
        beetle fixture berry blanket blossom border bottle branch bread bridge brush bucket bundle butter button cabin cactus candle canoe canvas
        carpet carrot castle cedar cellar chalk cherry chimney circus clay cliff cloak clover cobalt coconut comet copper coral corner cotton
        cradle crater cricket crust curtain cymbal dairy daisy dentist desert dolphin donkey drawer drift drum eagle easel elbow ember engine
        fabric falcon feather fence fern ferry fiddle field flannel flour fluff forest fossil fountain freckle garlic gather ginger glacier
        glove goose grape gravel hammer hammock harbour hazel hedge helmet herring hollow honey igloo island ivory jacket jelly jigsaw jungle
        kennel kettle kitten ladder lantern lemon lentil lichen lizard locket lumber magnet mango maple marble meadow melon mitten mortar
        muffin mustard napkin needle nettle noodle nutmeg oatmeal olive onion orchard otter oyster paddle palace panther parcel parsley pebble
        pepper pickle pigeon pillow pistachio plank plaster plum pocket pollen poncho pottery prairie pretzel puddle pumpkin quarry quilt
        rabbit radish ribbon ripple rocket rooster saddle salmon sandal scarf shovel silver sketch sleeve spinach sponge squid stable stamp
        stove stream sugar syrup tablet tailor teapot thicket thimble thunder timber toffee tractor trumpet tulip tunnel turnip umbrella
        valley velvet vessel violet walnut weasel whistle willow window winter yogurt zebra zipper
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
