/// Texts of banks in front of the name of a shop: the kind of booking, of card, of order. Folded; several words are a phrase.
///
/// `#` stands for a number, `@` for a city, which some banks write in front of the shop. Sources: statements in the public sources of
/// `docs/statement-formats/layouts.md`.
enum BankPrefixes {

    /// A part of a phrase.
    private enum Part {
        case word(String)
        case number
        case place
    }

    /// The phrases by their first words, the longest first.
    private static let phrases: [String: [[Part]]] = {
        var phrases: [String: [[Part]]] = [:]
        for line in text.split(separator: ",") {
            let words = line.split { $0 == " " || $0 == "\n" }.map(String.init)
            guard let first = words.first else { continue }
            phrases[first, default: []].append(
                words.dropFirst().map { word in
                    switch word {
                    case "#": .number
                    case "@": .place
                    default: .word(word)
                    }
                })
        }
        return phrases.mapValues { $0.sorted { $0.count > $1.count } }
    }()

    /// The number of words at the front that form a phrase; 0: none.
    ///
    /// - Parameters:
    ///   - word: a word at a position from the front; nil behind the last one.
    ///   - isNumber: whether the word at a position is a number or reference.
    static func length(_ word: (Int) -> String?, isNumber: (Int) -> Bool) -> Int {
        guard let first = word(0), let known = phrases[first] else { return 0 }
        for phrase in known where matches(phrase, word, isNumber) { return phrase.count + 1 }
        return 0
    }

    private static func matches(_ phrase: [Part], _ word: (Int) -> String?, _ isNumber: (Int) -> Bool) -> Bool {
        for (index, part) in phrase.enumerated() {
            guard let next = word(index + 1) else { return false }
            switch part {
            case .word(let wanted): if next != wanted { return false }
            case .number: if !isNumber(index + 1) { return false }
            case .place: if !PayeeWords.places.contains(next) { return false }
            }
        }
        return true
    }

    private static let text = """
        online banking payment to, online banking transfer to, online banking transfer from, cr pago,
        cd #, bb #, deb #, dbt crd, dda pur, dda purch, sig pur, pin pur, debit crd, dc pos, pos dd, pos w d, chk crd, chip pur,
        purch w o pin, card number #, card ending #, card ending in #, card nr #, card no #, kaart nr #, kort nr #, karte nr #,
        carte n #, tarjeta n #, point of sale, point of sale purchase, interac retail purchase, interac purchase,
        interac flash purchase, interac flash, visa debit retail purchase, visa debit purchase, retail purchase, idp purchase, fpos,
        opos, bill payment to, bill pmt, internet bill payment, internet bill pay, telephone bill payment, misc payment,
        misc payment to, pre authorized debit, pre authorised debit, preauthorized debit, pre authorized payment,
        purchase authorized on, recurring payment authorized on, recurring debit card, external withdrawal, debit purchase,
        withdrawal debit card, withdrawal debit, withdrawal pos, pos withdrawal, pos debit, pos purchase terminal,
        pos signature purchase, pos pin purchase, web authorized pmt, web auth pmt, ach web, ach debit, ach pmt, ach withdrawal,
        electronic withdrawal, electronic payment, online payment to, online purchase, contactless payment, contactless purchase,
        chip purchase, card purchase, cheque card purchase, debit card purchase, foreign card purchase, cross border purchase,
        card transaction, card payment to, faster payments payment to, bill payment via faster payment to, payment to, payments to,
        direct debit to, direct debit payment to, standing order to, internet transfer to, transfer to, transfer from, tfr to,
        trf to, mobile payment to, pending card, eftpos purchase, eft purchase, visa purchase, visa debit, mastercard debit,
        mastercard purchase, tap and pay, paywave, nets qr payment, nets purchase, nets debit, paynow transfer, paynow to, upi dr,
        upi cr, upi p2m, upi p2a, upi, imps, neft dr, neft, ach d, pos #, ecom pur, billpay dr, kauf dienstleistung vom,
        kauf online shopping vom, einkauf debitkarte, einkauf kreditkarte, einkauf zkb visa debit card nr, zahlung debitkarte,
        zahlung kreditkarte, belastung karte, belastung debitkarte, belastung maestro karte, twint zahlung, einkauf twint,
        zahlung twint, zahlung an, einkauf bei, apple pay, google pay, apple pay kauf bei, kauf bei, bezahlung karte,
        bezahlung debitkarte, bezahlung, kartenzahlung bei, kartenumsatz, kreditkartenumsatz, kaufumsatz, debitkartenumsatz,
        debitkartenzahlung, kreditkartenzahlung, visa debitkartenumsatz, girocard zahlung, lastschrifteinzug, sepa elv lastschrift,
        elv lastschrift, elv, sepa lastschrift von, wiederholungslastschrift, erstlastschrift, dauerauftrag an, sepa dauerauftrag,
        sepa uberweisung an, online uberweisung, echtzeituberweisung, echtzeit uberweisung, onlinebanking uberweisung, e comm,
        ecomm, pos at, kaufabwicklung, kartentransaktion, sb tanken, paiement cb # @, paiement cb @, paiement cb, paiement psc # @,
        paiement psc #, paiement psc, paiement carte, paiement par carte, paiement par carte x #, paiement par carte #,
        paiement sans contact, paiement contactless, paiement avec la carte, paiement mobile, paiement internet, paiement, achat cb,
        achat carte, achat par carte, achat bancontact, achat maestro, achat debit mastercard, achat internet, achat,
        facture carte du, facture carte, facture cb, carte x #, carte du, carte debit, carte n, operation carte,
        operation par carte, prlv sepa, prlv europeen, prlv, prelevement sepa, prelevement europeen, prelevement de,
        prelevement automatique, prelevement, prelvt, prelvt sepa, virement sepa vers, virement sepa, virement a,
        virement en faveur de, virement pour, virement permanent, virement permanent pour, virement instantane, virement emis,
        virement vers, virement, vir sepa, vir inst, vir inst vers, vir perm, vir perm pour, vir cpte a cpte emis,
        vir instantane emis, vir, telereglement, tip sepa, avis de prelevement, domiciliation europeenne, domiciliation sepa,
        domiciliation de, domiciliation, ordre permanent, bea apple pay, bea google pay, bea betaalpas, bea nr #, bea contactloos,
        bea, gea betaalpas, gea, ecom apple pay, ecom betaalpas, ecom, betaalpas, betaling met bankkaart, betaling met kaart,
        betaling met debetkaart, betaling bankkaart, betaling via bancontact, betaling bancontact, betaling maestro, betaling,
        betaalverzoek, aankoop bancontact, aankoop maestro, aankoop met kaart, aankoop debit mastercard, aankoop, betaalautomaat,
        pinbetaling, pin betaling, contactloze betaling, sepa incasso algemeen doorlopend, sepa incasso algemeen eenmalig,
        sepa incasso doorlopend, sepa incasso, sepa ideal, sepa overboeking, sepa periodieke overb, incasso, automatische incasso,
        europese domiciliering, domiciliering, europese incasso, doorlopende incasso, ideal betaling aan, overschrijving naar,
        overschrijving aan, overboeking naar, instantoverschrijving naar, doorlopende opdracht, periodieke overboeking,
        bestendige opdracht, trtp sepa, trtp, algemeen doorlopend, algemeen eenmalig, csid, marf, compra tarj, compra tarjeta,
        compra con tarjeta, compra en, compra internet, compra internet en, compra online, compra comercio, compra pos, compra web,
        compra td, compra nacional, compra debito, compra credito, compra no debito, compra no credito, compra cartao,
        compra com cartao, compra c deb, compras c deb, compras cdeb, compra elo, compra visa, compra mastercard, compra maestro,
        compra en comercio, compras en, compra, compras, pago en, pago con tarjeta, pago tarjeta, pago tarj, pago movil en,
        pago movil, pago electronico, pago contactless en, pago recibo de, pago recibo, pago a, pago de, pago, tarj, tarjeta,
        targeta, operacion tarjeta, operacion con tarjeta, operacion en, cargo por compra en, cargo por, cargo tarjeta, cargo,
        adeudo recibo, adeudo de recibo, adeudo por domiciliacion, adeudo a su cargo, adeudo directo sepa, adeudo de, adeudo,
        cargo recibo, recibo de, recibo, domiciliacion, domiciliacion de, transferencia a favor de,
        transferencia inmediata a favor de, transferencia a, transferencia de, transferencia inmediata, transferencia emitida,
        transferencia, transf a, trans a, traspaso a favor de, bizum enviado a, bizum a favor de, debito automatico, debito directo,
        debito aut, deb aut, pagamento de servicos, pagamento servicos, pagamento por cartao, pagamento cartao,
        pagamento com cartao, pagamento de conta, pagamento boleto, pagamento efetuado, pagamento a, pagamento mb way,
        compra mb way, mb way, pag serv, pag serv #, pag tit, pagto, pag, cobranca, deb direto, deb directo, debito direto, deb dir,
        dd sepa, imposto selo, pix enviado, pix enviado para, pix qrs, pix transf, transferencia pix,
        transferencia enviada pelo pix, debito em conta, deb autom, cartao, rshop, redeshop, visa electron, maestro, compra mbway,
        trf, trf p, trf para, transf para, trf mb way p, pagamento pos, pagamento pos visa, pagamento carta, pagamento con carta,
        pagamento tramite pos, pagamento su pos, pagamento contactless, pagamento visa debit, pagamento mastercard,
        pagamento apple pay, pagamento internet, pagamento online, pagamento effettuato su pos, pagamento p o s, pagamenti,
        pagam pos, pag pos, pagobancomat, pagamento pagobancomat, operazione pos, operazione carta, operazione mastercard,
        operazione visa, operazione, acquisto pos, acquisto carta, acquisto con carta, acquisto presso, acquisto, acquisti, carta n,
        carta nr, utilizzo carta, utilizzo carta di credito, addebito sdd, addebito diretto, addebito diretto sepa,
        addebito preautorizzato, addebito, sdd, sdd core, sepa direct debit, sepa dd, bonifico a favore di, bonifico sepa a,
        bonifico disposto a favore di, bonifico istantaneo a, bonifico a, disposizione di bonifico, bonifico, pagamento bollettino,
        bollettino, zakup przy uzyciu karty, przy uzyciu karty, platnosc przy uzyciu karty, zakup karta, zakup blik, zakup w, zakup,
        zakupy, platnosc karta, platnosc web, platnosc blik, platnosc internet, platnosc, transakcja karta,
        transakcja przy uzyciu karty, transakcja bezgotowkowa, transakcja, operacja karta, operacja, obciazenie karta, dop mc,
        dop visa, karta debetowa, karta nr, blik platnosc internetowa, blik zakup, blik zakup e commerce, blik platnosc,
        polecenie zaplaty, obciazenie, przelew do, przelew wychodzacy, przelew wewnetrzny, przelew na, przelew krajowy,
        przelew zewnetrzny, przelew, zlecenie stale, sklep, sklep nr #, platba kartou na internetu, platba kartou v obchode,
        platba kartou, platba karta, platba u obchodnika, platba na internetu, platba pos, platba v zahranici, platba cez pos,
        platba, karetni transakce, kartova transakce, transakce platebni kartou, transakce kartou, transakcia kartou,
        transakcia platobnou kartou, nakup dne, nakup kartou, nakup na internetu, nakup u obchodnika, nakup pos, nakup, gp pos,
        pos platba, pos nakup, pos transakce, sipo, inkaso, trvaly prikaz, trvaly prevod, odchozi platba, odchozi uhrada,
        odchadzajuca platba, okamzita platba, tuzemska platba, bezhotovostni platba, kreditni karta, debetni karta, debetna karta,
        bankkartyas vasarlas, bankkartyas fizetes, vasarlas kartyaval, vasarlas kartya, vasarlas, kartyas vasarlas, kartyas fizetes,
        kartyatranzakcio, pos vasarlas, aruvasarlas, internetes vasarlas, belfoldi vasarlas, vasarlas belfoldon, kulfoldi vasarlas,
        csoportos beszedes, csoportos beszedesi megbizas, eseti utalas, atutalas, allando atutalas, elektronikus fizetes, parositva,
        tranzakcio, fizetes, foglalas, zarolt, cumparare pos, cumparare, cumparaturi, plata pos, plata la pos, plata la comerciant,
        plata card, plata cu cardul, plata cu card, plata, plati, tranzactie comerciant, tranzactie card, tranzactie pos,
        tranzactie, achizitie pos, achizitie, utilizare pos, debitare directa, transfer catre, ordin de plata, pokupka,
        pokupka na pos, plashtane na pos, plashtane, teglene pos, kupovina, kupnja, kupovina karticom, kupnja karticom,
        placanje karticom, placanje, placanje na pos, pos placanje, pos kupovina, pos kupnja, placilo s kartico, placilo,
        nakup s kartico, trajni nalog, kartica #, kortkop, kortkop #, kort kop, kortbetalning, kortbetaling, kortkjop, varekjop,
        visa varekjop, visa varekob, varekob, kortkob, kob, visa kob, visa dankort, visa dankort kob, dankort nota, dankort kob,
        dankort, mastercard kob, betalingskort, betalingsservice, betalingsserv, bs betaling, bgs, mobilepay kob, mobilepay til,
        mobilepay, vipps til, vipps, vipps mobilepay, swish betalning, swish till, autogiro, e faktura, efaktura, avtalegiro,
        nettgiro til, nettgiro, giro til, overforing til, overforsel til, overforsel, overforing, betalning bg, betalning pg,
        bg bet via internet, pg bet via internet, bankgiro, plusgiro, betaling til, reservert, reservasjon, visa kop, debitkort,
        debetkort, bankkort, kreditkort, kontokop, stande overforing, dk nota, vdk, kortnota, kontaktlos, kontaktlost,
        kontaktloskop, varukop, dauruppdrag, korttiosto, kortti osto, korttimaksu, visa osto, ostos, pankkikorttiosto, pkosto,
        korttitapahtuma, e maksu, e lasku, suoraveloitus, tilisiirto, verkkomaksu, maksu, ostotapahtuma, lahimaksu, kaardimakse,
        kaarditehing, makse, pirkums, pirkums #, kartes maksajums, maksajums, pirkinys, pirkimas, atsiskaitymas kortele,
        mokejimas kortele, mokejimas, kortele, pos atsiskaitymas, alisveris, pos alisveris, harcama, pos harcamasi, pos harcama,
        kart harcamasi, kredi karti harcamasi, sanal pos, banka karti, odeme, fatura odemesi, fatura odeme, otomatik odeme, havale,
        havale eft, iyzico, nkolay, paytr, ininal, αγορα, αγορα με καρτα, αγορα μεσω pos, αγορα pos, πληρωμη, πληρωμη με καρτα,
        χρεωση καρτας, συναλλαγη, pos αγορα, παγια εντολη, pliromi, покупка, покупка карта, оплата, оплата товаров и услуг,
        оплата по карте, списание, платеж, платіж, сплата, покупка на пос, плащане, плащане на пос, купівля, розрахунок,
        оплата карткою, безналична оплата, куповина, плаћање, perevod, kartu pembelian, pembelian, transaksi debit, pembayaran,
        pembayaran qris, qris, pembelian debit, kartu debit, trsf e banking db, debit pembelian, pago mercado pago, mercpago,
        mercadopago, merpago, dlocal, ebanx, pagseguro, picpay, ifd
        """
}
