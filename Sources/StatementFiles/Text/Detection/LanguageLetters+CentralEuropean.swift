/// Letters of Central and South Eastern European languages in Latin script, and of Baltic languages and Turkish; see `LanguageLetters.init(_:)` for the form.
extension LanguageLetters {

    static let polish = LanguageLetters(
        """
        ł 6 aygó|isozkdwpeuęąbh|.tmrc aoyuąó|.enkbę|ctpmżdgs
        ą 7 jiznłż|kslwtrdcbg|mp .cdgżć|tzłś|spbk
        ę 7 ijzb|trkndlwmcgłhpż|s .cdkżśćź|tpsłgzb|lw
        ó 7 rtkmpgł|wscndibhjż|zl.f wrłljżbź|dctg|szkćp
        ż 7 ouóęą|.aeiydk|rnłl eyą|.anodsklubęó|cim
        ś 7 oeyę|.iajuą|mwrkhd cćlwm|.nrp|bk
        ć 8 aiśyąęź|e|ou.ró .||wmdb
        ń 9 aeoź|iyu|śr s.c||kmb
        ź 10 deóę|a.oyu|ią ndlćń|.rwcmb|keg
        """)

    static let czech = LanguageLetters(
        """
        í 5 nřjcščž|vtlmdsbzp|i .mc|tkhsnldvrzžščbřj|p
        á 5 nvrkzťď|ltdmhpsřjčžbgfň|iuešc nlvmdzřšž|.tsckrhpčjb|
        ě 6 nvtmdb|p| .ljžřďť|tnksdrcmhzščň|vp
        ř 6 ptáěú|.oaedkbívyhzé|uimýů eíi|áasů|.okunbtmvlč
        é 7 nkvl|trmdhfšg|iscpbz. .hm|rntkčřfž|dslzvpcb
        č 7 aiuú|.eoníárvybéjěů|kdltýszmhpř eniík|atáluů|.oscrbm
        ý 7 nvkb|trlmdh|szp .cmš|vrtskzbhd|nlpjžčřu
        ž 7 ouáěůyú|.aeíirvmé|nkdlhýbj eiíňď|.ndáokausbšů|lctrmvh
        š 7 uvjáyý|.eaioíltpěršžz|ndbmké íetikť|.lnapušéň|ováscmr
        ů 8 rkmdpň|tvnlchzsčjřbgžfx|š .mžsj|vlzbrdčň|kchntřš
        ú 10 .|zejf|askyotrmdibpuhlv sčtpřzž|drnvkhmlcj|.bšo
        ň 10 eaž|olidívruěptysázšjčhbůf|m.cýk .ousů|katá|mcš
        ť 11 šasyě|ouríe|.ihpájénč .aáu|otků|imscj
        ó 12 zgkimfó|lprtnsjvbdh|.eaušc nlzdrgó|tjbžčw|.mspkvcř
        ď 12 euěžj|aoiá|.nríyéz .atá|moku|scnů
        """)

    static let slovak = LanguageLetters(
        """
        á 6 nrzvlk|tmdhpibugf|sej. vclmšž|.rtdnszkpjčhbľňď|uť
        í 6 nrtščžz|lvdspmjcibf|k.he .mck|vsntrzpdlšžjčťbľ|h
        ý 7 nvk|trlhdb|mpzs .cmš|vsrbkzžh|tlnpdťu
        č 7 oúä|.aeinuráyíbj|vdklmsľp inaíš|eokluúň|.tsbrm
        š 7 vjáyčýú|.eauionplríšžzh|dbtmľ iteíkť|apnlošuľé|.hvsmá
        ž 7 uôáúĺď|.oaeiríýy|nvkmdlbé iedíňď|.nakusšb|olmtéárcľ
        é 7 nkvf|rtlhdcmšg|isbpžz.o .hm|rnfg|tdzckžl
        ú 7 jsnktľ|.lrdvcmzbč|pheafg .cčpťžš|tsrdzkvblhf|nmľ
        ť 7 aisúyšä|euízc|.ráý .|ao|urdmkt
        ľ 8 eoh|.adáukšbífô|szptižúvý akuúň|o.nmsvb|tčšr
        ô 9 mpdk|rvsh|tnl.b žsvlzjbcň|rdkľ|thpšč
        ň 9 edžŕĺôľ|a.omyltkvpázčíš|rihsjbucý a.ou|h|tmá
        ó 10 rtligzkf|mnp|esdvjbau. nrpgdbz|mlcf|t.j
        ď 10 e.vuž|aoáí|tzjni a.ž|otmu|
        ä 10 vmp|b| čtťz|.s|kdn
        ĺ 13 dhpt|kvž|sb žbňp|zh|ntk
        ŕ 13 mhkv|tszpbč| tňmšč|ndsbz|
        """)

    static let hungarian = LanguageLetters(
        """
        á 5 zmvjhp|tlrs.nkgbdiyfu|ec lrsngb|tkmzjcdvp|.iuhfa
        é 5 kmvf|.tslznrgdpyhjcb|ie srgnpv|ltkzbmdhj|.ci
        ö 7 ktzjdf|.nlrsygbvh|mpe zrnvb|tlskmdg|hcpj
        ó 7 tlrzjibd|gmskyhp|.nevf .lbd|strkngjzvpfc|iamh
        ő 7 ltdzrfb|snvyghp|.km .lsb|tkrdzivnjfp|emaghoáíc
        í 7 zhdpbvc|.skltgmyrj|neáői trvgj|nzmlpc|skdb
        ü 7 rkzypfj|.tlsngvdbh|miea lnkg|tzsrvd|mh.
        ú 8 .mjhy|tsrziglnkbdpf|avő jlg|.trsznkcdb|avfpi
        ű 9 mry|tnbzsvghfj|k.dlp .vnkj|slezrbhfc|tga
        """)

    static let romanian = LanguageLetters(
        """
        ă 5 tcspzţgvb|rnlmdfjx|uş.h .ţ|rtsmclzdpşgj|uinbv
        ţ 6 ană|iecurolpbîâ|.sm iă|aeuâ|.
        ş 7 .eâ|aiuoăî|nrcl it|eaouc|.năm
        î 7 .||esctmrp nm|lşţ|itrs.
        â 8 cmtvpgfz|rlsdbţh|nu ntş|rmlţ|iusd
        """)

    static let serboCroatian = LanguageLetters(
        """
        š 7 iu|a.oerpv|kjm tkć|eai.nlu|opvm
        č 7 iu|.aoe|rnjvmpk eikn|aulj|.ov
        ž 7 our|.aeid|n eib|anudjđ|.rolmv
        ć 8 eiuš|.oap|krm eiu|a.n|ok
        đ 9 eao|ruiž|.ng eua|i|o.sm
        """)

    static let slovene = LanguageLetters(
        """
        č 6 oišu|.eanbh|vrmlj einu|a.jlkr|obm
        š 7 iju|.aoerkzb|nvmpd kčt|eianolp|.juvm
        ž 7 oeu|.rai|ldnvm eib|anjukg|.orlm
        """)

    static let lithuanian = LanguageLetters(
        """
        ė 6 ndlmbvz|rtksgpšžj|.iauį sjl|.tmdgknrvžčz|pš
        ų 6 itjm|nksrgldvbšžz|p. .|j|s
        š 6 i.|aekrouyū|pėgltšmį ktvyčį|ia.eosluėmgbųūąę|rpndšj
        ž 7 .duį|aerėmyąg|oinlptū iy|aemuodntvkėįųąūęf|.srplbg
        ą 7 mtjkg|nsrildvbpšžzf|. .j|sž|lrmvnk
        ū 8 btrkjc|imslgdvpšžz|.n rstnkdzč|plgšmv|.bž
        į 8 .nljš|trkdežg|spvbm .vž|srtmkgdp|jėšlean
        č 8 enšyū|ai.usroėl|kpmvg i|e|.adokėyuųą
        ę 9 ntlkvbjz|rmdsgpšž| .s||šž
        """)

    static let latvian = LanguageLetters(
        """
        ā 5 tnkjmgbļž|rlpdvsšzcņh|.iue rkjdc|.stmlvnpšzbņfļž|iga
        ī 6 rtlzdncšķģ|msvbpžh|.j bgtvjdc|.smnkrzlpšļņžķ|
        ē 6 vplmdzcņķžģ|rtsnbjšfh|.aļiek jtrlmcšļģķ|.skdngzž|vpb
        š 7 eokēņū|.aurāīgmpļ|itnlzjb auoķī|i.āēvņūļ|senrltmpdg
        ū 8 bjmlgļč|trspndšcž|.kzņ tsrdšžķ|kzvpnlgcj|.m
        ņ 8 izļž|eaouāīšp|.rtkēd auešēķģ|ioā|d.bspkū
        ļ 8 kaeēgļ|.iuītāopbš|rū auoāūņķļģ|i.šfh|eēvlrkgcjs
        ž 9 aedū|.iāouēīrmg|nl uoāēģņ|aieīū|.srkmnvd
        ķ 9 šēļņū|.riaeīuo|āz ieīē|uaū|āots.
        ģ 10 ēeožņļ|.auripī|ā ieēī|u|aom.n
        č 10 .an|oeiāuīū|lpšr ueū|aiāopīh|s.ēm
        """)

    static let turkish = LanguageLetters(
        """
        ı 4 rsdtğşçc|nlmkyzpbfghj|.v nşzğ|.rlmkyspcf|dtçbv
        ü 6 dgtyşğ|.lrmnksbzçchvp|f nrzşçcğ|.lmkystvpf|dbhe
        ş 6 aiıuü|.eroö|knmhvy tıü|.aielmkuçvö|sbogyrhf
        ç 7 .iü|aeruknlthşö|ıopsf ieıo|a.lmütuöb|skr
        ğ 7 aeiıuoöü|| iıuü|rlea|m.dznosc
        ö 7 .gsdb|kytçşf|rnlm rnzlyğp|stkdvşçf|mbc.
        â 12 klhg|.dmybf|ntesru lnyhğf|.rmkzştbd|sicp
        î 14 lrmdhbzvf|nksi|. .f|ms|n
        """)
}
