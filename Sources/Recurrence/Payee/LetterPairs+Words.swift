extension LetterPairs {
    /// Words and names whose letters follow each other as rarely as those of references do, from the same files as the costs.
    static let words: Set<String> = Set(
        """
        aamco ackroyd acqua activ adnams aesop aetna airbnb aktiv akvazoo amfam ampup amslod amtrak amznmktplace amznprime apcoa \
        aquarium arztpraxis avril azzip belgium bigchefs biggby bilbao bilsyn bilxtra breizh brewdog budni budnikowsky bvlgari \
        byggmakker byggmax byggmix bytovy cefco cigkoftem cleef colruyt crawford crcardpmt crypt cymru dealz depotgebuhr devred \
        devry diagnostyka diptyque dnipro dobrovsky dogtopia doheem dropbox druzstvo dulux dunlop dyneff easyfitness easyjet eazie \
        eegee eggfree eggslut egypt ehrhardt ehrle eight eighty ejoin elkjop embou esotiq evmapa evyve expressvpn exxonmobil eyebrow \
        eyelab ezpawn ezpay fahrrad fahrradverleih fahrzeugteile fishbowl floyd fluevog fressnapf fyidoctors giffgaff gifhorn goetz \
        graaf groenrijk grubhub grzybki gucci guldfynd gutkauf hawaii heijn heizungsbau hemkop hilfswerk hobbycraft hobbytown \
        hoogvliet hookup hopdoddy hotdog hotworx hteao huawei hygieia iberdoex idexe iittala ijswinckel injoy innogy insomnia ippudo \
        itzehoer izakaya izycoffee jahresgebuhr jcpenney jcpenny jednota jetblue jewelry jiffy jigsaw jimboy jimmy jinya johnny \
        joseph joueclub joyalukkas joyeux kaady kahve kakadu kauai kaufhof kebhouze keepcool kiehl kinokuniya kirjakauppa kirppu \
        kiwoko kizuki klipp kluswijs knight knights knihkupectvi knihy knuspr koebmand kohls konrad konzum kookai kreuz kreuzfahrten \
        kropka kruidvat ksiazki kujten kuoni kursgebuhr kuups kyriad labcorp liikku lloyd loblaw loetje loevbjerg lohnzahlung \
        lovbjerg loxam lubaszka lukoil luxor luxury lwowskie macxipa mcdonald mcfit mcgrath mckeown medlab meizhou mezeh mixue \
        mktplace mleczarnia mohawk mooyah mowgli mrowka mullabfuhr multivlaai mutua myeyedr mytaxi nabibajk nabytek nabytok \
        nachhilfe naerkoeb nahkauf napapijri natuzzi needco neighbor neighborhood neolab neopunkt netflix neukauf newegg nextbike \
        night nightclub nightowl noahs norah nordvpn novus nozzle nspcc nuance nuvolari nybolig nyborg oakberry oakley oazis oddbox \
        oddzial oebel ofisi ohlson okaidi oldboy oldtown olijslager olkop olsza olufsen olymp omniplex optik optimum oshkosh osmow \
        outdoor outfit oxfam oxford ozeta pawlowicz paymnt pbteen pfalz philz picklr pieprzyk pijalnia plumb pneumobil poggenpohl \
        poiesz pojistovna praxair prumyslova przyjazna psycle puuilo qatar qdoba qipao qstar ralph ralphs reject rheinbahn ribcrib \
        rogiem rosslyn ruckzahlung ruedi ruedu ruefa ruetz ruhrbahn ryanhair rylko saizeriya salmoiraghi samsclub samsoe screwfix \
        shiaomaodao shiekh shuyi sibuya sklep slapfish sleep sloneczko sloneczna slovnaft smyths snappy snaps snarf snarkjop sneaky \
        snooze soapy socialna soulcycle spatkauf sportsgirl sqrups squeezed stubhub subdued subscr sunnfjord sunright suomi \
        sweetfrog swiezyzna swimlabs swtch sydney synevo synlab synoptik synsam szwajcarska taekwondo tanqyou tatuum taxfix taxpymt \
        taziki tiedje tokyo tomthumb toogoodtogo topgolf toyoko toytown toyworld triumph tuesday tuffy tuodi txtag tyrwhitt \
        ubezpieczen ubezpieczenia udemy uhaul ultra umsatzsteuer umzug umzuge unicef unipolsai uniqa uniqlo unltd update upwest \
        urlaub usataxpymt vacuums vinzenzmurr vnitra volvo vseobecna vulco vuori vyshnia vzwrlss wasgau weekday weijl wellnow \
        wholefds whsmith wierzejki withdraw wodki wohnbau wohnungsbau wohrl wolfskin wolsdorf wolsdorff woodcraft worldbox wraps \
        wyjatkowy wylee wyndham wypiekow xeado xenos xiaolongkan xiaomi xsport xxsoc xxxlutz yelmo yildiz yoghurt yogurt yoigo yorck \
        yoshinoya youfit yourself youth youtubepremium yunnan zabka zahir zahnarzt zahnarzte zahnarztpraxis zaklad zalozna zappka \
        zaxby zdravia zdravotna zdravotni zdrofit zdrowia zdrowie zeeks zegna zehrs zeleznicna zeppitz ziaja zippy zizzi zleep \
        zocdoc zuiki zuivelhoeve zumiez zusje zverokruh zweirad
        """.split(separator: " ").map(String.init))
}
