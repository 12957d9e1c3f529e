import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// Secrets that are never in sight, so that nothing needed to keep them.
struct SightTests {
  /// The verdict on a field with something over it and a constraint or two of its own.
  private func verdict(
    over cover: View?, under strategy: MaskingStrategy = .unprotected,
    field: View = TextField("481 623").id("code").sensitive(),
    at place: String = "code.top == safeArea.top + 40"
  ) throws -> Verdict {
    let root = View {
      field
      if let cover { cover.id("phone") }
    }.constraints {
      place
      "code.leading == margins.leading"
      "code.width == 200"
      "code.height == 40"
      if cover != nil {
        for edge in ["top", "leading", "bottom", "trailing"] {
          "phone.\(edge) == code.\(edge)"
        }
      }
    }
    let story = Scenario.standardStory(of: try Screen("log-on", root: root), under: strategy)
    return try Pipeline().findings(of: story).verdict
  }

  private let opaque = View {}.backgroundColor(.systemBackground)

  @Test func `of a field beneath an opaque view of its screen nobody can tell`() throws {
    #expect(try verdict(over: opaque) == .cannotTell)
  }

  @Test func `what lies above a field and lets it through, or is hidden, changes nothing`() throws {
    #expect(try verdict(over: nil) == .leaks)
    #expect(try verdict(over: opaque.with(\.alpha, 0.9)) == .leaks)
    #expect(try verdict(over: opaque.with(\.isHidden, true)) == .leaks)
    #expect(try verdict(over: View {}) == .leaks)
  }

  @Test func `round corners leave something to be seen`() throws {
    #expect(try verdict(over: opaque.with(\.cornerRadius, 8)) <= .leaks)
    #expect(try verdict(over: opaque.with(\.cornerRadius, 8)) != .cannotTell)
  }

  @Test func `an opaque view that hides all that a secret may ever reach is a proof`() throws {
    let root = View {
      Label("481 623").id("code").sensitive()
      opaque.id("shade")
    }.constraints {
      "code.top == safeArea.top + 40"
      "code.leading == margins.leading"
      for edge in ["top", "leading", "bottom", "trailing"] { "shade.\(edge) == super.\(edge)" }
    }
    let story = Scenario.standardStory(
      of: try Screen("log-on", root: root), under: .unprotected)
    #expect(try Pipeline().findings(of: story).verdict == .proved)
  }

  @Test func `a cover keeps a field beneath another view, and so does a mask`() throws {
    #expect(try verdict(over: opaque, under: .cover(.color(.systemBackground))) == .proved)
    #expect(try verdict(over: opaque, under: .redact) == .proved)
  }

  @Test func `of a field that is hidden or beyond the edge nobody can tell`() throws {
    let field = TextField("481 623").id("code").sensitive()
    #expect(try verdict(over: nil, field: field.with(\.isHidden, true)) == .cannotTell)
    #expect(try verdict(over: nil, at: "code.top == super.bottom + 10") == .cannotTell)
  }
}
