package import AfterimageGraphics
package import AfterimageScreens
package import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Makes screens of source in which UIKit is used by code.
package struct ScreenReader {
  private let program: SourceProgram
  private let traits: Traits
  private let resources: SourceResources

  /// Where the views of a screen come to lie, in the coordinates of their superviews; nil where that is not known.
  package typealias LayOut = (Screen) -> [ViewPath: Rect]?

  private let layOut: LayOut

  /// Takes a program with its circumstances.
  ///
  /// - Parameter layOut: lays a screen out, for code that asks for sizes; it is asked once at most.
  package init(
    _ program: SourceProgram, in traits: Traits, resources: SourceResources = .none,
    layOut: @escaping LayOut = { _ in nil }
  ) {
    self.program = program
    self.traits = traits
    self.resources = resources
    self.layOut = layOut
  }

  /// Makes a screen of something in the program.
  package func screen(of subject: ScreenSubject) -> SourceScreen {
    guard !program.files.isEmpty else {
      return SourceScreen(screen: nil, coverage: .none, remarks: [])
    }
    let model = UIKitModel(traits: traits)
    var bounds = Evaluator.Bounds()
    bounds.depth = 120
    bounds.steps = 2_000_000
    var evaluator = Evaluator(program, bounds: bounds)
    evaluator.frameworks.model = model
    let (value, effects) = evaluator.collecting { self.value(of: subject, by: &$0) }
    var showing = Showing(evaluator: evaluator, effects: effects)
    showing.appear(value)
    let first = read(value, subject, showing)
    guard showing.asksForSizes, let screen = first.screen.screen, let frames = layOut(screen) else {
      return first.screen
    }
    let sizes = Dictionary(
      first.paths.compactMap { id, path in frames[path].map { (id.number, $0) } },
      uniquingKeysWith: { one, _ in one })
    showing.layOut(value, UIKitModel(traits: traits, frames: sizes))
    return read(value, subject, showing).screen
  }

  private func read(
    _ value: Value, _ subject: ScreenSubject, _ showing: Showing
  ) -> (screen: SourceScreen, paths: [ObjectID: ViewPath]) {
    var reading = ScreenReading(showing, traits: traits, resources: resources)
    return reading.screen(of: value, named: subject.screenName(in: program))
  }

  // MARK: Subjects

  private func value(of subject: ScreenSubject, by evaluator: inout Evaluator) -> Value {
    switch subject {
    case .type(let name): return Samples.instance(of: name, by: &evaluator) ?? .nothing
    case .preview(let number):
      guard program.previews.indices.contains(number) else { return .nothing }
      return evaluator.preview(program.previews[number])
    case .check(let name): return checked(by: name, &evaluator)
    }
  }

  /// What a function hands to the last check in it, as the objects are then; a closure there is given a view that fills the screen.
  private func checked(by name: String, _ evaluator: inout Evaluator) -> Value {
    for term in evaluator.checks(by: name).reversed() {
      for argument in term.arguments {
        if case .object = argument.value { return argument.value }
        guard case .function = argument.value else { continue }
        let view = evaluator.makeObject("UIView", at: term.place)
        evaluator.write(.bool(true), to: "fills screen", of: view)
        let given = CallArgument(value: .object(view))
        let result = evaluator.call(argument.value, [given], at: term.place)
        return result.asObject == nil ? .object(view) : result
      }
    }
    return .nothing
  }
}

extension ScreenSubject {
  /// What its screen is called.
  func screenName(in program: SourceProgram) -> String {
    let text =
      switch self {
      case .type(let name), .check(let name): name
      case .preview(let number):
        program.previews.indices.contains(number)
          ? program.previews[number].name ?? "preview-\(number + 1)" : "preview"
      }
    let allowed = text.map { character in
      character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
        ? character : "-"
    }
    return allowed.isEmpty ? "screen" : String(String(allowed).prefix(128))
  }
}
