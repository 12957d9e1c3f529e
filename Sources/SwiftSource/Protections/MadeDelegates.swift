import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Which delegates of an app the system makes.
///
/// An app of SwiftUI's life has one of its own, and makes no other that its code does not name: by an adaptor, or as the class of a scene's configuration that an adapted one gives (https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor).
struct MadeDelegates {
  /// The types that code names as delegates; nil where the system makes whatever says that it is one.
  private let named: Set<String>?
  /// The classes of delegates that the program is marked to begin with, and those that its scenes are given; none where nothing names any.
  private let (main, given): (Set<String>, Set<String>)

  /// Looks through a program.
  ///
  /// - Parameters:
  ///   - listed: the classes that the app's property list names for the delegates of its scenes.
  ///   - configuresScenes: false where no code gives a scene its delegate.
  init(in program: SourceProgram, ofScenes listed: Set<String>, configuresScenes: Bool) {
    let types = program.types.values
    let begun = types.filter { $0.isReference && $0.isBeginning && $0.sort != .extension }
    let beginsWithApp = types.contains { type in
      type.isBeginning && type.inherited.contains { $0.baseName == "App" }
    }
    var search = SceneDelegateClasses()
    guard beginsWithApp, begun.isEmpty else {
      if configuresScenes {
        for member in MemberCode.all(in: program) { member.walk(by: &search) }
      }
      let declared = Set(types.filter(\.isReference).map(\.name.lastPart))
      named = nil
      main = Set(begun.map(\.name.lastPart))
      given = listed.union(search.names).intersection(declared)
      return
    }
    let adapted = Set(types.flatMap(\.stored).flatMap(\.adaptedDelegates))
    let lineages = Set(adapted.flatMap { program.lineage(of: $0).map(\.name) })
    for member in MemberCode.all(in: program) {
      guard let owner = member.owner?.name, lineages.contains(owner) else { continue }
      member.walk(by: &search)
    }
    named = adapted.union(search.names)
    (main, given) = ([], [])
  }

  /// True for a class of which a library may hand an object the app's callbacks: of an app of SwiftUI's life those alone that code names.
  func mayBeHandedOn(_ type: SourceType) -> Bool {
    named.map { $0.contains(type.name) || $0.contains(type.name.lastPart) } ?? true
  }

  /// True for a class that the system makes an object of as some delegate.
  func contains(_ type: SourceType, as role: Protection.Owner) -> Bool {
    guard mayBeHandedOn(type) else { return false }
    if named != nil { return true }
    let names = role == .scene ? given : main
    return names.isEmpty || names.contains(type.name.lastPart)
  }
}

extension SourceType {
  /// True for what the program begins with.
  fileprivate var isBeginning: Bool {
    attributes.contains(where: \.isBeginning)
  }
}

extension SourceProperty {
  /// The classes of delegates that an adaptor names.
  fileprivate var adaptedDelegates: [String] {
    attributes.filter { $0.name.hasSuffix("DelegateAdaptor") }.flatMap { attribute in
      attribute.arguments.compactMap(\.value.typeItself) + [type?.baseName].compactMap(\.self)
    }
  }
}

extension Expression {
  /// The name of the type whose `self` it is; nil for any other expression.
  fileprivate var typeItself: String? {
    guard case .member(let base?, "self", _) = kind else { return nil }
    return switch base.kind {
    case .name(let name, _), .member(_, let name, _): name
    default: nil
    }
  }
}

/// The classes that code gives configurations of scenes for their delegates.
private struct SceneDelegateClasses: SourceVisitor {
  private(set) var names: Set<String> = []
  private var isAsked = false

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .infix("=", let left, let right):
      guard case .member(_, "delegateClass", _) = left.kind else { return }
      var search = self
      search.isAsked = true
      search.walk(right)
      names = search.names
    case .string(let pieces) where isAsked:
      // By its name, with that of the module before it.
      for case .text(let text) in pieces {
        names.formUnion(text.split(separator: ".").map(String.init))
      }
    default: if isAsked, let name = expression.typeItself { names.insert(name) }
    }
  }
}
