/// Letters of Western and Northern European languages; see `LanguageLetters.init(_:)` for the form.
extension LanguageLetters {

    static let german = LanguageLetters(
        """
        ü 7 frmwbkj|.tlhsdgzp|ne rbch|nstgldfmp|.
        ä 7 tlhrwfmpj|nsgkbzd|.eivu nthucfq|rslgdm|ibpezk.ov
        ö 8 hkmlwv|r.tfbsgzpj|nideo rnsgf|hlctdpmkbwv|.zoe
        ß 10 aoueiäöü|| .est|nrlmkbagpuwh|oidcfäüv
        """)

    static let french = LanguageLetters(
        """
        é 5 rtdgh|.snlmpiuvcfbyxz|aéoj cgvâ|.esrtpldmnfbqj|aouihé
        è 8 irlmhg|tcpdfvbyz|nsuo. rsmgv|tncldqbz|.
        ê 10 rmpvf|.tunbgh|coli tmv|clq|np.
        ç 10 .n|aerpé|iu aoà|u|ei
        ô 11 rtchp|lmv|nd.aeby tlm|np|.dsv
        â 11 bhlpgé|.rtmcf|nsdaeivu tcgmb|lnq|ps.irhd
        î 11 a|o.dbg|nupvmfrc tn|lcm|.
        à 12 ljç||t.crmid .|j|lsncd
        û 12 osdf|rmbqy|elpn trl|.cm|nse
        ï 12 ao|ue|é. dqkw|s.nteclavfbmgz|roupé
        ù 13 o||sid .||
        œ 13 .csvhb|nmfk|lr u|id|tsncl
        ë 14 oau||itl.m l|.tns|rmvdfbc
        """)

    static let spanish = LanguageLetters(
        """
        ó 7 izjñ|trclnsdmgpbyvfh|e.u nx|.mlgvf|rsdptcb
        í 8 rldvbgfhñü|tscnuampjx|e.o af|.sntcodmgbvzq|rpelj
        á 8 rmtfz|lcpnudbvghjyxñ|.ise nsgfx|.trclmbpvqzjñ|iude
        é 8 iutmvj|r.ldsncbgpfhyñk|aoe nsx|.rtlcdpmfgbj|iavueo
        ñ 9 aeú|iuoá|. oaíó|eáé|iu
        ú 10 gpmbfzy|.ntarsclhjk|edi nlbmñ|s.tapcj|redofzgh
        ü 14 gfkw|mjbhz|rt.dlsnaq eíhé|irnlb|scg.dato
        """)

    static let portuguese = LanguageLetters(
        """
        ã 7 çnh|stmridvgxzfj|lcepoub o||.es
        ç 7 an|ieurcpí|ol ãaõ|oú|uá
        á 8 rtljhv|.mnsidcpfubgzx|oeç .rvgx|stlcfbpq|dunmz
        í 8 luvfx|artscmndpgbz|.eoh cdvntfz|slrmpbgqç|.ao
        é 9 tmblupvfx|srndcgzhjk|.aio mrx|.sdtcilngupvbf|oeaz
        ó 9 trsplgf|n.cmdvbhjxz|ieoaç rplgx|s.tdcnivbmfq|
        ê 9 ctdgulvü|rimnbpzfh|s.o n.smx|b|eualri
        õ 10 çhxz|sipt|rlemdgcnvj e||
        ú 10 pnmj|.adterilcbfçhx|sg sblnmdvj|crtpzg|.f
        â 11 tcrlgfz|.nmpidvh|suebj nm||ot.
        ô 11 nrmtlpvfbz|cdgjxç|.sieha nm|.srl|doacfqtv
        à 13 .j||tlrhndfi sq||.grob
        ü 15 qgfjkw|mbhz|rtdln.s eêíh|irnlb|scdtg.v
        """)

    static let italian = LanguageLetters(
        """
        à 9 tr|id|lspfn .||
        ò 10 ru|itncdlsvpmzg|ebf .||
        ù 11 i|stb|rlndgfv .||
        é 11 hk|nsrtmldpfb|.cigvouz .jx|rlmq|setncdopgvabfzu
        ì 11 sdl|rucpb|tnvgmzh .||tapon
        è 12 hfbkx|onstirlmdy|puc.vgz .|rvq|scmniltge
        í 15 srlcdvj|tmuanfpbh|g. .angk|sorcvbq|tdlzpf
        """)

    static let dutch = LanguageLetters(
        """
        ë 11 i|eao| .nlx|rizvf|etdms
        é 11 éhvf|.rtskdlmpwgcbz|eniuoj né|.lrtscmb|edogapvuzkjf
        ï 13 eau|o| ns|detmrbc|.lvago
        è 14 ihcè|rnbldpwmfzy|.stgukvjo rnvmèq|.sltcgz|dbh
        ó 14 óvz|.nimtcgrlj|edkhofsb órfé|n.gkmcpv|esiuwlbhtz
        ü 15 mgfubzy|e.rdkthwlj|nsap nrbslhmp|cgy|tdek.zv
        ö 15 ormkjhf|glbspy|.tdvwnez rplhz|ntsmdbcwfy|.egkv
        á 15 mdáuhwz|n.srtlkvcbfjpy|ige nrlxá|.tsvczbp|dgkmfi
        """)

    static let swedish = LanguageLetters(
        """
        ä 6 vljh|.rtsnkmdfbg|poi rnlx|tgsmkvdcfp|.
        ö 6 fhbj|.rlkgstmd|nipv rvj|sdktngmpl|.fcabhe
        å 6 psgvmfh|r.lntdb|keå rng|.tlsdkv|ehpbmåfa
        é 12 dmfczx|rtnlskphvjb|.geuoi .nz|ermbc|satlgduphovfk
        ü 15 mfgjzhwü|rlndbky|.tsceo nrbhcüz|lsgtfd|e.mkpvy
        """)

    static let danish = LanguageLetters(
        """
        æ 7 vrlfjh|stnmkpgb|.d rnlk|sgtdvmbfc|.eipu
        ø 7 fkhbj|sr.ltgdmnp|iv rdjbv|glnsmk|.etfh
        å 7 spmfh|.gtnrlbv|dkej .rb|delns|tgvkhf
        é 12 .df|nlkhc|rstmv nt|.rem|d
        """)

    static let norwegian = LanguageLetters(
        """
        ø 7 jfhb|r.sltdmnp|ikgve rykvp|ndlstmf|.egbi
        å 7 psmgfvh|.nrtlb|dkjeiå .rp|tldnksv|egfbmhåi
        æ 9 vljb|nstfhmc|.rdgpei r|vp|ls.tdknbhg
        é 13 .dfcz|rtsnlmkjphb|gvuio .nz|etrmc|slaodgvpbhukj
        """)

    static let finnish = LanguageLetters(
        """
        ä 5 tävmpj|lsknhrdyö|i.e .äy|ntilsrmkhvj|pedoa
        ö 8 ytkö|linprjmhdg|s.vä nyö|s.itklrmphäjdv|aeou
        """)

    static let icelandic = LanguageLetters(
        """
        ð 5 iaæíóáöý|reugfoyúé| .iu|aslvfjhb|rngemktd
        á 6 jmhþ|.rnlfskbpd|gtvaóí ltð|.rsnkhfgmbvæp|iuaed
        ó 7 jdkþb|tr.fsmhlgp|nív rltðkp|nsmfvghbþ|.auidáe
        í 7 vlstbx|r.mkfdpþ|ngah ksðm|n.tfulbþ|argeóhpdviá
        þ 7 .|líó|masnrudgpft eaájvóúæyýé|riouíö|
        æ 7 vtbhfþ|rl.nsmgdká|pj rtðkmg|nlsfjdvp|.i
        ö 7 jtlhvb|.smrgfkdþp|n lrgfðkx|ntmp|s.du
        ú 7 hbjþ|.rntskmgp|ldf tns|.ralikmðpfvdbx|gue
        é 8 sfrhþ|.mlvp|nt rltg|.kfð|sun
        ý 9 nlsþkdb|.rtm|hp srjmð|ntlkp|.idvgfb
        """)

    static let catalan = LanguageLetters(
        """
        ó 7 iç|smldgfbyzxj|rtncape.u .|ns|rcmpl
        à 8 rtmfjç|lc.indpbuvghyxz|seo .f|rncstlmgpvbxq|duih
        é 8 mbv|.rtucdlf|snpigxh s|.nu|irtlmcde
        í 8 ltmuvxfü|rscdnpgbhk|a.e scf|.tnlmdgpbvqxk|eaor
        è 8 udmgüx|rtlniscpvbf|.aoh nx|.srctidmgpfv|lub
        ò 9 rtlxfç|nmcpsdbgh|.ieva .rmgbx|nlspcdfq|tv
        ç 10 nar|lip|eou. aoóàò|.u|me
        ú 10 pmgbj|.nrtdcslfx|ah sbln|.mrtpv|cdiqaf
        ï 11 uae|oi| tndb|sclmx|.aregf
        ü 12 gqw|fk|aiemrdhbltj eèí|ilhj|rtnscba
        """)

    static let estonian = LanguageLetters(
        """
        õ 5 pvkjh|.lrõtmsb|n lirhugbp|nõmsdš|et
        ä 5 pämkj|lvtsn|hr erängd|is|.thl
        ü 5 ükmphž|.j|r ürlthj|vk|
        ö 6 öt|.|sm öt|.a|l
        š 8 .t|õ|r eoa||t
        ž 8 .a|e| ü.d|u|
        """)
}
