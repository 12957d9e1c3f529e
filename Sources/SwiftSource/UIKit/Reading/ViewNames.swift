import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What views are called: by their identifiers, the properties that hold them or the variables that they were made for.
struct ViewNames {
  private var properties: [ObjectID: String] = [:]
  private var variables: [CodePlace: String] = [:]
  private var ids: [ObjectID: String] = [:]
  private var used: Set<String> = []
  /// The ids that come from names in the source.
  private(set) var given: Set<String> = []
  private var numbers: [String: Int] = [:]

  /// Knows no names.
  init() {}

  /// Finds the names in a program and its objects.
  init(in evaluator: Evaluator) {
    for number in 0..<evaluator.objectCount {
      let object = evaluator.object(ObjectID(number: number))
      let declared = evaluator.program.lineage(of: object.type).flatMap(\.stored)
      for property in declared {
        guard case .object(let id)? = object.fields[property.name], properties[id] == nil else {
          continue
        }
        properties[id] = property.name
      }
    }
    for (number, file) in evaluator.program.files.enumerated() {
      var finder = VariableNames()
      for statement in file.tree.statements { finder.walk(statement) }
      for (offset, name) in finder.names {
        variables[CodePlace(file: number, offset: offset)] = name
      }
    }
  }

  /// The id of a view, the same each time; one with a number where the name is taken, or where it has none and something refers to it.
  mutating func id(of object: ObjectID, _ evaluator: Evaluator) -> String {
    if let known = ids[object] { return known }
    let identifier = evaluator.stored("accessibilityIdentifier", of: object)?.text
    let name = identifier ?? name(of: object, evaluator)
    let id = free(Self.identifier(name ?? Self.kind(evaluator.object(object).type)))
    ids[object] = id
    if name != nil { given.insert(id) }
    return id
  }

  /// The id that a view has already; nil where none was asked for.
  func known(_ object: ObjectID) -> String? { ids[object] }

  /// The name of the property or the variable of a view; nil where it has none.
  func name(of object: ObjectID, _ evaluator: Evaluator) -> String? {
    properties[object] ?? variables[evaluator.object(object).place]
  }

  /// What a view without a name is called where something has to call it: its class, without UIKit's letters.
  private static func kind(_ type: String) -> String {
    let bare = type.hasPrefix("UI") ? String(type.dropFirst(2)) : type
    return bare.prefix(1).lowercased() + bare.dropFirst()
  }

  private mutating func free(_ wish: String) -> String {
    let base = wish.isEmpty ? "view" : wish
    var (id, number) = (base, numbers[base] ?? 2)
    while used.contains(id) || ItemWord(rawValue: id) != nil {
      id = "\(base)_\(number)"
      number += 1
    }
    numbers[base] = number
    used.insert(id)
    return id
  }

  private static func identifier(_ text: String) -> String {
    let allowed = text.unicodeScalars.map { scalar -> Character in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        ? Character(scalar) : "_"
    }
    let name = String(allowed)
    return name.first?.isNumber == true ? "_" + name : name
  }
}

/// The names of variables, by the places of the expressions that make what they hold.
private struct VariableNames: SourceVisitor {
  private(set) var names: [Int: String] = [:]

  mutating func visit(_ expression: Expression) {}

  mutating func visit(_ statement: Statement) {
    guard case .declaration(let declaration) = statement.kind,
      case .variable(let variable) = declaration.kind
    else { return }
    for binding in variable.bindings {
      guard let name = binding.pattern.names.first, let value = binding.value else { continue }
      note(name, value)
    }
  }

  private mutating func note(_ name: String, _ value: Expression) {
    if names[value.offset] == nil { names[value.offset] = name }
    // A closure that makes a view has a variable of its own for it.
    guard case .call(let function, _) = value.kind, case .closure(let closure) = function.kind
    else {
      return
    }
    for statement in closure.body.statements {
      guard case .declaration(let declaration) = statement.kind,
        case .variable(let variable) = declaration.kind,
        let inner = variable.bindings.first?.value
      else { continue }
      names[inner.offset] = name
      return
    }
  }
}
