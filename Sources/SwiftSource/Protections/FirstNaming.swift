import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Whether code that surely runs names a class whose object the launch was not seen to make.
struct FirstNaming {
  /// True where some does.
  let isSure: Bool

  /// Looks through a program.
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - controllers: the classes of controllers that the app is begun with, and of what else its launch makes, by their own names.
  init(of type: String, in program: SourceProgram, _ controllers: Set<String>) {
    let names = Set(
      program.types.values.filter { other in
        program.lineage(of: other.name).contains { $0.name == type }
      }.map(\.name.lastPart))
    isSure = program.types.values.contains { other in
      guard !names.contains(other.name.lastPart) else { return false }
      if other.showsViews(in: program) { return other.names(names) }
      return controllers.contains(other.name.lastPart) && other.beginsWithNaming(names)
    }
  }
}

extension SourceType {
  /// True for an app or a view of SwiftUI, whose objects are there once it is shown.
  fileprivate func showsViews(in program: SourceProgram) -> Bool {
    program.lineage(of: name).flatMap(\.inherited).compactMap(\.baseName)
      .contains { ["App", "View", "Scene", "ViewModifier"].contains($0) }
  }

  /// True where the first value of a property, or what it computes, names one of some types.
  fileprivate func names(_ types: Set<String>) -> Bool {
    (stored + properties.values).contains { property in
      property.type?.baseName.map(types.contains) == true
        || property.value.map { !MentionedNames(in: $0).names.isDisjoint(with: types) } == true
        || MentionedNames.include(types, in: property.accessors.get)
    } || initializers.contains { MentionedNames.include(types, in: $0.declaration.body) }
  }

  /// True where what is always called of a controller that is shown names one of some types before anything is decided.
  fileprivate func beginsWithNaming(_ types: Set<String>) -> Bool {
    let first = Self.called.flatMap { functions[$0] ?? [] } + initializers
    return first.contains { function in
      let statements = function.declaration.body?.statements ?? []
      return statements.prefix(while: \.isPlain).contains { statement in
        var search = NamesOutsideOfClosures()
        search.walk(statement)
        return !search.hasClosures && !search.names.isDisjoint(with: types)
      }
    }
  }

  private static let called = ["viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear"]
}

extension Statement {
  /// True for what runs once, and whatever comes after it as well.
  fileprivate var isPlain: Bool {
    switch kind {
    case .expression, .declaration: true
    case .return, .if, .guard, .switch, .for, .while, .repeat, .do, .throw, .defer, .break,
      .continue, .fallthrough, .labeled, .conditional, .other:
      false
    }
  }
}

/// The names in a statement, and whether any may stand in a closure, which something else runs.
private struct NamesOutsideOfClosures: SourceVisitor {
  private(set) var names: Set<String> = []
  private(set) var hasClosures = false

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .name(let name, _), .member(_, let name, _): names.insert(name)
    case .closure: hasClosures = true
    default: break
    }
  }
}
