import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Which functions and properties of a program may come to touch what is photographed, by the names that they mention.
///
/// A name stands for everything of that name that its receiver may have, whatever runs then, so that nothing is missed; what is left out can neither lay a cover nor take one away.
struct SurfaceReach {
  /// Those that may, by their names.
  private var reaching: [String: [Member]] = [:]
  /// The types of what functions are called of, by the places of the calls; those that are not known are left out.
  private var receivers: [CodePlace: [String: String]] = [:]
  private var families = TypeFamilies()
  /// All members of the program's types, by their names.
  private var members: [String: [Member]] = [:]
  /// The names of what may hold functions that may.
  private var holders: Set<String> = []
  /// Where the code of members stands in each file, in order, and whether it may.
  private var extents: [Int: [(range: ClosedRange<Int>, mayTouch: Bool)]] = [:]

  /// Knows nothing: nothing may.
  init() {}

  /// Reads a program.
  ///
  /// - Parameters:
  ///   - bodies: all of its code.
  ///   - names: what decides about covers besides views: properties that conditions ask for, notifications that are heard.
  init(of program: SourceProgram, _ bodies: [MentioningBody], deciding names: Set<String>) {
    families = TypeFamilies(of: program)
    for body in bodies where body.extent != nil {
      members[body.member.name, default: []].append(body.member)
      for call in body.calls {
        guard let type = call.receiver.type else { continue }
        let place = CodePlace(file: body.file, offset: call.offset)
        receivers[place, default: [:]][call.name] = type
      }
    }
    spread(bodies, from: Self.sinks.union(names))
  }

  /// The type of what a function is called of; nil where it is not known.
  func receiver(of term: Term) -> String? { receivers[term.place]?[term.name] }

  /// True for a call by which something may come to be touched.
  func mayTouch(_ term: Term) -> Bool { fits(term, reaching[term.name]) }

  /// True for the name of a function, labels included, that may touch what is photographed.
  func mayTouch(named name: String) -> Bool {
    reaching[String(name.prefix { $0 != ":" && $0 != "(" })]?.isEmpty == false
  }

  /// True for a call of something that the program declares.
  func declares(_ term: Term) -> Bool { fits(term, members[term.name]) }

  private func fits(_ term: Term, _ members: [Member]?) -> Bool {
    let labels = term.arguments.map { $0.label ?? "" }
    let receiver = receiver(of: term)
    return members?.contains {
      $0.isHeld || $0.fits(labels) && families.mayBe(receiver, $0.owner)
    } == true
  }

  /// True for a property or a parameter of a name that may hold a function by which something may come to be touched.
  func mayTouch(heldBy name: String) -> Bool {
    holders.contains(name) || mayTouch(named: name)
  }

  /// True for what was left off and may touch what is photographed.
  func mayTouch(_ cut: CutOff) -> Bool {
    cut.code.isEmpty || cut.code.contains(where: mayTouch(codeAt:))
  }

  /// True for code by which something may come to be touched, and for code of which nothing is known.
  func mayTouch(codeAt place: CodePlace) -> Bool {
    let around = extents[place.file]?.last { $0.range.contains(place.offset) }
    return around?.mayTouch ?? true
  }

  /// True where a value of one type may have what another declares.
  func mayBe(_ receiver: String?, _ owner: String?) -> Bool { families.mayBe(receiver, owner) }

  private mutating func spread(_ bodies: [MentioningBody], from sinks: Set<String>) {
    var mentioning: [String: [Int]] = [:]
    for (number, body) in bodies.enumerated() {
      for name in Set(body.calls.map(\.name)).union(body.names.keys) {
        mentioning[name, default: []].append(number)
      }
    }
    var found: Set<Int> = []
    var next = sinks.flatMap { mentioning[$0] ?? [] }
    while let number = next.popLast() {
      guard found.insert(number).inserted else { continue }
      let member = bodies[number].member
      reaching[member.name, default: []].append(member)
      next += (mentioning[member.name] ?? []).filter { mentions(bodies[$0], member) }
    }
    note(found, of: bodies)
  }

  /// True where code may call a member, or ask for it.
  private func mentions(_ body: MentioningBody, _ member: Member) -> Bool {
    if let receivers = body.names[member.name],
      member.isHeld || receivers.contains(where: { families.mayBe($0, member.owner) })
    {
      return true
    }
    return body.calls.contains { call in
      call.name == member.name
        && (member.isHeld
          || member.fits(call.labels) && families.mayBe(call.receiver, member.owner))
    }
  }

  /// Keeps where code stands, and what holds some that may touch something.
  private mutating func note(_ found: Set<Int>, of bodies: [MentioningBody]) {
    for (number, body) in bodies.enumerated() {
      let mayTouch = found.contains(number)
      if let extent = body.extent { extents[body.file, default: []].append((extent, mayTouch)) }
      guard mayTouch, body.member.isHeld else { continue }
      let parts = body.member.name.split(separator: "(")
      holders.insert(String(parts.last ?? "").replacing(")", with: ""))
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
    "zPosition", "frame", "bounds", "center", "transform", "contents",
    "requestSceneSessionDestruction", "requestSceneSessionActivation",
    "method_exchangeImplementations", "class_replaceMethod", "method_setImplementation",
    "callAsFunction", "sendActions", "exit", "abort", "suspend",
  ]
}

/// A function or a property of a program, or of one of its types.
struct Member: Hashable {
  /// Its name; of an initializer that of the type.
  let name: String
  /// The labels of its parameters, without a word for none; nil for a property.
  let labels: [String]?
  /// The type that declares it; nil outside of one.
  let owner: String?
  /// True for a function that takes as many values as there are.
  var isVariadic = false
  /// True for a function that a property or a parameter of the name holds.
  var isHeld = false

  /// True where a call with some labels may be of it; parameters with values of their own can be left out.
  func fits(_ call: [String]) -> Bool {
    guard let labels else { return true }
    return call.allSatisfy { $0.isEmpty || labels.contains($0) }
      && (isVariadic || call.count <= labels.count)
  }
}

/// Which types may stand for each other, by their names without those of the types that they lie in.
struct TypeFamilies {
  /// The types that come from each, itself among them.
  private var descendants: [String: Set<String>] = [:]
  /// Names that stand for other types, and for values of any.
  private var open: Set<String> = ["Any", "AnyObject", "NSObject", "NSObjectProtocol", "Self"]

  /// Knows none.
  init() {}

  /// Reads the types of a program.
  init(of program: SourceProgram) {
    for name in program.types.keys {
      let lineage = program.lineage(of: name)
      let foreign = Frameworks().classes(above: program.foreignAncestors(of: name))
      let names =
        lineage.map(\.name.lastPart) + lineage.flatMap(\.inherited).compactMap(\.baseName) + foreign
      for ancestor in names + [name.lastPart] {
        descendants[ancestor, default: []].insert(name.lastPart)
      }
    }
    open.formUnion(program.aliasNames)
  }

  /// True where a value of one type may have what another declares: where something may be of both, or where nothing is known of the first, as of an alias or a generic parameter.
  func mayBe(_ receiver: String?, _ owner: String?) -> Bool {
    guard let receiver, !open.contains(receiver) else { return true }
    guard let owner = owner?.lastPart else { return false }
    if open.contains(owner) { return true }
    guard let mine = descendants[receiver] else { return !Self.isForeign(receiver) }
    return !mine.isDisjoint(with: descendants[owner] ?? [owner])
  }

  /// True where what a name is asked of may have what a type declares, or the program itself.
  func mayBe(_ receiver: MentioningBody.Receiver, _ owner: String?) -> Bool {
    switch receiver {
    case .unknown: return true
    case .type(let name): return mayBe(name, owner)
    case .own(let type):
      guard let owner, !open.contains(owner.lastPart) else { return true }
      // A type sees what those around it have.
      return type.map { $0.split(separator: ".").contains { mayBe(String($0), owner) } } ?? false
    }
  }

  /// True for a type that a framework declares, by its prefix or its name.
  private static func isForeign(_ name: String) -> Bool {
    let capitals = name.prefix { $0.isUppercase }.count
    return capitals >= 3 || foundation.contains(name)
  }

  private static let foundation: Set = [
    "Array", "Bool", "Bundle", "CGFloat", "Calendar", "Data", "Date", "DateFormatter", "Dictionary",
    "DispatchGroup", "DispatchQueue", "DispatchSemaphore", "Double", "FileHandle", "FileManager",
    "Float", "HTTPCookieStorage", "Int", "JSONDecoder", "JSONEncoder", "Locale", "Logger",
    "NotificationCenter", "NumberFormatter", "OperationQueue", "ProcessInfo", "Scanner", "Set",
    "String", "TimeInterval", "TimeZone", "URL", "URLComponents", "URLRequest", "URLSession",
    "UUID",
    "UserDefaults",
  ]
}
