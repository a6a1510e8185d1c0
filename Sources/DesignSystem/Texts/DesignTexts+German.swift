extension DesignTexts {
    package static let german: DesignTexts = {
        var texts = DesignTexts()
        texts.skipToContent = "Zum Inhalt"
        texts.sections = "Bereiche"
        texts.back = "Zurück"
        texts.close = "Schließen"
        texts.cancel = "Abbrechen"
        texts.retry = "Erneut versuchen"
        texts.undo = "Rückgängig"
        texts.clear = "Zurücksetzen"
        texts.search = "Suchen"
        texts.pending = "Vorgemerkt"
        texts.hiddenAmount = "Verborgener Betrag"
        texts.unread = "ungelesen"
        texts.loading = "Wird geladen"
        texts.showData = "Als Tabelle zeigen"
        texts.day = "Tag"
        texts.name = "Name"
        texts.amount = "Betrag"
        texts.share = "Anteil"
        texts.expected = "erwartet"
        texts.lowest = "Tiefststand"
        texts.amountsAreHidden = "Beträge sind verborgen"
        texts.offline = "Du bist offline"
        texts.networkError = "Netzwerkfehler"
        texts.stayTitle = "Angemeldet bleiben?"
        texts.stayText = "Du wirst in zwei Minuten abgemeldet. Was du getippt hast, bleibt erhalten."
        texts.stay = "Angemeldet bleiben"
        texts.colors = ["Koralle", "Türkis", "Minze", "Gelb", "Grün", "Seegrün", "Pfirsich", "Rosa", "Lavendel", "Himmel"]
        return texts
    }()
}
