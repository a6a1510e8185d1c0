import Testing

@testable import DesignSystem

struct AssetTests {
    @Test func theScriptHasAtMostThirtyTwoKilobytes() {
        #expect(Assets.script.bytes.count <= 32 * 1_024)
    }

    @Test func theScriptRunsUnderAStrictContentPolicy() {
        let script = text(Assets.script)
        for word in ["eval(", "new Function", ".style", "setAttribute('style", "setAttribute('on", "javascript:", "import("] {
            #expect(!script.contains(word), "\(word)")
        }
    }

    @Test func anAssetIsFoundAtItsPathOnly() throws {
        for asset in Assets.all {
            #expect(Assets.asset(at: asset.path)?.bytes == asset.bytes)
            #expect(!asset.bytes.isEmpty)
        }
        #expect(Assets.asset(at: "/assets/coffer.css") == nil)
        #expect(Set(Assets.all.map(\.path)).count == Assets.all.count)
    }

    @Test func aPathChangesWithTheContentAndOnlyWithIt() {
        let first = Asset(name: "coffer", kind: "css", contentType: "text/css", bytes: Array("a{}".utf8))
        let same = Asset(name: "coffer", kind: "css", contentType: "text/css", bytes: Array("a{}".utf8))
        let other = Asset(name: "coffer", kind: "css", contentType: "text/css", bytes: Array("b{}".utf8))
        #expect(first.path == same.path)
        #expect(first.path != other.path)
        #expect(first.path.count == "/assets/coffer-0123456789abcdef.css".count)
    }

    @Test func theManifestAndTheWorkerNameFilesThatExist() {
        for asset in [Assets.manifest, Assets.serviceWorker] {
            for path in text(asset).split(separator: "\"") where path.starts(with: "/assets/") {
                #expect(Assets.asset(at: String(path)) != nil, "\(path)")
            }
        }
    }

    @Test func searchEnginesAreTurnedAwayEverywhere() {
        #expect(text(Assets.robots) == "User-agent: *\nDisallow: /\n")
        #expect(Assets.asset(at: "/robots.txt") != nil)
    }

    @Test func compactingKeepsWhatStandsInQuotesAndBetweenWords() {
        let source = "// note\nconst a = 'x  = y';\n\n  return typeof a === \"b c\" ? { d } : a in e;\n"
        #expect(
            SourceCompactor.compactScript(Array(source.utf8))
                == Array("const a='x  = y';return typeof a===\"b c\"?{d}:a in e;".utf8))
    }

    @Test func compactingJoinsLinesOnlyWhereAStatementGoesOnOrIsClosed() {
        let source = "const a = b => {\n  c('; }');\n  d();\n}\nconst e = [\n  1,\n];\n"
        #expect(SourceCompactor.compactScript(Array(source.utf8)) == Array("const a=b=>{c('; }');d()}\nconst e=[1,];".utf8))
    }

    @Test func theStylesheetLoadsNothingElse() {
        #expect(!text(Assets.stylesheet).contains("url("))
        #expect(!text(Assets.stylesheet).contains("@import"))
    }
}
