import AfterimageSwiftTree

/// The parameters of a function, and which argument each of them gets.
struct Parameters {
  private let parameters: [Parameter]

  /// Takes a function's parameters.
  init(_ parameters: [Parameter]) { self.parameters = parameters }

  /// True where each argument has a parameter, and each parameter an argument or a value of its own.
  func fit(_ arguments: [CallArgument]) -> Bool {
    let places = places(of: arguments)
    let given = Set(places.compactMap(\.self))
    guard !places.contains(nil) else { return false }
    return parameters.indices.allSatisfy {
      given.contains($0) || parameters[$0].defaultValue != nil || parameters[$0].isVariadic
    }
  }

  /// The parameter of each argument; nil for one that has none.
  func places(of arguments: [CallArgument]) -> [Int?] {
    var (next, begun) = (0, -1)
    return arguments.map { argument in
      // Behind the label the values of a list have none.
      if next < parameters.count, next == begun, argument.label == nil, !argument.isTrailing {
        return next
      }
      var place = next
      while place < parameters.count, !accepts(parameters[place], argument) { place += 1 }
      if argument.isTrailing, argument.label == nil {
        // A type that is written as a function's, and what a builder makes, come before a name that may be a function's.
        place =
          parameters[next...].firstIndex { $0.type.isFunctionItself || $0.builder != nil } ?? place
      }
      guard place < parameters.count else { return nil }
      next = parameters[place].isVariadic && !argument.isTrailing ? place : place + 1
      if next == place { begun = place }
      return place
    }
  }

  private func accepts(_ parameter: Parameter, _ argument: CallArgument) -> Bool {
    if argument.isTrailing {
      guard argument.label == nil || argument.label == parameter.label else { return false }
      return parameter.isFunction
    }
    return parameter.label == argument.label
  }
}

extension Parameter {
  /// True for what is called; of a type by a name of its own that is not known.
  var isFunction: Bool {
    var type = type
    while case .optional(let inner) = type { type = inner }
    return switch type {
    case .function: true
    case .name(let name, _), .member(_, let name, _):
      !["String", "Int", "Bool", "Double", "CGFloat", "Color", "Font"].contains(name)
    case .optional, .unwrapped, .array, .dictionary, .tuple, .some, .any, .composition, .metatype,
      .other:
      false
    }
  }

  /// The builder that puts the closure's statements together; nil where none does.
  var builder: String? { attributes.builder }
}

extension [Attribute] {
  /// The result builder among them; nil where there is none.
  var builder: String? { first { $0.name.hasSuffix("Builder") }?.name }
}

extension Evaluator {
  /// Declares the parameters of a function with what is given for them.
  mutating func bind(
    _ arguments: [CallArgument], to parameters: [Parameter], in frame: inout Frame,
    at place: CodePlace
  ) {
    let places = Parameters(parameters).places(of: arguments)
    for (index, parameter) in parameters.enumerated() {
      let all = zip(places, arguments).filter { $0.0 == index }.map(\.1)
      if let cell = all.first?.cell {
        frame.scope = Scope(parameter.name, cell, in: frame.scope)
        continue
      }
      let given = all.map(\.value)
      let value: Value
      if parameter.isVariadic {
        value = .array(given.map { bound($0, to: parameter.type, in: frame) })
      } else if let first = given.first {
        value = deferred(
          bound(
            first.building(
              parameter.builder, givingList: program.meaning(of: parameter.type).givesList),
            to: parameter.type, in: frame), for: parameter.type)
      } else if let expression = parameter.defaultValue {
        value = bound(
          evaluate(expression, in: frame), to: parameter.type, in: frame)
      } else {
        value = unknown(.input(parameter.name), at: place)
      }
      declare(parameter.name, value, in: &frame)
    }
  }
}

extension Evaluator {
  /// A value as a function without parameters, where one is asked for and the value itself is given, as for `@autoclosure`.
  private mutating func deferred(_ value: Value, for type: WrittenType) -> Value {
    guard case .function(let parameters, _) = type, parameters.isEmpty else { return value }
    switch value {
    case .bool, .int, .double, .string, .array, .dictionary, .enumeration, .structure:
      return constant(value)
    case .term(let term)
    where term.form == .call && term.name.first?.isUppercase == true || term.isConstant:
      return constant(value)
    case .unknown, .void, .nothing, .tuple, .object, .type, .function, .term, .choice, .group,
      .keyPath:
      return value
    }
  }

  /// Declares the generic parameters of a function as the types that are given for them.
  mutating func declareGenerics(
    of function: FunctionDeclaration, in frame: inout Frame, at place: CodePlace
  ) {
    for name in function.generics {
      let parameter = function.parameters.first { parameter in
        switch parameter.type {
        case .metatype(.name(name, _)), .member(.name(name, _), "Type", _): true
        default: false
        }
      }
      let given = parameter.flatMap { cell(of: $0.name, in: frame) }.map { state.cells[$0] }
      if case .type? = given, let given {
        declare(name, given, in: &frame)
      } else {
        declare(name, .unknown(Unknown(reason: .input(name), place: place)), in: &frame)
      }
    }
  }
}

extension Value {
  /// The same closure, its statements put together by a result builder where they are for a parameter that says so.
  func building(_ builder: String?, givingList givesList: Bool = false) -> Value {
    guard let builder, case .function(.closure(var closure)) = self, closure.builder == nil else {
      return self
    }
    closure.builder = builder
    closure.givesList = givesList
    return .function(.closure(closure))
  }
}

extension Value {
  /// What a result builder has put together, as the list that it makes of it.
  var listed: [Value] {
    switch self {
    case .void, .nothing: []
    case .group(let values), .array(let values): values.flatMap(\.listed)
    case .unknown, .bool, .int, .double, .string, .dictionary, .tuple, .enumeration, .structure,
      .object, .type, .function, .term, .choice, .keyPath:
      [self]
    }
  }
}

extension WrittenType {
  /// True for a function that gives a list.
  var givesList: Bool {
    switch self {
    case .optional(let inner), .unwrapped(let inner): inner.givesList
    case .function(_, .array): true
    case .function, .name, .member, .array, .dictionary, .tuple, .some, .any, .composition,
      .metatype, .other:
      false
    }
  }

  /// True for what is written as a function, not by a name that may stand for one.
  var isFunctionItself: Bool {
    switch self {
    case .optional(let inner), .unwrapped(let inner): inner.isFunctionItself
    case .function: true
    case .name, .member, .array, .dictionary, .tuple, .some, .any, .composition, .metatype, .other:
      false
    }
  }

  /// True for a list.
  var isList: Bool { if case .array = self { true } else { false } }
}
