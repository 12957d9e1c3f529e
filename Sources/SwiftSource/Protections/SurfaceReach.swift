import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Which functions and properties of a program may come to touch what is photographed, by the names that they mention.
///
/// A name stands for everything of that name, whatever it is asked of, so that nothing is missed; what is left out can neither lay a cover nor take one away.
struct SurfaceReach {
  /// The labels of those that may, by their names; nil for a property.
  private var reaching: [String: [[String]?]] = [:]

  /// Knows nothing: everything may.
  init() {}

  /// Reads a program.
  ///
  /// - Parameter names: what decides about covers besides views: properties that conditions ask for, notifications that are heard.
  init(of program: SourceProgram, deciding names: Set<String>) {
    var bodies: [Body] = []
    for type in program.types.values {
      for function in type.functions.values.joined() + type.initializers
        + type.subscripts.map(\.function)
      {
        let isInitializer = function.declaration.name == "init"
        bodies.append(
          Body(
            isInitializer ? type.name.lastPart : function.declaration.name,
            function.declaration.parameters.map { $0.label ?? "" }, [function.declaration.body],
            []))
      }
      for property in type.stored + type.properties.values {
        let accessors = property.accessors
        bodies.append(
          Body(
            property.name, nil,
            [accessors.get, accessors.set?.body, accessors.willSet?.body, accessors.didSet?.body],
            [property.value]))
      }
    }
    for function in program.functions.values.joined() {
      bodies.append(
        Body(
          function.declaration.name, function.declaration.parameters.map { $0.label ?? "" },
          [function.declaration.body], []))
    }
    spread(bodies, from: Self.sinks.union(names))
  }

  /// True for a call by which something may come to be touched.
  private func mayTouch(_ name: String, _ labels: [String]) -> Bool {
    reaching[name]?.contains { Self.fits(labels, $0) } == true
  }

  /// True for a call by which something may come to be touched.
  func mayTouch(_ term: Term) -> Bool {
    mayTouch(term.name, term.arguments.map { $0.label ?? "" })
  }

  private mutating func spread(_ bodies: [Body], from sinks: Set<String>) {
    var mentioning: [String: [Int]] = [:]
    for (number, body) in bodies.enumerated() {
      for name in body.mentions.keys { mentioning[name, default: []].append(number) }
    }
    var found: Set<Int> = []
    var next = sinks.flatMap { mentioning[$0] ?? [] }
    while let number = next.popLast() {
      guard found.insert(number).inserted else { continue }
      let body = bodies[number]
      reaching[body.name, default: []].append(body.labels)
      next += (mentioning[body.name] ?? []).filter { other in
        bodies[other].mentions[body.name]?.contains { labels in
          labels.map { Self.fits($0, body.labels) } ?? true
        } == true
      }
    }
  }

  /// True where a call with some labels may be of a function with others; those with values of their own can be left out.
  private static func fits(_ call: [String], _ function: [String]?) -> Bool {
    guard let function else { return true }
    return call.allSatisfy { $0.isEmpty || function.contains($0) } && call.count <= function.count
  }

  /// A function or a property with the names that it mentions.
  private struct Body {
    /// Its name.
    let name: String
    /// The labels of its parameters, without a word for none; nil for a property.
    let labels: [String]?
    /// The names in it, with the labels of each call; nil where it is no call.
    let mentions: [String: [[String]?]]

    init(_ name: String, _ labels: [String]?, _ blocks: [Block?], _ values: [Expression?]) {
      var search = Mentions()
      for block in blocks.compactMap(\.self) { search.walk(block) }
      for value in values.compactMap(\.self) { search.walk(value) }
      (self.name, self.labels, mentions) = (name, labels, search.names)
    }
  }

  /// The functions and properties of frameworks that lay covers, take them away, or change what views show.
  private static let sinks: Set = [
    "addSubview", "insertSubview", "bringSubviewToFront", "sendSubviewToBack", "exchangeSubview",
    "removeFromSuperview", "removeFromSuperlayer", "addSublayer", "insertSublayer", "present",
    "dismiss", "show", "showDetailViewController", "pushViewController", "popViewController",
    "popToRootViewController", "popToViewController", "setViewControllers", "viewControllers",
    "makeKeyAndVisible", "makeKey", "resignKey", "animate", "transition", "performSegue",
    "removeFromParent", "addChild", "endEditing", "resignFirstResponder", "sendAction", "perform",
    "performSelector", "startAnimation", "addAnimations", "UIViewPropertyAnimator", "isHidden",
    "alpha", "opacity", "rootViewController", "windowLevel", "windowScene", "UIWindow", "window",
    "keyWindow", "windows", "backgroundColor", "effect", "mask", "isSecureTextEntry", "isOpaque",
    "zPosition", "requestSceneSessionDestruction", "requestSceneSessionActivation",
    "method_exchangeImplementations", "class_replaceMethod", "method_setImplementation",
    "callAsFunction", "exit", "abort", "suspend",
  ]
}

/// The names that code mentions, with the labels of calls.
private struct Mentions: SourceVisitor {
  private(set) var names: [String: [[String]?]] = [:]
  /// The places of what was called, and will come again by itself.
  private var called: [Int: String] = [:]

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .call(let callee, let arguments):
      if let name = callee.calledName {
        names[name, default: []].append(arguments.map { $0.label ?? "" })
        called[callee.offset] = name
      }
    case .name(let name, _), .member(_, let name, _):
      // What is no call is read, or handed on.
      if called[expression.offset] != name { names[name, default: []].append(nil) }
    case .keyPath(_, let path): for name in path { names[name, default: []].append(nil) }
    default: break
    }
  }
}

extension Expression {
  /// The name of what is called.
  fileprivate var calledName: String? {
    switch kind {
    case .name(let name, _), .member(_, let name, _): name
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.calledName
    default: nil
    }
  }
}

extension String {
  /// The name of a type without those of the types that it lies in.
  fileprivate var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}
