import AfterimageRandom
import AfterimageScreens

/// A layout in which something follows from the extent of a secret, and the same where nothing does.
struct ShapeTwin {
  /// The layout that tells of the secret.
  let leaking: View
  /// The layout that looks alike and tells nothing.
  let alike: View

  /// The ways in which an extent is passed on.
  enum Kind: String, CaseIterable, Sendable {
    case pushedLabel, grownCell, sharedRow, badge, centredPair, scrolledContent, equalWidth
    case higherScript, brokenLine, suggestion
  }

  /// A twin of a kind, its numbers and words drawn by lot.
  init(_ kind: Kind, seed: UInt64) {
    (leaking, alike) = Lots(seed: seed).twins(kind)
  }
}

/// The numbers and words of one twin.
private struct Lots {
  let size: Double
  let gap: Int
  let top: Int
  let text: String
  let words: String

  init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    size = Double([11, 13, 15, 17, 20, 24].randomElement(using: &random) ?? 17)
    gap = Int.random(in: 2...24, using: &random)
    top = Int.random(in: 0...200, using: &random)
    text =
      ["£7.50", "4711", "Ada", "12 St James Sq", "481 623"].randomElement(using: &random) ?? ""
    words =
      ["available", "of 1,000.00", "is your balance", "due today"]
      .randomElement(using: &random) ?? ""
  }

  private func secret(lines: Int = 1) -> View {
    set(text).with(\.numberOfLines, lines).id("s").sensitive()
  }

  private func label(_ id: String) -> View { set(words).id(id) }

  private func set(_ text: String) -> Label { Label(text).with(\.font, .system(size: size)) }

  private var placed: [String] {
    ["s.top == safeArea.top + \(top)", "s.leading == margins.leading"]
  }

  private var held: [String] { placed + ["s.width == \(70 + gap)", "s.height == \(20 + gap)"] }

  private func twins(
    _ views: [View], moving: [String], held: [String], both: [String]
  ) -> (View, View) {
    func root(_ constraints: [String]) -> View {
      View { for view in views { view } }.constraints { for line in constraints { line } }
    }
    return (root(moving + both), root(held + both))
  }

  func twins(_ kind: ShapeTwin.Kind) -> (View, View) {
    switch kind {
    case .pushedLabel:
      twins(
        [secret(), label("b")], moving: placed, held: held,
        both: ["b.leading == s.trailing + \(gap)", "b.top == s.top"])
    case .brokenLine:
      twins(
        [
          secret(), set("one two three four five six").with(\.numberOfLines, 0).id("b"),
          label("c"),
        ],
        moving: placed, held: held,
        both: [
          "b.leading == s.trailing + \(gap)", "b.trailing == margins.trailing", "b.top == s.top",
          "c.top == b.bottom + \(gap)", "c.leading == margins.leading",
        ])
    case .grownCell:
      twins(
        [secret(lines: 0), label("b")], moving: placed + ["s.trailing == margins.trailing"],
        held: placed + ["s.trailing == margins.trailing", "s.height == \(30 + gap)"],
        both: ["b.top == s.bottom + \(gap)", "b.leading == margins.leading"])
    case .higherScript:
      twins(
        [secret(), label("b")], moving: placed + ["s.width == \(100 + gap)"], held: held,
        both: ["b.top == s.bottom + \(gap)", "b.leading == margins.leading"])
    case .equalWidth:
      twins(
        [secret(), View {}.id("b").backgroundColor(.systemTeal)], moving: placed, held: held,
        both: [
          "b.width == s.width", "b.height == \(gap)", "b.top == s.bottom",
          "b.leading == margins.leading",
        ])
    case .badge, .centredPair, .scrolledContent, .sharedRow, .suggestion: nested(kind)
    }
  }

  private func nested(_ kind: ShapeTwin.Kind) -> (View, View) {
    switch kind {
    case .badge:
      let pill = View { secret() }.id("b").backgroundColor(.systemRed).cornerRadius(8)
      return twins(
        [pill], moving: [], held: ["b.width == \(60 + gap)", "b.height == \(30 + gap)"],
        both: [
          "b.top == safeArea.top + \(top)", "b.leading == margins.leading",
          "s.leading == b.leading + 4", "s.trailing == b.trailing - 4", "s.top == b.top + 2",
          "s.bottom == b.bottom - 2",
        ])
    case .centredPair:
      let pair = View {
        secret()
        label("b")
      }.id("p")
      return twins(
        [pair], moving: [], held: ["s.width == \(70 + gap)", "s.height == \(20 + gap)"],
        both: [
          "p.top == safeArea.top + \(top)", "p.centerX == super.centerX",
          "s.leading == p.leading", "s.top == p.top", "s.bottom == p.bottom",
          "b.leading == s.trailing + \(gap)", "b.trailing == p.trailing", "b.top == p.top",
        ])
    case .scrolledContent:
      let scroll = ScrollView {
        secret(lines: 0)
        label("b")
      }.id("v").constraints {
        "s.top == contentLayoutGuide.top + \(gap)"
        "s.leading == contentLayoutGuide.leading + 16"
        "contentLayoutGuide.trailing == s.trailing + 16"
        "b.bottom == contentLayoutGuide.bottom"
      }
      return twins(
        [scroll], moving: [], held: ["s.height == \(20 + gap)"],
        both: [
          "v.top == safeArea.top", "v.bottom == safeArea.bottom", "v.leading == super.leading",
          "v.trailing == super.trailing", "s.width == 200", "b.top == s.bottom + \(gap)",
          "b.leading == s.leading",
        ])
    case .sharedRow:
      return (row(.fillProportionally), row(.fillEqually))
    case .suggestion:
      return (field(suggesting: true), field(suggesting: false))
    case .pushedLabel, .grownCell, .equalWidth, .higherScript, .brokenLine: return twins(kind)
    }
  }

  private func row(_ distribution: StackView.Distribution) -> View {
    let stack = StackView(.horizontal).with(\.distribution, distribution).with(\.spacing, 8)
    let row = stack {
      secret()
      label("b")
    }.id("row")
    return View { row }.constraints {
      "row.top == safeArea.top + \(top)"
      "row.leading == margins.leading"
      "row.trailing == margins.trailing"
      "row.height == \(30 + gap)"
    }
  }

  private func field(suggesting: Bool) -> View {
    var field = TextField(text)
    field.isFocused = true
    // Where sentences begin with a capital, the keyboard's shift tells that a field is empty.
    field.inputTraits.keyboardType = .webSearch
    field.inputTraits.autocorrectionType = suggesting ? .yes : .no
    return View { View(.textField(field)).id("s").sensitive() }.constraints {
      for line in held { line }
    }
  }
}
