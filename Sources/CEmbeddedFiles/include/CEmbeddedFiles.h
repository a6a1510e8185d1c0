#ifndef C_EMBEDDED_FILES_H
#define C_EMBEDDED_FILES_H

#include <stddef.h>

/// The contents of a file that is part of the program.
typedef struct {
    const unsigned char *bytes;
    size_t count;
} EmbeddedFile;

/// The web app's files, in Sources/DesignSystem/Resources.
EmbeddedFile embedded_coffer_css(void);
EmbeddedFile embedded_coffer_js(void);
EmbeddedFile embedded_offline_js(void);
EmbeddedFile embedded_icons_svg(void);
EmbeddedFile embedded_favicon_svg(void);
EmbeddedFile embedded_icon_192_png(void);
EmbeddedFile embedded_icon_512_png(void);
EmbeddedFile embedded_icon_maskable_512_png(void);
EmbeddedFile embedded_apple_touch_icon_png(void);

/// The card catalogue, Sources/CardCatalogueFile/Resources/cards.json.
EmbeddedFile embedded_cards_json(void);

/// The services that the program knows, Sources/ServiceCatalogueFile/Resources/services.json.
EmbeddedFile embedded_services_json(void);

/// The tables of categorisation, in Sources/Categorisation/Resources.
EmbeddedFile embedded_shops_tsv(void);
EmbeddedFile embedded_tags_tsv(void);
EmbeddedFile embedded_names_tsv(void);
EmbeddedFile embedded_words_tsv(void);

/// The known layouts of banks' CSV files, the names of their columns and the letters of languages, in Sources/StatementFiles/Resources.
EmbeddedFile embedded_layouts_tsv(void);
EmbeddedFile embedded_header_names_tsv(void);
EmbeddedFile embedded_letters_tsv(void);

/// Words before names of shops, and words that tell what a charge is for, in Sources/Recurrence/Resources.
EmbeddedFile embedded_prefixes_tsv(void);
EmbeddedFile embedded_classes_tsv(void);

/// Common passphrases, currencies, locales and IBANs, in Sources/Models/Resources.
EmbeddedFile embedded_frequent_passphrases_txt(void);
EmbeddedFile embedded_common_passphrases_txt(void);
EmbeddedFile embedded_currencies_tsv(void);
EmbeddedFile embedded_iban_structures_tsv(void);
EmbeddedFile embedded_locales_tsv(void);

/// The string catalogs (`.xcstrings`) of all targets.
size_t embedded_catalog_count(void);
/// - Parameter index: below the count.
EmbeddedFile embedded_catalog(size_t index);

#endif
