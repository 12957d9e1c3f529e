import AfterimageScreens
import Foundation
import Testing

/// Equations.
struct EquationTests {
  @Test(arguments: [
    ("a.top == b.bottom", "a.top == b.bottom"),
    ("a.top>=b.bottom+8@750", "a.top >= b.bottom + 8 @750"),
    ("a.width <= 0.5 * super.width - 4 @999.5", "a.width <= 0.5 * super.width + -4 @999.5"),
    ("a.width == b.height * 2", "a.width == 2 * b.height"),
    ("a.width == b.width / 2 + gap", "a.width == 0.5 * b.width + 12"),
    ("a.width == 16/8 * a.height", "a.width == 2 * a.height"),
    ("a.width == 2 * gap", "a.width == 24"),
    ("a.width == 100", "a.width == 100"),
    ("a.top == 8 + b.bottom", "a.top == b.bottom + 8"),
    ("a.top == -b.top - -8", "a.top == -1 * b.top + 8"),
    ("a.top == safeArea.top + 1e1", "a.top == super.safeArea.top + 10"),
    ("a.bottom == keyboard.top - gap @strong", "a.bottom == keyboard.top + -12 @900"),
    ("a.leading == margins.leading", "a.leading == super.margins.leading"),
    (
      "s.contentLayoutGuide.width == s.frameLayoutGuide.width",
      "s.contentLayoutGuide.width == s.frameLayoutGuide.width"
    ),
    ("a.leftMargin == b.safeArea.left", "a.leftMargin == b.safeArea.left"),
    ("a.centerX == super.centerXWithinMargins", "a.centerX == super.centerXWithinMargins"),
    ("a.firstBaseline == b.lastBaseline", "a.firstBaseline == b.lastBaseline"),
    ("H.top == V.top", "H.top == V.top"),
  ])
  func `equations mean what UIKit would`(text: String, expected: String) throws {
    #expect(try constraints(.text(text)) == [expected])
  }

  @Test
  func `equations of a view may name the metrics of the views around it, the innermost first`()
    throws
  {
    let inner = View(.view, id: "inner").metrics(["b": 3]).constraints { "inner.width == a + b" }
    let root = View { inner }.metrics(["a": 10, "b": 20])
    #expect(try Screen("test", root: root).constraints.map(\.constant) == [13])
  }

  @Test func `equations and their parts say the same`() throws {
    var parts = ConstraintParts("a", .width)
    parts.relation = .lessThanOrEqual
    parts.secondItem = "b.safeArea"
    parts.secondAttribute = .height
    (parts.multiplier, parts.constant, parts.identifier) = (2, -3, "aspect")
    #expect(try constraints(.parts(parts)) == ["a.width <= 2 * b.safeArea.height + -3 'aspect'"])
  }
}

/// The Visual Format Language.
struct VisualFormatTests {
  @Test(arguments: [
    ("[a]-[b]", ["b.leading == a.trailing + 8"]),
    ("[a][b]", ["b.leading == a.trailing"]),
    ("V:[a]-20-[b]", ["b.top == a.bottom + 20"]),
    (
      "H:|-[a]-|", ["a.leading == super.margins.leading", "super.margins.trailing == a.trailing"]
    ),
    ("|[a]|", ["a.leading == super.leading", "super.trailing == a.trailing"]),
    ("|-20-[a]-gap-|", ["a.leading == super.leading + 20", "super.trailing == a.trailing + 12"]),
    ("V:|-(-4)-[a]", ["a.top == super.top + -4"]),
    ("[a(100)]", ["a.width == 100"]),
    ("V:[a(>=10,<=b@750)]", ["a.height >= 10", "a.height <= b.height @750"]),
    ("[a(gap@strong)]", ["a.width == 12 @900"]),
    ("[a(==b)]", ["a.width == b.width"]),
    (
      "[a]-(>=8@1,==20@20.5)-[b]",
      ["b.leading >= a.trailing + 8 @1", "b.leading == a.trailing + 20 @20.5"]
    ),
    (
      "H:|-50-[a(<=100)]-[b]-0-[s]",
      [
        "a.leading == super.leading + 50", "a.width <= 100", "b.leading == a.trailing + 8",
        "s.leading == b.trailing",
      ]
    ),
    ("H: |-[ a ( 8 ) ]", ["a.leading == super.margins.leading", "a.width == 8"]),
    ("V:[a]-[keyboard]", ["keyboard.top == a.bottom + 8"]),
  ])
  func `the Visual Format Language means what UIKit would`(format: String, expected: [String])
    throws
  {
    #expect(try constraints(.text(format)) == expected)
  }

  @Test(
    arguments: [
      (
        "[a]-[b]", [.alignAllTop, .alignAllLastBaseline],
        [
          "b.leading == a.trailing + 8", "a.top == b.top", "a.lastBaseline == b.lastBaseline",
        ]
      ),
      ("V:[a][b]", [.alignAllCenterX], ["b.top == a.bottom", "a.centerX == b.centerX"]),
      ("[a]-[b]", [.directionLeadingToTrailing], ["b.leading == a.trailing + 8"]),
      (
        "|-4-[a]-[b]-|", [.directionLeftToRight],
        [
          "a.left == super.left + 4", "b.left == a.right + 8", "super.margins.right == b.right",
        ]
      ),
      (
        "|-4-[a]-[b]-|", [.directionRightToLeft],
        [
          "super.right == a.right + 4", "a.left == b.right + 8", "b.left == super.margins.left",
        ]
      ),
      (
        "V:|-[a]-9-[b]", [.spacingBaselineToBaseline],
        [
          "a.top == super.margins.top", "b.firstBaseline == a.lastBaseline + 9",
        ]
      ),
    ] as [(String, [VisualFormat.Option], [String])])
  func `the Visual Format Language lines views up, and runs the way it is told`(
    format: String, options: [VisualFormat.Option], expected: [String]
  ) throws {
    #expect(try constraints(.visualFormat(VisualFormat(format, options: options))) == expected)
  }

  @Test
  func `the Visual Format Language reads metrics of its own before those of the views around it`()
    throws
  {
    let format = VisualFormat("[a(gap)]-more-[b]", metrics: ["gap": 1, "more": 2])
    #expect(
      try constraints(.visualFormat(format)) == ["a.width == 1", "b.leading == a.trailing + 2"])
  }
}

/// A mistake in a constraint.
struct ConstraintMistakeTests {
  @Test(arguments: [
    ("a.top = b.top", 7), ("a.top == ", 10), ("a.tpo == b.top", 3), ("a.top == x.top", 10),
    ("a.top == b.left", 1), ("a.width == 8 @1001", 15), ("a.width == 8 @none", 15),
    ("a.width == b.width * s.width", 20), ("a.width == 8 / 0", 14), ("a.top == super.", 16),
    ("keyboard.firstBaseline == a.top", 1), ("a.width == 8 +", 15), ("a.width == 8 $", 14),
    ("H[a]", 2), ("H:[a]-[x]", 8), ("H:[a]-(8[b]", 9), ("H:[a]-8[b]", 8), ("H:[a(]", 6),
    ("H:[a(8@)]", 8), ("H:|", 4), ("H:[a]-", 7), ("H:[a]|x", 7), ("H:[a", 5), ("V:[a(b.c)]", 7),
    ("H:[a]--8-[b]", 7), ("H:[a]-none-[b]", 7), ("[1a]", 2), ("H:[a(==b*2)]", 9),
  ])
  func `a mistake in a constraint is found at its column`(text: String, column: Int) throws {
    let root = #"{ "type": "view", "subviews": [\#(views)], "constraints": ["\#(text)"] }"#
    let bytes = screenFile(root: root)
    let start = try #require(String(decoding: bytes, as: UTF8.self).range(of: #"["\#(text)"#))
    let prefix = String(decoding: bytes, as: UTF8.self)[..<start.lowerBound]
    let diagnostics = Screen.decode(bytes, file: "f").diagnostics
    let place = SourcePlace(file: "f", line: 1, column: prefix.count + 2 + column)
    #expect(diagnostics.map(\.place) == [.source(place)])
  }

  @Test
  func `a mistake in a constraint is found behind escapes, which count as what they stand for`() {
    let root = #"{ "type": "view", "constraints": ["\u0073uper.width == \u0038 \ud83d\ude00!"] }"#
    let bytes = screenFile(root: root)
    let place = Screen.decode(bytes, file: "f").diagnostics.first?.place
    let prefix = #"{ "format": 1, "name": "test", "root": { "type": "view", "constraints": [""#
    let column = prefix.count + #"\u0073uper.width == \u0038 "#.count + 1
    #expect(place == .source(SourcePlace(file: "f", line: 1, column: column)))
  }

  private let views =
    #"{ "type": "view", "id": "a" }, { "type": "view", "id": "b" }, { "type": "view", "id": "s" }"#
}

/// The constraints that a declaration of a root view over a few views stands for, each in one form of words.
private func constraints(_ declaration: ConstraintDeclaration) throws -> [String] {
  let root = View {
    View(.view, id: "a")
    View(.view, id: "b")
    ScrollView().id("s")
    View(.view, id: "H")
    View(.view, id: "V")
  }.metrics(["gap": 12, "strong": 900]).constraints { declaration }
  return try Screen("test", root: root).constraints.map { describe($0, in: root) }
}

private func describe(_ constraint: LayoutConstraint, in root: View) -> String {
  var words = [describe(constraint.first, in: root), constraint.relation.rawValue]
  if let second = constraint.second {
    if constraint.multiplier != 1 { words += [constraint.multiplier.shortest, "*"] }
    words.append(describe(second, in: root))
    if constraint.constant != 0 { words += ["+", constraint.constant.shortest] }
  } else {
    words.append(constraint.constant.shortest)
  }
  if constraint.priority != .required { words.append("@\(constraint.priority.rawValue.shortest)") }
  if let identifier = constraint.identifier { words.append("'\(identifier)'") }
  return words.joined(separator: " ")
}

private func describe(_ anchor: LayoutAnchor, in root: View) -> String {
  func name(_ path: ViewPath) -> String {
    path.steps.first.map { root.children[$0].id ?? "" } ?? "super"
  }
  let item =
    switch anchor.item {
    case .view(let path): name(path)
    case .safeArea(let path): name(path) + ".safeArea"
    case .margins(let path): name(path) + ".margins"
    case .keyboard(.content): "keyboard"
    case .keyboard(let root): "\(root).keyboard"
    case .contentLayoutGuide(let path): name(path) + ".contentLayoutGuide"
    case .frameLayoutGuide(let path): name(path) + ".frameLayoutGuide"
    }
  return item + "." + anchor.attribute.rawValue
}
