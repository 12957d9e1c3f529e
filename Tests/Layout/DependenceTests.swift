import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// What of a layout depends on the text of a view.
@Suite struct DependenceTests {
  /// The names of the views that may move when the text of the view `secret` is another one, and of those that are drawn otherwise.
  private func dependence(
    mask: FieldMask? = nil, _ root: (View) -> View
  ) throws -> (moved: [String], drawn: [String]) {
    let traits = Traits(device: try Device(id: "iphone-8"))
    let screens = try ["4242", "", "mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm", "a\nb\nc"].map
    {
      try Screen("test", root: root(Label($0, size: 20).id("secret").sensitive()))
    }
    let layout = try layOut(screens[0], in: traits, mask: mask, measuring: .fixedWidth)
    let found = try layout.dependence(
      of: screens[0], on: Array(screens.dropFirst()), mask: mask, measuring: .fixedWidth
    ).get()
    func names(_ places: Set<Int>) -> [String] { places.sorted().map { layout.nodes[$0].name } }
    return (names(found.frames), names(found.drawings.subtracting(found.frames)))
  }

  /// A view whose edges do not follow from what is in it.
  private static func held(_ secret: View) -> View {
    View { secret }.constraints {
      "secret.left == super.left"
      "secret.top == super.top"
      "secret.right == super.right"
      "secret.height == 24"
    }
  }

  @Test func `nothing is said of a screen that SwiftUI lays out`() {
    #expect(throws: ContentDependence.Obstacle.arrangement) {
      try dependence { secret in View(.layers(.init())) { secret } }
    }
  }

  @Test func `what a text pushes may move, and what required constraints hold may not`() throws {
    let found = try dependence { secret in
      View {
        secret
        Label("after", size: 20).id("after")
        Label("held", size: 20).id("held")
      }.constraints {
        "secret.left == super.left"
        "secret.top == super.top"
        "after.left == secret.right"
        "after.top == super.top + 50"
        "held.left == super.left + 10"
        "held.top == super.top + 90"
      }
    }
    #expect(found.moved == ["secret", "after"])
    #expect(found.drawn == [])
  }

  @Test func `a text in a frame of given edges only changes what is drawn`() throws {
    let found = try dependence(Self.held)
    #expect(found.moved == [])
    #expect(found.drawn == ["secret"])
  }

  @Test(arguments: [FieldMask.redact, .placeholder])
  func `under a mask a text in a frame of given edges changes nothing`(mask: FieldMask) throws {
    let found = try dependence(mask: mask, Self.held)
    #expect(found.moved == [])
    #expect(found.drawn == [])
  }

  @Test func `equal widths that fill a row are determined only together`() throws {
    let row = StackView(.horizontal).with(\.distribution, .fillEqually)
    let found = try dependence { secret in
      View {
        row {
          secret
          Label("b", size: 20).id("b")
          Label("c", size: 20).id("c")
        }.id("row")
      }.constraints {
        "row.left == super.left"
        "row.top == super.top"
        "row.right == super.right"
        "row.height == 30"
      }
    }
    #expect(found.moved == [])
    #expect(found.drawn == ["secret"])
  }

  @Test func `a share of a row that goes by what each view asks for may move them all`() throws {
    let row = StackView(.horizontal).with(\.distribution, .fillProportionally)
    let found = try dependence { secret in
      View {
        row {
          secret
          Label("b", size: 20).id("b")
        }.id("row")
      }.constraints {
        "row.left == super.left"
        "row.top == super.top"
        "row.right == super.right"
        "row.height == 30"
      }
    }
    #expect(found.moved == ["secret", "b"])
  }

  @Test func `a text that becomes narrower by a secret may become higher by it`() throws {
    let found = try dependence { secret in
      View {
        secret
        Label("one two three four", size: 20).with(\.numberOfLines, 0).id("words")
        Label("below", size: 20).id("below")
      }.constraints {
        "secret.left == super.left"
        "secret.top == super.top"
        "words.left == secret.right"
        "words.right == super.right"
        "words.top == super.top"
        "below.left == super.left"
        "below.top == words.bottom"
      }
    }
    #expect(found.moved == ["secret", "words", "below"])
  }

  @Test func `nothing is said where constraints contradict each other`() throws {
    #expect(throws: ContentDependence.Obstacle.conflict) {
      try dependence { secret in
        View { secret }.constraints {
          "secret.left == super.left"
          "secret.width == 20"
          "secret.width == 30"
        }
      }
    }
  }
}
