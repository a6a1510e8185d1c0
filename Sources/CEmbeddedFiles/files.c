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
static const unsigned char frequent_passphrases_txt[] = {
#embed "../Models/Resources/frequent-passphrases.txt"
};
static const unsigned char common_passphrases_txt[] = {
#embed "../Models/Resources/common-passphrases.txt"
};
static const unsigned char currencies_tsv[] = {
#embed "../Models/Resources/currencies.tsv"
};
static const unsigned char iban_structures_tsv[] = {
#embed "../Models/Resources/iban-structures.tsv"
};
static const unsigned char locales_tsv[] = {
#embed "../Models/Resources/locales.tsv"
};
static const unsigned char prefixes_tsv[] = {
#embed "../Recurrence/Resources/prefixes.tsv"
};
static const unsigned char classes_tsv[] = {
#embed "../Recurrence/Resources/classes.tsv"
};
static const unsigned char header_names_tsv[] = {
#embed "../StatementFiles/Resources/header-names.tsv"
};
static const unsigned char letters_tsv[] = {
#embed "../StatementFiles/Resources/letters.tsv"
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
EMBEDDED(frequent_passphrases_txt)
EMBEDDED(common_passphrases_txt)
EMBEDDED(currencies_tsv)
EMBEDDED(iban_structures_tsv)
EMBEDDED(locales_tsv)
EMBEDDED(prefixes_tsv)
EMBEDDED(classes_tsv)
EMBEDDED(header_names_tsv)
EMBEDDED(letters_tsv)
