#include "CEmbeddedFiles.h"

// The files are read by the preprocessor (#embed, C23), which takes a thirtieth of a second. As array literals of Swift, which is what the
// package manager's embedInCode makes, they took 15 s.

static const unsigned char coffer_css[] = {
#embed "../DesignSystem/Resources/coffer.css"
};
static const unsigned char coffer_js[] = {
#embed "../DesignSystem/Resources/coffer.js"
};
static const unsigned char offline_js[] = {
#embed "../DesignSystem/Resources/offline.js"
};
static const unsigned char icons_svg[] = {
#embed "../DesignSystem/Resources/icons.svg"
};
static const unsigned char favicon_svg[] = {
#embed "../DesignSystem/Resources/favicon.svg"
};
static const unsigned char icon_192_png[] = {
#embed "../DesignSystem/Resources/icon-192.png"
};
static const unsigned char icon_512_png[] = {
#embed "../DesignSystem/Resources/icon-512.png"
};
static const unsigned char icon_maskable_512_png[] = {
#embed "../DesignSystem/Resources/icon-maskable-512.png"
};
static const unsigned char apple_touch_icon_png[] = {
#embed "../DesignSystem/Resources/apple-touch-icon.png"
};
static const unsigned char cards_json[] = {
#embed "../CardCatalogueFile/Resources/cards.json"
};
static const unsigned char services_json[] = {
#embed "../ServiceCatalogueFile/Resources/services.json"
};
static const unsigned char shops_tsv[] = {
#embed "../Categorisation/Resources/shops.tsv"
};
static const unsigned char tags_tsv[] = {
#embed "../Categorisation/Resources/tags.tsv"
};
static const unsigned char names_tsv[] = {
#embed "../Categorisation/Resources/names.tsv"
};
static const unsigned char words_tsv[] = {
#embed "../Categorisation/Resources/words.tsv"
};
static const unsigned char layouts_tsv[] = {
#embed "../StatementFiles/Resources/layouts.tsv"
};

#define EMBEDDED(name) \
    EmbeddedFile embedded_##name(void) { return (EmbeddedFile){name, sizeof name}; }

EMBEDDED(coffer_css)
EMBEDDED(coffer_js)
EMBEDDED(offline_js)
EMBEDDED(icons_svg)
EMBEDDED(favicon_svg)
EMBEDDED(icon_192_png)
EMBEDDED(icon_512_png)
EMBEDDED(icon_maskable_512_png)
EMBEDDED(apple_touch_icon_png)
EMBEDDED(cards_json)
EMBEDDED(services_json)
EMBEDDED(shops_tsv)
EMBEDDED(tags_tsv)
EMBEDDED(names_tsv)
EMBEDDED(words_tsv)
EMBEDDED(layouts_tsv)
