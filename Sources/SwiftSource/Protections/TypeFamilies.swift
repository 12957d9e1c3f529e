import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Which types may stand for each other, by their names without those of the types that they lie in.
struct TypeFamilies {
  /// The types that come from each, itself among them.
  private(set) var descendants: [String: Set<String>] = [:]
  /// Names that stand for other types, and for values of any.
  private var open: Set<String> = ["Any", "AnyObject", "NSObject", "NSObjectProtocol", "Self"]

  /// The types that the program declares itself and of which each class that they come from is known, but for protocols.
  private(set) var own: Set<String> = []

  /// The classes, structures and enumerations that the program declares.
  private(set) var declared: Set<String> = []

  /// The types that the program declares and that nothing of a framework's is, as neither they come from nor conform to what a framework asks for.
  private var unknownToFrameworks: Set<String> = []

  /// The types of frameworks that the program adds something to.
  private var extended: Set<String> = []

  /// The types that conform to what is neither the program's nor the system's: other libraries may call whatever they have.
  private var handed: Set<String> = []

  /// The names that the program gives to types, or that stand for some in it.
  private var named: Set<String> = []

  /// Knows none.
  init() {}

  /// Reads the types of a program.
  init(of program: SourceProgram) {
    extended = Set(program.types.values.filter { $0.sort == .extension }.map(\.name.lastPart))
    for name in program.types.keys {
      let lineage = program.lineage(of: name)
      let foreign = Frameworks().classes(above: program.foreignAncestors(of: name))
      let written = lineage.flatMap(\.ancestorNames)
      let ancestors = program.foreignAncestors(of: name)
      let isHanded = ancestors.contains { !Self.isOfTheSystem($0) }
      // What a library's protocol asks for may be an error.
      let isError = isHanded || !Self.errors.isDisjoint(with: written)
      let names =
        lineage.map(\.name.lastPart) + written + foreign + (isError ? ["Error"] : [])
      for ancestor in names + [name.lastPart] {
        descendants[ancestor, default: []].insert(name.lastPart)
      }
      let type = program.types[name]
      if let type, type.sort != .extension, type.sort != .protocol {
        declared.insert(name.lastPart)
      }
      if isHanded {
        handed.insert(name.lastPart)
      } else if let type, type.sort != .extension, type.sort != .protocol {
        own.insert(name.lastPart)
      }
    }
    own.subtract(handed)
    unknownToFrameworks = Self.unknownToFrameworks(in: program)
    open.formUnion(program.aliasNames)
    named = program.typeNames.union(SourceType.associatedNames)
  }

  /// Protocols of errors besides that of all of them.
  private static let errors: Set = ["CustomNSError", "LocalizedError", "RecoverableError"]

  /// Types of plain values, by which an enumeration's cases can be numbered: none of its values is one.
  static let rawTypes: Set = [
    "Character", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "String", "UInt",
    "UInt16", "UInt32", "UInt64", "UInt8",
  ]

  /// True where a value of one type may have what another declares: where something may be of both, or where nothing is known of the first, as of an alias or a generic parameter.
  func mayBe(_ receiver: String?, _ owner: String?) -> Bool {
    mayBe(receiver, owner, isExact: false)
  }

  /// - Parameter isExact: true for a value that code has made itself, which is of no class below.
  private func mayBe(_ receiver: String?, _ owner: String?, isExact: Bool) -> Bool {
    guard let receiver, !open.contains(receiver) else { return true }
    guard let owner = owner?.lastPart else { return false }
    if open.contains(owner) { return true }
    if isExact, declared.contains(owner), descendants[owner]?.contains(receiver) != true {
      return false
    }
    guard let mine = descendants[receiver] else {
      if Self.isForeign(receiver) { return isForeign(receiver, besides: owner) }
      // A library's type may stand for what comes from another library's.
      return named.contains(receiver) || handed.contains(owner)
    }
    return !mine.isDisjoint(with: descendants[owner] ?? [owner])
  }

  /// True where a type of a framework may have what the program adds to another of a framework.
  private func isForeign(_ receiver: String, besides owner: String) -> Bool {
    guard extended.contains(owner) else { return false }
    let classes = Frameworks().classes(above: [receiver])
    let isClass = Frameworks().classes(above: [owner]).count > 1
    if isClass, classes.count > 1 { return classes.contains(owner) }
    if isClass, Self.foundation.contains(receiver) || Self.collections.contains(receiver) {
      return false
    }
    return !(Self.foundation.contains(receiver) && Self.foundation.contains(owner))
  }

  private static func unknownToFrameworks(in program: SourceProgram) -> Set<String> {
    let all = Dictionary(grouping: program.types.values, by: \.name.lastPart)
    return Set(
      all.filter { _, types in
        types.allSatisfy { type in
          type.sort != .extension && type.sort != .protocol
            && program.foreignAncestors(of: type.name).allSatisfy(plainAncestors.contains)
        }
      }.keys)
  }

  /// Protocols of the standard library that no property of a framework's class is of.
  private static let plainAncestors = rawTypes.union([
    "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable",
    "ObservableObject", "OptionSet", "RawRepresentable", "Sendable",
  ])

  /// The names by which code makes values of a type, or of one that comes from it.
  func names(making type: String?) -> Set<String> {
    guard let type = type?.lastPart else { return ["init"] }
    return open.union(descendants[type] ?? []).union([type, "init"])
  }

  /// True where what a name is asked of may have what a type declares, or the program itself.
  func mayBe(_ receiver: MentioningBody.Receiver, _ owner: String?) -> Bool {
    switch receiver {
    case .unknown: return true
    case .type(let name): return mayBe(name, owner)
    case .made(let name): return mayBe(name, owner, isExact: true)
    case .part(_, _, let type): return type.map { mayBe($0, owner) } ?? true
    case .implicit(let type): return type.map { mayBe($0, owner) } ?? true
    case .ofFramework:
      return owner.map { open.contains($0.lastPart) || !unknownToFrameworks.contains($0.lastPart) }
        ?? false
    case .own(let type):
      guard let owner, !open.contains(owner.lastPart) else { return true }
      // A type sees what those around it have.
      return type.map { $0.parts.contains { mayBe($0, owner) } } ?? false
    }
  }

  /// True where what a name is asked of may be a view, a layer, a window or a controller.
  func mayBeSurface(_ receiver: MentioningBody.Receiver) -> Bool {
    switch receiver {
    case .unknown, .implicit, .part, .ofFramework: true
    case .type(let name), .made(let name): mayBeSurface(name)
    // A type sees what those around it have; code outside of types has no property of a view.
    case .own(let type):
      type.map { $0.parts.contains { mayBeSurface($0) } } ?? false
    }
  }

  private func mayBeSurface(_ type: String) -> Bool {
    if open.contains(type) { return true }
    let classes = Frameworks().classes(above: [type])
    if Self.surfaces.contains(where: classes.contains) { return true }
    if let mine = descendants[type] {
      let views = Self.surfaces.compactMap { descendants[$0] }
      if views.contains(where: { !mine.isDisjoint(with: $0) }) { return true }
      // One of the program's own, and nothing that comes from it, is a view.
      if own.contains(type) { return false }
    }
    return !Self.plain.contains(type) && !Self.foundation.contains(type)
  }

  /// True for a colour, a font, a text or another value of a framework's that is no view by itself.
  func isPlain(_ receiver: MentioningBody.Receiver) -> Bool {
    switch receiver {
    case .type(let name), .made(let name):
      !declared.contains(name) && (Self.plain.contains(name) || Self.foundation.contains(name))
    case .unknown, .part, .implicit, .own, .ofFramework: false
    }
  }

  /// The classes that all come from which are seen.
  private static let surfaces = ["UIView", "UIViewController", "CALayer"]

  /// Types of frameworks that are not seen and have properties of the same names.
  private static let plain: Set = [
    "UIColor", "CGColor", "UIFont", "UIImage", "UIBezierPath", "CGContext", "CGRect", "CGSize",
    "CGPoint", "CGFloat", "CGAffineTransform", "NSTextAttachment", "NSAttributedString",
    "NSMutableAttributedString", "NSParagraphStyle", "UIBlurEffect", "UIVisualEffect", "Color",
  ]

  /// True for what is surely of a type that the program declares itself and that has nothing of a framework's classes.
  func isOwn(_ receiver: MentioningBody.Receiver) -> Bool {
    let names: [String] =
      switch receiver {
      case .type(let name), .made(let name): [name]
      // A type sees what those around it have.
      case .own(let type): type?.parts ?? []
      case .unknown, .part, .implicit, .ofFramework: []
      }
    let objects = descendants["NSObject"] ?? []
    return !names.isEmpty && names.allSatisfy { own.contains($0) && !objects.contains($0) }
  }

  /// True for a type of views of SwiftUI or of what builds some, and for one of which nothing is known.
  func buildsViews(_ type: String?) -> Bool {
    guard let name = type?.lastPart, !open.contains(name) else { return true }
    return Self.builders.contains { $0 == name || descendants[$0]?.contains(name) == true }
  }

  /// True for a type of views, scenes or apps, whose values SwiftUI asks what they show.
  func isShownBySwiftUI(_ type: String?) -> Bool {
    guard let name = type?.lastPart, declared.contains(name) else { return false }
    return ["View", "App", "Scene"].contains { descendants[$0]?.contains(name) == true }
  }

  private static let builders = [
    "View", "ViewModifier", "App", "Scene", "Commands", "ToolbarContent", "ButtonStyle",
    "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "UIHostingController",
    "UIViewRepresentable", "UIViewControllerRepresentable",
  ]

  /// True for a type whose functions other libraries may call that are handed a value of it.
  func isHandedToLibraries(_ type: String?) -> Bool {
    type.map { handed.contains($0.lastPart) } == true
  }

  /// True for a class or protocol of Apple's, by its prefix or its name.
  private static func isOfTheSystem(_ name: String) -> Bool {
    name.prefix { $0.isUppercase }.count >= 3 || protocols.contains(name)
      || name.hasSuffix("Style") || name.hasSuffix("Representable") || name.hasSuffix("Convertible")
  }

  private static let protocols: Set = [
    "Actor", "Animatable", "AnyObject", "App", "AppIntent", "CaseIterable", "Codable", "CodingKey",
    "Collection", "Comparable", "Copyable", "Decodable", "Encodable", "Entry", "EnvironmentKey",
    "Equatable", "Error", "FocusedValueKey", "GeometryEffect", "Gesture", "Hashable",
    "Identifiable", "IteratorProtocol", "LocalizedError", "NSObject", "ObservableObject",
    "Operation", "OptionSet", "PreferenceKey", "PreviewProvider", "RawRepresentable", "Scene",
    "Sendable", "Sequence", "Shape", "String", "Int", "TimelineProvider", "Transferable", "View",
    "ViewModifier", "Widget", "XCTestCase",
  ]

  /// True for a type that a framework declares, by its prefix or its name.
  private static func isForeign(_ name: String) -> Bool {
    let capitals = name.prefix { $0.isUppercase }.count
    return capitals >= 3 || foundation.contains(name)
  }

  /// Classes of Foundation that hold others.
  private static let collections: Set = [
    "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet",
    "NSOrderedSet", "NSMutableOrderedSet", "NSCountedSet", "NSHashTable", "NSMapTable",
  ]

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

extension SourceType {
  /// The names of what its values are besides, without the type that numbers its cases.
  fileprivate var ancestorNames: [String] {
    let names = inherited.compactMap(\.baseName)
    return sort == .enumeration ? names.filter { !TypeFamilies.rawTypes.contains($0) } : names
  }
}
