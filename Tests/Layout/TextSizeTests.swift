import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct TextSizeTests {
  private let form = View {
    Form { Section { Row("Name") { TextField("Ada").id("t") } } }.id("f")
  }
  .constraints {
    "H:|-[f]-|"
    "V:|[f]"
  }

  private func height(of label: Label, at category: ContentSizeCategory) throws -> Double {
    let root = View { label.id("a") }.constraints {
      "H:|[a]"
      "V:|[a]"
    }
    return try layout(root) { $0.contentSizeCategory = category }.nodes[1].frame.height
  }

  @Test(arguments: [
    (ContentSizeCategory.extraSmall, 17.0), (.large, 20.5), (.extraExtraExtraLarge, 27.5),
    (.accessibilityExtraExtraExtraLarge, 63.5),
  ])
  func `body text grows with the user's text size`(
    _ category: ContentSizeCategory, _ height: Double
  ) throws {
    #expect(try self.height(of: Label("aa"), at: category) == height)
  }

  @Test(arguments: [
    // A line of 14 points, and 19 to the next baseline.
    (ContentSizeCategory.extraSmall, 36.0), (.large, 42.5), (.extraExtraExtraLarge, 56.5),
  ])
  func `the lines of a text style are as far apart as Apple's table has it`(
    _ category: ContentSizeCategory, _ height: Double
  ) throws {
    let label = Label("aa\naa").with(\.numberOfLines, 0)
    #expect(try self.height(of: label, at: category) == height)
  }

  @Test func `a row is 44 points high, and higher for larger text`() throws {
    let standard = try layout(form)
    #expect(standard.frames(of: "f", "t") == "f 16 0 343 44\nt 82 11 261 22")
    let large = try layout(form) {
      $0.contentSizeCategory = .extraExtraExtraLarge
    }
    #expect(large.frames(of: "f") == "f 16 0 343 49.5")
  }

  @Test func `at accessibility sizes a field lies under its label`() throws {
    let layout = try layout(form) {
      $0.contentSizeCategory = .accessibilityMedium
    }
    // 28 points: a label of 33.5, 4 between, a field of 35, and 11 above and below.
    #expect(layout.frames(of: "f", "t") == "f 16 0 343 94.5\nt 32 48.5 311 35")
  }

  @Test func `the title of a bar stays as it is`() throws {
    let root = View { View(.view, id: "a") }.constraints {
      "H:|[a]|"
      "V:|[a]|"
    }
    let layout = try layout(root, controller: .navigation(title: "Add")) {
      $0.contentSizeCategory = .accessibilityLarge
    }
    #expect(layout.nodes[3].lines[0].font == Font(size: 17, weight: .semibold))
  }
}
