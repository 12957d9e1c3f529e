import AfterimageInterfaceBuilder
import Testing

@Suite struct DocumentKindTests {
  @Test(arguments: [
    ("Storyboard.XIB", InterfaceDocument.Kind.storyboard), ("XIB", .xib), ("iPad.XIB", .xib),
  ])
  func `documents of phones and of iPads alone are read`(
    _ type: String, _ kind: InterfaceDocument.Kind
  ) throws {
    let text = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.\#(type)" version="3.0"/>"#
    #expect(try InterfaceDocument.read(Array(text.utf8)).kind == kind)
  }
}
