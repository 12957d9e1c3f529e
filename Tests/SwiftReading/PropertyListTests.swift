import AfterimageSwiftSource
import Foundation
import Testing

@Suite struct PropertyListTests {
  @Test func `braces, brackets, quotations, comments and data are read`() throws {
    let text = "// !$*UTF8*$!\n{ a = b; \"c d\" = (1, \"two\\n\", ); /* no */ e = <00ff>; f = {}; }"
    let value = try OldStyleReader.read(Array(text.utf8))
    #expect(value["a"] == .text("b"))
    #expect(value["c d"] == .list([.text("1"), .text("two\n")]))
    #expect(value["e"] == .data)
    #expect(value["f"] == .dictionary([:]))
  }

  @Test(arguments: [
    ("{ a = b }", 1), ("{\n a b; }", 2), ("( a\n b )", 2), ("{ a = \"b", 1), ("{} x", 1), ("", 1),
    (String(repeating: "(", count: 100_000), 1),
  ])
  func `what is broken is told with its line`(text: String, line: Int) throws {
    let error = try #require(throws: PropertyListError.self) {
      try OldStyleReader.read(Array(text.utf8))
    }
    #expect(error.line == line)
  }

  @Test func `every beginning of a project is refused or read`() throws {
    let url = URL(filePath: Reader.app("Covers/Covers.xcodeproj/project.pbxproj"))
    let bytes = try Array(Data(contentsOf: url))
    for count in stride(from: 0, to: bytes.count - 2, by: 7) {
      #expect(throws: PropertyListError.self) {
        try OldStyleReader.read(Array(bytes.prefix(count)))
      }
    }
  }

  @Test func `a document type that defines something is refused`() {
    let text = "<!DOCTYPE plist [<!ENTITY a 'b'>]><plist><string>&a;</string></plist>"
    #expect(throws: PropertyListError.self) { try PropertyListValue.read(Array(text.utf8)) }
  }

  @Test(arguments: [
    "<dict><key>a</key><true/></dict>", "<dict><key>a</key><true/></dict></plist>",
    "<plist><dict><key>a</key><true/></dict></plist><dict>",
    "<dict><key>a</key><true/></dict> a < b",
  ])
  func `a value needs no element around it, and what follows is not read`(text: String) throws {
    let value = try PropertyListValue.read(Array(text.utf8))
    #expect(value == .dictionary(["a": .flag(true)]))
  }

  @Test(arguments: [
    "<dict><key>a</key><true/>", "<dict><key>a</key></plist>", "</plist><dict/>", "a <dict/>", "",
    "<plist><dict/>", "<scenario/>",
  ])
  func `a value that is not whole is refused`(text: String) {
    #expect(throws: PropertyListError.self) { try PropertyListValue.read(Array(text.utf8)) }
  }
}
