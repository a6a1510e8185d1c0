/// A debit or credit indicator: `D`, `Soll`, `Af`, `-`.
enum CSVDebitCreditIndicator {
    case debit, credit

    /// Nil for an unknown word.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count > 0, bytes.count <= 48 else { return nil }
        if bytes.count == 1 {
            switch bytes[0] {
            case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "-"): self = .debit
            case UInt8(ascii: "c"), UInt8(ascii: "C"), UInt8(ascii: "h"), UInt8(ascii: "H"), UInt8(ascii: "k"), UInt8(ascii: "K"),
                UInt8(ascii: "+"):
                self = .credit
            default: return nil
            }
            return
        }
        // U+2212 and the en dash.
        if bytes.equals("\u{2212}") || bytes.equals("\u{2013}") {
            self = .debit
            return
        }
        let word = CSVHeaderNames.fold(bytes.text)
        if Self.debits.contains(word) {
            self = .debit
        } else if Self.credits.contains(word) {
            self = .credit
        } else {
            // Two words with one meaning: "借 Dr".
            let words = word.split(separator: " ").map(String.init)
            guard words.count == 2 else { return nil }
            if words.allSatisfy(Self.isDebit) {
                self = .debit
            } else if words.allSatisfy(Self.isCredit) {
                self = .credit
            } else {
                return nil
            }
        }
    }

    /// Whether a cell indicates the direction only, and not the kind of transaction, unlike "payment".
    static func isPlain(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.count > 1 && bytes.count <= 12 && plain.contains(CSVHeaderNames.fold(bytes.text))
    }

    private static let plain = words("debit,credit,dr,cr,debet,kredit,debito,credito,soll,haben,withdrawal,deposit,belastung,gutschrift")

    private static func isDebit(_ word: String) -> Bool { word == "d" || debits.contains(word) }
    private static func isCredit(_ word: String) -> Bool { word == "c" || credits.contains(word) }

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: ",").map(String.init)) }

    /// English, German, French, Spanish, Italian, Dutch, Polish, Portuguese, Swedish, Norwegian, Danish, Finnish, Czech, Hungarian, Turkish, Russian,
    /// Greek, Chinese, Japanese, Korean.
    private static let debits = words(
        """
        debit,dr,db,dbit,debits,money out,paid out,out,outgoing,outflow,withdrawal,withdraw,sent,spent,expense,exp,exp.,payment out,minus,soll,af,uit,debet,\
        belastung,abgang,ausgang,ausgabe,zahlungsausgang,abbuchung,lastschrift,sortie,depense,debito,cargo,cargos,debe,gasto,egreso,salida,retiro,dare,\
        uscita,addebito,pagamento,afschrijving,uitgave,obciazenie,obciazenia,wydatek,wyplyw,wn,saida,despesa,uttag,utgift,ut,uttak,ud,haevet,udgift,\
        otto,pano ulos,odchozi,vydaj,ma dati,vyber,terheles,kiadas,borc,gider,cikis,дебет,расход,списание,χρεωση,дебет,списання,видаток,支出,支,转出,借,借方,出金,お支払金額,출금
        """)
    private static let credits = words(
        """
        credit,cr,cdt,crdt,credits,money in,paid in,in,incoming,inflow,deposit,received,income,payment in,plus,haben,bij,kredit,gutschrift,zugang,\
        eingang,einnahme,zahlungseingang,entree,recette,credito,abono,abonos,haber,ingreso,entrada,deposito,avere,entrata,accredito,bijschrijving,\
        inkomst,uznanie,uznania,wplyw,przychod,ma,receita,insattning,inn,inntekt,ind,indsat,pano,talletus,prichozi,prijem,dal,vklad,jovairas,bevetel,\
        alacak,gelir,giris,кредит,приход,зачисление,πιστωση,кредит,зарахування,收入,收,转入,贷,贷方,入金,お預り金額,입금
        """)
}
