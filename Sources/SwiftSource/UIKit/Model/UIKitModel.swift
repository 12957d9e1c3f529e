import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// What UIKit does to its objects, as far as the first look of a screen asks for it.
///
/// All of it is kept in the properties of the objects themselves, so that the source that runs can read it: the subviews of a view, the constraints that are active, the controllers of a navigation controller.
struct UIKitModel: FrameworkModel {
  /// The circumstances that source asks for, such as the size of the screen.
  let traits: Traits
  /// The frames of views that an earlier run has laid out, by the number of the object.
  var frames: [Int: Rect] = [:]

  /// A function of UIKit's and what it does.
  typealias Function = @Sendable (ForeignCall, inout Evaluator) -> Value?
  /// A property of UIKit's objects and what it is where nobody has set it.
  typealias Property = @Sendable (ObjectID, CodePlace, inout Evaluator) -> Value?

  /// All functions by their names; of what is not here a note is kept and nothing else happens.
  static let functions: [String: Function] = [
    viewFunctions, controlFunctions, constraintFunctions, snapFunctions, controllerFunctions,
    listFunctions, textFunctions, valueFunctions, runLoopFunctions,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// All properties by their names.
  static let properties: [String: Property] = [
    viewProperties, controllerProperties, partProperties, textProperties,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  func call(_ call: ForeignCall, by evaluator: inout Evaluator) -> Value? {
    Self.functions[call.name]?(call, &evaluator)
  }

  func read(
    _ name: String, of value: Value, by evaluator: inout Evaluator, at place: CodePlace
  ) -> Value? {
    switch value {
    case .object(let id): return readObject(name, of: id, by: &evaluator, at: place)
    case .term(let term):
      return Geometry.member(name, of: term) ?? environment(name, of: term)
        ?? (name == "rawValue" ? Self.priority(term) : nil)
        ?? Self.snapMember(name, of: term, by: &evaluator, at: place)
    case .type(let type): return Self.constant(name, of: type, at: place)
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .function, .choice, .group, .keyPath:
      return nil
    }
  }

  /// The number of a priority; nil for what is none.
  private static func priority(_ term: Term) -> Value? {
    if term.form == .call, term.name == "UILayoutPriority" {
      return term.arguments.first?.value.asFraction
    }
    guard term.form == .member, term.base == nil || term.base == .type("UILayoutPriority") else {
      return nil
    }
    let known: [String: Double] = [
      "required": 1000, "defaultHigh": 750, "defaultLow": 250, "fittingSizeLevel": 50,
    ]
    return known[term.name].map { .double($0) }
  }

  private func readObject(
    _ name: String, of id: ObjectID, by evaluator: inout Evaluator, at place: CodePlace
  ) -> Value? {
    if let known = geometry(name, of: id, by: &evaluator, at: place) { return known }
    if let known = Self.snapProperty(name, of: id, by: &evaluator, at: place) { return known }
    return Self.properties[name]?(id, place, &evaluator)
  }

  func make(
    _ type: String, _ arguments: [CallArgument], by evaluator: inout Evaluator,
    at place: CodePlace
  ) -> Value? {
    if type == "NSLocalizedString" {
      let value = arguments.first { $0.label == "value" }?.value
      return value?.text?.isEmpty == false ? value : arguments.first?.value
    }
    if type == "UIColor", let color = Self.color(arguments, at: place) { return color }
    return Geometry.make(type, arguments, at: place)
  }

  /// A colour of its hexadecimal name, which every project has an initializer for; nil for other arguments.
  private static func color(_ arguments: [CallArgument], at place: CodePlace) -> Value? {
    guard let text = arguments.first?.value.text, arguments.first?.label?.contains("name") != true
    else { return nil }
    let digits = text.drop { $0 == "#" }
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let number = Int(digits, radix: 16)
    else { return nil }
    let rgb = digits.count == 8 ? number >> 8 : number
    let alpha =
      arguments.dropFirst().first?.value.number
      ?? (digits.count == 8 ? Double(number & 0xFF) / 255 : 1)
    let parts = [("red", 16), ("green", 8), ("blue", 0)].map { name, shift in
      TermArgument(name, .double(Double((rgb >> shift) & 0xFF) / 255))
    }
    return .term(
      Term(
        form: .call, name: "UIColor", base: nil,
        arguments: parts + [TermArgument("alpha", .double(alpha))], place: place))
  }

  func setting(_ name: String, of term: Term, to value: Value) -> Value? {
    Geometry.setting(name, of: term, to: value)
  }

  func typeName(of term: Term) -> String? {
    guard term.form == .member || term.form == .call else { return nil }
    if let anchor = LayoutAnchorName.types[term.name], term.form == .member { return anchor }
    if term.form == .call, term.base == nil, term.name == "UILayoutPriority" {
      return "UILayoutPriority"
    }
    switch term.base {
    case .type(let type)? where Self.valueTypesWithConstants.contains(type): return type
    // The constants of a type in another one are its cases.
    case .type(let type)? where term.form == .member && type.contains("."): return type
    case .type("UIImage")? where term.name.hasPrefix("init"): return "UIImage"
    default: return nil
    }
  }

  private static let valueTypesWithConstants: Set = ["UIColor", "UIFont", "UILayoutPriority"]

  func assume(_ condition: Value) -> Bool? { Assumptions.holds(condition) }
}

/// What is taken for true of conditions that are not known: what is asked for is there, and nothing else holds.
enum Assumptions {
  /// Whether a condition is taken for true.
  static func holds(_ condition: Value) -> Bool {
    switch condition {
    case .bool(let truth): return truth
    case .term(let term): return holds(term)
    case .choice(let inner, let then, let otherwise):
      return holds(holds(inner) ? then : otherwise)
    case .unknown, .void, .nothing, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .group, .keyPath:
      return false
    }
  }

  private static func holds(_ term: Term) -> Bool {
    let operands = term.arguments.map(\.value)
    guard term.form == .operation else { return trueMembers.contains(term.name) }
    switch (term.name, operands.count) {
    case ("isThere", _): return true
    case ("!", 1): return !holds(operands[0])
    case ("&&", 2): return holds(operands[0]) && holds(operands[1])
    case ("||", 2): return holds(operands[0]) || holds(operands[1])
    case ("?:", 3): return holds(holds(operands[0]) ? operands[1] : operands[2])
    case ("!=", 2): return true
    default: return false
    }
  }

  private static let trueMembers: Set = ["isMainThread", "isViewLoaded"]
}
