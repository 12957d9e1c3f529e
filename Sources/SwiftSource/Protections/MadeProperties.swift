import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The properties that hold nothing but views of the system's which the program's code makes for them, and no window.
struct MadeProperties {
  /// Where they are declared.
  let places: Set<CodePlace>

  /// Looks for those of a program that nothing but code which names them sets.
  init(in program: SourceProgram) {
    let candidates = program.types.values.filter(\.isReference).flatMap(\.stored)
      .filter(\.isSetByName)
    // No more files are gone through than may set one.
    let files =
      candidates.allSatisfy(\.isSetInItsFileAlone)
      ? Set(candidates.map(\.place.file)) : Set(program.files.indices)
    let given = Dictionary(
      uniqueKeysWithValues: files.map { ($0, GivenValues(in: program.files[$0].tree)) })
    places = Set(
      candidates.filter { property in
        given.allSatisfy { file, values in
          property.isSetInItsFileAlone && file != property.place.file
            || values.areMade(for: property, in: program)
        }
      }.map(\.place))
  }

  /// What the code of a file gives to names.
  private struct GivenValues: SourceVisitor {
    private var values: [String: [Expression]] = [:]
    /// The names that are given something that does not stand beside them.
    private var others: Set<String> = []
    /// What the constants of functions are, and the names of parameters.
    private var (constants, parameters): ([String: [Expression]], Set<String>) = ([:], [])
    /// The names that code has for values which it makes itself, and for nothing else.
    private let made: Set<String>

    init(in file: SwiftFile) {
      var locals = MentioningBody.LocalNames()
      for statement in file.statements { locals.walk(statement) }
      made = locals.made
      for statement in file.statements { walk(statement) }
    }

    mutating func visit(_ declaration: Declaration) {
      switch declaration.kind {
      case .function(let function), .initializer(let function):
        parameters.formUnion(function.parameters.map(\.name))
      case .variable(let variable):
        for binding in variable.bindings {
          guard case .name(let name) = binding.pattern, let value = binding.value else { continue }
          constants[name, default: []].append(value)
        }
      default: break
      }
    }

    mutating func visit(_ expression: Expression) {
      switch expression.kind {
      case .infix("=", let target, let value): note(value, for: target)
      case .infix(let sign, let target, _) where WrittenTypes.setsOperand(sign):
        others.formUnion(target.bare.lastName.map { [$0] } ?? [])
      case .reference(let target): others.formUnion(target.bare.lastName.map { [$0] } ?? [])
      case .keyPath(_, let path): others.formUnion(path)
      case .call(let callee, let arguments) where callee.calledName == "setValue":
        for case .text(let key) in arguments.compactMap(\.value.pieces).joined() {
          others.formUnion(key.split(separator: ".").map(String.init))
        }
      default: break
      }
    }

    private mutating func note(_ value: Expression, for target: Expression) {
      if case .tuple(let elements) = target.bare.kind {
        others.formUnion(elements.compactMap(\.value.bare.lastName))
      } else if let name = target.bare.lastName {
        values[name, default: []].append(value)
      }
    }

    /// True where a property is given nothing else.
    func areMade(for property: SourceProperty, in program: SourceProgram) -> Bool {
      let all = (values[property.name] ?? []) + [property.value].compactMap(\.self)
      return !others.contains(property.name)
        && all.allSatisfy { $0.isNil || makesPlainView($0, in: program) }
    }

    /// True for the making of a view that is no window, and for a constant that holds what was made so.
    private func makesPlainView(_ value: Expression, in program: SourceProgram) -> Bool {
      if case .name(let name, _) = value.kind {
        guard made.contains(name), !parameters.contains(name), let values = constants[name] else {
          return false
        }
        return values.allSatisfy { $0.makesPlainView(in: program) }
      }
      return value.makesPlainView(in: program)
    }
  }
}

extension SourceProperty {
  /// True for a variable of some view that neither a wrapper, Objective-C nor another module sets.
  fileprivate var isSetByName: Bool {
    (isSetInItsFileAlone || !isPublic) && !isConstant && !isStatic && attributes.isEmpty
      && type?.baseName == "UIView"
  }

  /// True for what only code of its file sets.
  fileprivate var isSetInItsFileAlone: Bool { isOfItsFile || isSetInItsFile }
}

extension Expression {
  /// The pieces of a text; nil for anything else.
  fileprivate var pieces: [StringPiece]? {
    if case .string(let pieces) = kind { pieces } else { nil }
  }

  /// The name of a variable, or of a property of whatever it is of; nil for anything else.
  fileprivate var lastName: String? {
    switch kind {
    case .name(let name, _), .member(_, let name, _): name
    default: nil
    }
  }

  /// True for the making of a view that is no window.
  fileprivate func makesPlainView(in program: SourceProgram) -> Bool {
    // One of the program's own may do more as it is hidden or taken away.
    guard let name = madeClass,
      program.type(named: name).map({ $0.sort == .extension }) != false
    else { return false }
    let classes = Frameworks().classes(above: [name])
    return classes.contains("UIView") && !classes.contains("UIWindow")
  }
}
