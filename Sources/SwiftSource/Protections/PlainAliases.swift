import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The names that stand for one other type each, and for nothing else in the program.
struct PlainAliases {
  /// What those mean that are declared outside of types, wherever they are written.
  private var meanings: [String: WrittenType] = [:]
  /// What those mean within a type that are declared in it, by its full name.
  private var meaningsWithin: [String: [String: WrittenType]] = [:]
  /// The full names of types in whose code a name may mean one that a protocol or a class of a library has.
  private var openTypes: Set<String> = []

  /// Finds those of a program: what a protocol may ask for is none, nor what may have parameters of its own.
  ///
  /// - Parameter others: the names of types and of what stands for any.
  init(of program: SourceProgram, besides others: Set<String>) {
    let types = program.types.values
    var count = program.aliases.mapValues { _ in 1 }
    for name in types.flatMap(\.aliases.keys) { count[name, default: 0] += 1 }
    let inherited = Set(types.flatMap(\.inherited).compactMap(\.baseName))
    let hidden = others.union(inherited).union(program.ambiguousAliases)
      .union(SourceType.associatedNames)
    func isPlain(_ name: String, _ type: WrittenType) -> Bool {
      guard count[name] == 1, !hidden.contains(name), case .name(let target, let inner) = type,
        inner.isEmpty
      else { return false }
      return target != name && count[target] == nil && target.count > 2
        && !SourceType.associatedNames.contains(target)
    }
    meanings = program.aliases.filter(isPlain)
    openTypes = Set(types.filter { !Self.hasOwnNamesAlone($0, in: program) }.map(\.name))
    for type in types
    where type.inherited.isEmpty && type.parameters.isEmpty && type.sort != .protocol
      && type.sort != .extension
    {
      let own = type.aliases.filter(isPlain)
      if !own.isEmpty { meaningsWithin[type.name] = own }
    }
  }

  /// True for a type that comes from nothing but classes which have no such names.
  private static func hasOwnNamesAlone(_ type: SourceType, in program: SourceProgram) -> Bool {
    let foreign = program.foreignAncestors(of: type.name)
    return type.sort != .protocol
      && program.lineage(of: type.name).allSatisfy { $0.sort != .protocol }
      && (type.sort != .extension || Frameworks().classes(above: [type.name]).count > 1)
      && foreign.allSatisfy {
        Frameworks().classes(above: [$0]).count > 1 || plainProtocols.contains($0)
      }
  }

  /// Protocols without types that whoever conforms to them names.
  private static let plainProtocols = TypeFamilies.rawTypes.union([
    "AnyObject", "CaseIterable", "Codable", "Comparable", "Decodable", "Encodable", "Equatable",
    "Error", "Hashable", "NSObject", "NSObjectProtocol", "ObservableObject", "Sendable",
    "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "UITableViewDataSource",
    "UITableViewDelegate", "View", "App",
  ])

  /// The same type by its own name, where it is written outside of types, or in the code of one.
  ///
  /// - Parameter hiding: the names that stand for something else there.
  func resolved(
    _ type: WrittenType, within owner: String?, hiding: Set<String>
  ) -> WrittenType {
    func inner(_ type: WrittenType) -> WrittenType {
      resolved(type, within: owner, hiding: hiding)
    }
    return switch type {
    case .name(let name, let arguments) where arguments.isEmpty && !hiding.contains(name):
      owner.map(openTypes.contains) == true
        ? type : meanings[name] ?? owner.flatMap { meaningsWithin[$0]?[name] } ?? type
    case .optional(let wrapped): .optional(inner(wrapped))
    case .unwrapped(let wrapped): .unwrapped(inner(wrapped))
    case .some(let wrapped): .some(inner(wrapped))
    case .any(let wrapped): .any(inner(wrapped))
    case .metatype(let wrapped): .metatype(inner(wrapped))
    case .array(let element): .array(inner(element))
    case .dictionary(let key, let value): .dictionary(inner(key), inner(value))
    case .name, .member, .tuple, .function, .composition, .other: type
    }
  }
}
