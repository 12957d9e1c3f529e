import Afterimage
import AfterimageLayout
import AfterimageLifecycle
import AfterimageScreens

/// The option that makes a contradiction or an ambiguity an error.
enum LayoutReport {
  static let strict = Flag(
    "--strict",
    "End with 65 where required constraints contradict each other, or leave something open.")

  /// Tells every conflict of a layout, what it leaves open, and every text without glyphs; the code of the command.
  ///
  /// - Parameter tellsAmbiguities: false where they are printed otherwise.
  static func report(
    _ layout: Layout, of screen: Screen, _ pipeline: Pipeline, _ arguments: Arguments,
    _ console: Console, tellsAmbiguities: Bool = true
  ) throws -> ExitCode {
    say(layout.conflicts, of: screen, console) {
      "\(screen.name): \($0.description(in: screen.places))"
    }
    // What has been solved once can be solved again.
    let ambiguities = (try? layout.ambiguities()) ?? []
    if tellsAmbiguities {
      say(ambiguities, of: screen, console) { $0.warning(in: layout, of: screen) }
    }
    for missing in pipeline.missingGlyphs(in: layout) { console.say("\(screen.name): \(missing)") }
    let isSound = layout.conflicts.isEmpty && ambiguities.isEmpty
    return try arguments[strict] && !isSound ? .badInput : .asExpected
  }

  /// Tells the first things of a kind in words, and how many more there are.
  private static func say<Thing>(
    _ things: [Thing], of screen: Screen, _ console: Console, words: (Thing) -> String
  ) {
    for thing in things.prefix(Limits.diagnostics) { console.say(words(thing)) }
    let more = things.count - Limits.diagnostics
    if more > 0 { console.say("\(screen.name): \(more) more of the kind") }
  }

  /// Tells the conflicts of several screens, each laid out in the same circumstances; the code of the command.
  static func report(
    _ screens: [Screen], in traits: Traits, _ pipeline: Pipeline, _ arguments: Arguments,
    _ console: Console
  ) throws -> ExitCode {
    let codes = try screens.map { screen in
      let layout = try drawing { () throws(PipelineError) in
        try pipeline.layOut(screen, in: traits)
      }
      return try report(layout, of: screen, pipeline, arguments, console)
    }
    return codes.first { $0 != .asExpected } ?? .asExpected
  }

  /// Tells the conflicts of several screens; ends the command where they may not be.
  static func require(
    _ screens: [Screen], in traits: Traits, _ pipeline: Pipeline, _ arguments: Arguments,
    _ console: Console
  ) throws {
    let code = try report(screens, in: traits, pipeline, arguments, console)
    guard code == .asExpected else { throw CommandFailure(code, []) }
  }

  /// Tells the conflicts of the covers in the pictures and cards of a story, each once; the code of the command.
  static func report(
    coversOf play: Play, _ pipeline: Pipeline, _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    let conflicts = try drawing { () throws(PipelineError) in
      try pipeline.coverConflicts(in: play)
    }
    for conflict in conflicts { console.say("\(play.scenario.name): \(conflict)") }
    return try arguments[strict] && !conflicts.isEmpty ? .badInput : .asExpected
  }
}

extension LayoutAmbiguity {
  /// The message for an ambiguous view, with its place; it says, too, where no constraint names the view.
  fileprivate func warning(in layout: Layout, of screen: Screen) -> String {
    let path = layout.node(named: view)?.path
    let place = path.flatMap { screen.places.place(of: $0) }
    let subject = place.map { "\($0): warning: \(screen.name)" } ?? "\(screen.name)"
    let isNamed = path.map { path in screen.constraints.contains { $0.names(path) } } ?? true
    return "\(subject): \(self)" + (isNamed ? "" : "; no constraint names \(view)")
  }
}

extension LayoutConstraint {
  /// True where an attribute of a view itself stands on a side.
  fileprivate func names(_ view: ViewPath) -> Bool {
    first.item == .view(view) || second?.item == .view(view)
  }
}
