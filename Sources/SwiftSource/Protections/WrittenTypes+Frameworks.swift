import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What is known of the values that frameworks' objects have, whatever types these are of.
extension WrittenTypes {
  /// True for a property that a framework's object or type has by a name of its own, which can hold nothing but what the framework can name, or for one of that.
  ///
  /// What stands for a type of the user's, and what is only known to be an object, is none.
  func isOfFramework(_ expression: Expression, in scope: Scope) -> Bool {
    guard case .member(let base?, let name, _) = expression.bare.kind,
      name.first?.isLowercase == true, !Self.anyNames.contains(name)
    else { return false }
    guard let type = type(of: base, in: scope)?.unwrapped else {
      return adders[name] == nil && isOfFramework(base, in: scope)
    }
    return switch type {
    case .name(let type, let inner), .metatype(.name(let type, let inner)):
      inner.isEmpty && isPlainFrameworkType(type) && !mayAdd(name, to: type)
    case .member, .optional, .unwrapped, .array, .dictionary, .tuple, .function, .some, .any,
      .composition, .metatype, .other:
      false
    }
  }

  /// True where the program may add a member of a name to a framework's type: to itself, to a class above it, or to a protocol that it conforms to.
  private func mayAdd(_ name: String, to type: String) -> Bool {
    guard let adders = adders[name] else { return false }
    let above = Frameworks().classes(above: [type])
    return adders.contains { other in
      let own = other.name.lastPart
      if other.sort == .protocol { return above.contains { isKind($0, of: own) } }
      return above.contains(own)
        || !isPlainFrameworkType(own) && !TypeFamilies.rawTypes.contains(own)
    }
  }

  /// True for a type of a framework of the system's that has no parameters.
  private func isPlainFrameworkType(_ name: String) -> Bool {
    guard !Self.genericTypes.contains(name),
      types(named: name).allSatisfy({ $0.sort == .extension })
    else { return false }
    return FrameworkNames.isOfSystem(name)
  }

  /// Types with such names that are made for a type of whoever uses them.
  private static let genericTypes: Set = [
    "NSFetchedResultsController", "NSFetchRequest", "NSHashTable", "NSMapTable", "NSCache",
    "NSDiffableDataSourceSnapshot", "NSDiffableDataSourceSectionSnapshot",
    "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource", "UIHostingController",
    "UIHostingConfiguration", "UIViewRepresentableContext", "UIViewControllerRepresentableContext",
    "NSManagedObject",
  ]

  /// Properties of frameworks' objects that may be of any type.
  private static let anyNames: Set = [
    "object", "userInfo", "representedObject", "rootView", "coordinator", "objectValue", "delegate",
    "dataSource", "sender", "target", "context", "value", "wrappedValue", "projectedValue",
  ]
}
