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

/// The known layouts of banks' CSV files, Sources/StatementFiles/Resources/layouts.tsv.
EmbeddedFile embedded_layouts_tsv(void);

/// The string catalogs (`.xcstrings`) of all targets.
size_t embedded_catalog_count(void);
/// - Parameter index: below the count.
EmbeddedFile embedded_catalog(size_t index);

#endif
