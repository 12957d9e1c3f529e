import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Programs whose delegates others begin their apps with.
extension SourceProgram {
  /// True where others set what is public: in a library, with or without delegates that apps make their own of.
  var isSetByOthers: Bool { isLibrary || hasOpenDelegatesAlone }

  /// True where whatever could begin an app is there for others to begin theirs with, and nothing of the program begins one.
  private var hasOpenDelegatesAlone: Bool {
    let open = Set(files.flatMap(\.tree.statements).compactMap(\.openType))
    return types.values.allSatisfy { type in
      let isApp = isKind(type.name, of: "App") || type.attributes.contains(where: \.isBeginning)
      let isDelegate =
        isKind(type.name, of: "UIApplicationDelegate")
        || foreignAncestors(of: type.name).contains { LibraryDelegates.roles[$0] != nil }
      return !isApp && (!isDelegate || open.contains(type.name))
    }
      && !files.contains { file in
        MentionedNames(in: file.tree.statements).names.contains("UIApplicationMain")
      }
  }
}

extension Statement {
  /// The name of the type that it declares for others; nil for any other statement.
  fileprivate var openType: String? {
    guard case .declaration(let declaration) = kind, case .type(let type) = declaration.kind,
      type.sort != .extension,
      declaration.modifiers.contains(where: { ["public", "open"].contains($0) })
    else { return nil }
    return type.name
  }
}

extension Attribute {
  /// True for what marks the type that a program begins with.
  var isBeginning: Bool { ["main", "UIApplicationMain", "NSApplicationMain"].contains(name) }
}
