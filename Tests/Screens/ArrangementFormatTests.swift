import AfterimageGraphics
import AfterimageScreens
import Testing

/// Arranged views in files.
struct ArrangementFormatTests {
  @Test(arguments: ArrangementType.all.map(\.name))
  func `each layout reads back as it was written`(of name: String) throws {
    let form = try #require(ArrangementType.all.first { $0.name == name })
    let screen = try Screen("test", root: View(.arrangement(form.blank)))
    let again = Screen.decode(Array(screen.json.utf8), file: "again")
    #expect(again.diagnostics == [])
    #expect(again.screen == screen)
    #expect(form.blank.typeName == name)
  }

  @Test(arguments: [
    #"{ "type": "frame", "width": 10, "height": 20, "alignment": "topLeading" }"#,
    #"{ "type": "frame", "minWidth": 1, "idealWidth": 2, "maxWidth": "infinity" }"#,
    #"{ "type": "frame", "minHeight": 1, "idealHeight": 2, "maxHeight": 3 }"#,
    #"{ "type": "padding", "top": 1, "leading": 2, "bottom": 3, "trailing": 4 }"#,
    #"{ "type": "fixedSize", "vertical": false }"#,
    #"{ "type": "offset", "x": -4, "y": 5 }"#,
    #"{ "type": "aspectRatio", "ratio": 1.5, "contentMode": "fill" }"#,
    #"{ "type": "alignmentGuide", "guide": "lastTextBaseline", "value": 7 }"#,
    #"{ "type": "scroll", "horizontal": true, "vertical": false, "contentOffset": [10, 0] }"#,
    #"{ "type": "lazyGrid", "tracks": [{ "size": "adaptive", "minimum": 80, "spacing": 4 }] }"#,
    #"{ "type": "list", "style": "plain", "contentOffset": 12 }"#,
    #"{ "type": "listRow", "insets": { "top": 0 }, "separator": false, "disclosure": true }"#,
    #"{ "type": "safeAreaInset", "edge": "top", "alignment": "leading", "spacing": 3 }"#,
    #"{ "type": "ignoresSafeArea", "edges": ["top", "leading"] }"#,
    #"{ "type": "clip", "figure": { "type": "unevenRoundedRectangle", "topLeading": 9 } }"#,
  ])
  func `what a layout says is kept`(_ layout: String) throws {
    let decoded = Screen.decode(
      screenFile(root: #"{ "type": "arrangement", "layout": \#(layout) }"#), file: "layout")
    let screen = try #require(decoded.screen)
    #expect(decoded.diagnostics == [])
    #expect(Screen.decode(Array(screen.json.utf8), file: "again").screen == screen)
    let keys = try #require(
      JSONDocument(reading: Array(layout.utf8), file: "keys").root?.members?.map(\.key))
    for key in keys { #expect(screen.json.contains("\"\(key)\"")) }
  }

  @Test func `a layout that does not exist is named with those that do`() {
    let decoded = Screen.decode(
      screenFile(root: #"{ "type": "arrangement", "layout": { "type": "stac" } }"#), file: "slip")
    #expect(decoded.screen == nil)
    #expect(decoded.diagnostics.map(\.kind.name) == [.unknownWord])
  }

  @Test func `a width of no end is infinity and nothing else`() {
    for word in [#""endless""#, "-1"] {
      let layout = #"{ "type": "frame", "maxWidth": \#(word) }"#
      let decoded = Screen.decode(
        screenFile(root: #"{ "type": "arrangement", "layout": \#(layout) }"#), file: "slip")
      #expect(decoded.screen == nil)
    }
  }
}
