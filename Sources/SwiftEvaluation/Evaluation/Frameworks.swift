import AfterimageSwiftTree

/// What is known of the system's frameworks while source is run.
package struct Frameworks: Sendable {
  /// What views read of their environment, by the name of the key.
  package var environment: [String: Value] = [:]
  /// The objects that views find in their environment, by the name of the class.
  package var environmentObjects: [String: Value] = [:]
  /// What stored values are, by the names of their keys.
  package var defaults: [String: Value] = [:]
  /// What holds of terms that is not known otherwise.
  package var facts: [Term: Bool] = [:]
  /// What terms are that are not known otherwise.
  package var values: [Term: Value] = [:]
  /// What is done to the objects of a framework; nil has it only noted.
  package var model: (any FrameworkModel)?
  /// The delegate of the app; nil where there is none.
  package var appDelegate: Value?
  /// The delegate of its scenes; nil where there is none.
  package var sceneDelegate: Value?

  /// The major version of iOS that the app runs on; unless it is given, one that has all that is asked for.
  package var majorVersion = Int.max
  /// True where calls can fail, false where whatever is asked for is there.
  package var followsErrors = false

  /// True where nobody authenticates: what the system is asked to evaluate fails.
  package var deniesAuthentication = false

  /// True where the app has kept nothing yet and views find in their environment what its keys have at first.
  package var isFirstLaunch = false

  /// Whether the app's catalogues have a colour or a picture, by the name of its type; nil where that is not known.
  package var isInCatalogues: (@Sendable (_ type: String, _ name: String) -> Bool)?

  /// A number of points as a text style's size has it, by the style's name, at the text size of the picture.
  package var scaled: @Sendable (_ number: Double, _ style: String) -> Double = { number, _ in
    number
  }

  /// Knows nothing beyond what always holds.
  package init() {}

  /// Modules whose names before a dot change nothing.
  static let modules: Set = [
    "Swift", "SwiftUI", "UIKit", "Foundation", "Combine", "CoreGraphics", "QuartzCore", "Dispatch",
  ]

  /// The class of the views by which UIKit shows a picture of another view.
  package static let pictureOfView = "_UIReplicantView"

  /// Types of values that are made with a capital and are no views.
  static let valueTypes: Set = [
    "DispatchQueue", "DispatchTime", "DispatchWorkItem", "DispatchGroup", "OperationQueue",
    "BlockOperation", "DispatchSemaphore", "OSAllocatedUnfairLock", "Mutex",
    "NotificationCenter", "Notification", "Date", "DateComponents", "Calendar", "URL",
    "URLRequest", "URLComponents", "Data", "UUID", "Locale", "Decimal", "Measurement", "TimeZone",
    "Task", "Timer", "JSONDecoder", "JSONEncoder", "Bundle", "Set", "IndexPath", "IndexSet",
    "CGRect", "CGSize", "CGPoint", "CGAffineTransform", "UIColor", "UIFont", "UIImage",
    "UIEdgeInsets", "UILayoutPriority", "UIOffset", "UIRectCorner", "UIListContentConfiguration",
    "UIBackgroundConfiguration", "UIContentSizeCategory", "NSNumber", "NSRange", "NSTextAlignment",
    "CATransform3D", "CAGradientLayerType", "CACornerMask", "NSDirectionalEdgeInsets",
    "AttributedString", "Logger", "Selector", "NSSelectorFromString",
    "AnyCancellable", "PassthroughSubject", "CurrentValueSubject", "Result", "Character",
    "UserDefaults", "LAContext", "Binding", "Array", "Dictionary", "String", "Int", "Double",
    "Optional", "Range", "ScenePhase", "UIApplication.State", "UIScene.ActivationState",
    "ClosedRange", "ObjectIdentifier", "AnyView.Type",
  ]

  /// Types whose closures run once a value of them is made.
  static let starters: Set = [
    "Task", "Timer", "UIViewPropertyAnimator", "Result", "Future", "AsyncStream",
    "AsyncThrowingStream",
  ]

  /// Functions that put a view into another.
  package static let additions: Set = ["addSubview", "insertSubview", "addArrangedSubview"]

  /// Functions that give a value that can be changed.
  static let valueMakers: Set = [
    "plain", "filled", "tinted", "gray", "bordered", "borderless", "borderedTinted",
    "borderedProminent", "cell", "subtitleCell", "valueCell", "listPlain",
  ]

  /// True for a function of tests that checks something, whose name begins with a capital as those of types do.
  static func isCheck(_ name: String) -> Bool {
    ["XCTAssert", "FBSnapshotVerify", "SnapshotVerify"].contains { name.hasPrefix($0) }
  }

  /// Functions of no type.
  private static let globalFunctions: Set = [
    "print", "debugPrint", "dump", "NSLog", "os_log", "assert", "assertionFailure", "precondition",
    "preconditionFailure", "fatalError", "exit", "min", "max", "abs", "zip", "stride", "type",
    "withAnimation", "withTransaction", "autoreleasepool", "repeatElement", "sequence", "swap",
    "sqrt", "pow", "ceil", "floor", "round", "sin", "cos", "tan", "log", "exp", "fabs", "fmod",
    "NSLocalizedString", "NSStringFromClass", "NSClassFromString", "isKnownUniquelyReferenced",
    "objc_getAssociatedObject", "objc_setAssociatedObject", "method_exchangeImplementations",
    "class_getInstanceMethod", "withUnsafePointer", "unsafeBitCast", "arc4random_uniform",
    "UIApplicationMain", "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent", "dispatchPrecondition",
    "withObservationTracking", "withCheckedContinuation", "withTaskGroup",
  ]

  /// True where a name without a receiver is a member of what a type inherits.
  func hasMember(_ name: String, in ancestors: [String]) -> Bool {
    guard !Self.globalFunctions.contains(name) else { return false }
    let others = ancestors.filter { !Self.bareProtocols.contains($0) }
    // Of what a delegate has nothing but this is the system's.
    return others.allSatisfy(Self.responders.contains)
      ? !others.isEmpty && Self.membersOfResponders.contains(name) : true
  }

  /// Classes with few members that code would name without a receiver, and protocols of their objects that have none.
  private static let responders: Set = [
    "NSObject", "UIApplicationDelegate", "UIResponder", "UISceneDelegate", "UIWindowSceneDelegate",
    "UNUserNotificationCenterDelegate",
  ]
  /// What those classes have (https://developer.apple.com/documentation/uikit/uiresponder).
  private static let membersOfResponders: Set = [
    "addObserver", "accessibilityElements", "accessibilityIdentifier", "accessibilityLabel",
    "awakeFromNib", "becomeFirstResponder", "buildMenu", "canBecomeFirstResponder",
    "canPerformAction", "canResignFirstResponder", "conforms", "copy", "debugDescription",
    "description", "dictionaryWithValues", "didChangeValue", "hash", "inputAccessoryView",
    "inputAccessoryViewController", "inputView", "inputViewController", "isEqual",
    "isFirstResponder", "isKind", "isMember", "keyCommands", "method", "motionBegan",
    "motionEnded", "mutableCopy", "next", "observationInfo", "observe", "observeValue", "perform",
    "performSelector", "pressesBegan", "pressesEnded", "publisher", "reloadInputViews",
    "remoteControlReceived", "removeObserver", "resignFirstResponder", "responds",
    "restoreUserActivityState", "setValue", "setValuesForKeys", "superclass", "target",
    "textInputMode", "touchesBegan", "touchesCancelled", "touchesEnded", "touchesMoved",
    "undoManager", "updateUserActivityState", "userActivity", "validate", "value",
    "willChangeValue", "window",
  ]

  /// Protocols without members that code would name without a receiver.
  private static let bareProtocols: Set = [
    "Equatable", "Hashable", "Codable", "Decodable", "Encodable", "Identifiable", "Comparable",
    "Error", "CaseIterable", "Sendable", "String", "Int", "RawRepresentable", "ObservableObject",
    "CustomStringConvertible", "NSObjectProtocol", "AnyObject", "Actor", "LocalizedError",
  ]

  /// True for classes of the system, whose instances are passed by reference.
  package func isReference(_ name: String) -> Bool {
    if Self.valueTypes.contains(name) || name.contains(".") { return false }
    return name == "NSObject" || ClassTree.parents[name] != nil
  }

  /// The classes that others come from, nearest first, the ones that are given among them.
  package func classes(above names: [String]) -> [String] {
    names.flatMap { ClassTree.ancestors(of: $0) }
  }

  // MARK: Wrappers

  /// The value of a property that its wrapper finds; nil where it has one of its own.
  func wrapped(_ property: SourceProperty, of type: String) -> Value? {
    guard let wrapper = property.wrapper else { return nil }
    switch wrapper.name {
    case "Environment":
      if case .keyPath(_, let names) = wrapper.arguments.first?.value.kind, let name = names.first {
        return environment[name] ?? .term(environmentTerm(name, at: property.place))
      }
      return environmentObjects[property.type?.baseName ?? ""]
        ?? wrapper.arguments.first.flatMap { argument in
          if case .member(let base?, "self", _) = argument.value.kind,
            case .name(let name, _) = base.kind
          {
            environmentObjects[name]
          } else {
            nil
          }
        }
    case "EnvironmentObject": return environmentObjects[property.type?.baseName ?? ""]
    case "AppStorage", "SceneStorage":
      guard case .string(let pieces) = wrapper.arguments.first?.value.kind,
        case .text(let key) = pieces.first
      else { return nil }
      return defaults[key]
    case "Query", "FetchRequest", "SectionedFetchRequest", "ObservedResults": return .array([])
    default: return nil
    }
  }

  /// What views read of their environment, where it is not given.
  private func environmentTerm(_ name: String, at place: CodePlace) -> Term {
    Term(form: .name, name: name, base: nil, arguments: [], place: place)
  }

  /// True where the statements of a property are put together by a builder that a protocol of SwiftUI asks for.
  func buildsBody(_ property: SourceProperty, of type: SourceType, in program: SourceProgram)
    -> Bool
  {
    if property.name == "previews" { return true }
    guard property.name == "body" else { return false }
    if case .some = property.type { return true }
    return type.inherited.contains { ["View", "App", "Scene"].contains($0.baseName) }
  }
}

extension Term {
  /// The number of closures among the arguments before one.
  func closureCount(before index: Int) -> Int {
    arguments.prefix(index).count { if case .function = $0.value { true } else { false } }
  }
}
