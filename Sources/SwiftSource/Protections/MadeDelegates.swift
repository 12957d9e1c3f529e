import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Which delegates of an app the system makes.
///
/// An app of SwiftUI's life has one of its own, and makes no other that its code does not name: by an adaptor, or as the class of a scene's configuration (https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor).
struct MadeDelegates {
  /// The types that code hands on; nil where the system makes whatever says that it is a delegate.
  private let handed: Set<String>?

  /// Looks through a program.
  init(in program: SourceProgram) {
    let types = program.types.values
    let beginsWithApp = types.contains { type in
      type.isBeginning && type.inherited.contains { $0.baseName == "App" }
    }
    guard beginsWithApp, !types.contains(where: { $0.isReference && $0.isBeginning }) else {
      handed = nil
      return
    }
    var search = HandedTypes()
    for statement in program.files.flatMap(\.tree.statements) { search.walk(statement) }
    handed = search.names
  }

  /// True for a class that the system makes an object of.
  func contains(_ type: SourceType) -> Bool { handed?.contains(type.name.lastPart) ?? true }
}

extension SourceType {
  /// True for what the program begins with.
  fileprivate var isBeginning: Bool {
    attributes.contains { ["main", "UIApplicationMain", "NSApplicationMain"].contains($0.name) }
  }
}

/// The types that code hands on as types, or by their names.
private struct HandedTypes: SourceVisitor {
  private(set) var names: Set<String> = []

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .member(let base?, "self", _):
      switch base.kind {
      case .name(let name, _), .member(_, let name, _): names.insert(name)
      default: break
      }
    case .string(let pieces):
      for case .text(let text) in pieces {
        names.formUnion(text.split(separator: ".").map(String.init))
      }
    default: break
    }
  }

  mutating func visit(_ declaration: Declaration) {
    for attribute in declaration.attributes where attribute.name.hasSuffix("DelegateAdaptor") {
      for argument in attribute.arguments { walk(argument.value) }
      guard case .variable(let variable) = declaration.kind else { continue }
      names.formUnion(variable.bindings.compactMap { $0.type?.baseName })
    }
  }
}
