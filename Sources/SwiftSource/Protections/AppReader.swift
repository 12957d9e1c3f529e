import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What of an app's source hears of the app's life: its delegates, what they register, and what each does about it.
struct AppReader {
  /// The program, after what it does at its launch.
  var evaluator: Evaluator
  /// What hears of the app's life, in the order in which it was found.
  var handlers: [Handler] = []
  /// The classes that the app is begun with outside of its source.
  let madeBySystem: SystemMadeClasses
  /// What is done at the launch, and what objects do as they begin to listen.
  var beginnings: [Effect] = []
  /// The notifications of the app's own that its code posts and listens to.
  let notifications: OwnNotifications
  /// What the code of the program mentions.
  let index: MentionIndex
  /// The number of objects that the launch itself has made.
  private(set) var launchCount = 0
  /// What statements give values, file by file.
  let assigned: [AssignedNames]
  /// The objects of the launch that stay for as long as the app runs.
  var lasting: Set<ObjectID> = []
  /// Where subscriptions end.
  var subscriptionEnds = SubscriptionEnds()
  /// The objects of which one is made for each kind.
  var owners: [Owner] = []

  /// An object that lives as long as the app, a scene or a screen.
  struct Owner: Hashable {
    /// The name of its class.
    var type: String
    /// What it lives as long as.
    var role: Protection.Owner
    /// The object.
    var value: Value
    /// True for a delegate of the app or of its scenes, whose window is the app's own.
    var isDelegate = false
    /// True for what is no delegate by itself: the app's code hands it to a library, which hands on to it what the delegate hears.
    var isHandedOn = false
    /// True for a plug-in, which a library keeps for as long as the app runs.
    var isPlugIn = false
    /// True for what stands for whatever is made of a class that listens, as the launch was not seen to make all that does.
    var isStandIn = false
  }

  /// Code that runs when something happens in the app's life.
  struct Handler: Hashable {
    /// What happens.
    var callback: Callback
    /// The place of the object among the owners.
    var owner: Int
    /// What runs.
    var body: Body
    /// Where it stands.
    var place: CodePlace
    /// True where it runs in a later turn of the run loop.
    var isLate = false
    /// True for what is done once the app's first view appears, before anybody can leave it.
    var isFirst = false
    /// Why it may not run when something happens; nil where it does.
    var doubt: ListenerDoubt?
    /// True for what a controller takes back as its view goes.
    var endsWithScreen = false
    /// What has to be shown for a view to run it.
    var stages: [ViewStage] = []
    /// What keeps the phase that the view was told of last; nil where nothing asks for it.
    var former: OpenState.Key?

    /// What is kept once it has run: the phase, for the next time.
    var keptAfterwards: [Effect] {
      guard let former else { return [] }
      let phase = Term(form: .name, name: "scenePhase", base: nil, arguments: [], place: place)
      return [.set(former.owner, property: former.name, .term(phase), place)]
    }

    /// Forms of code.
    enum Body: Hashable {
      case method(SourceFunction, Value)
      case closure(Value)
      /// A closure with what it is given.
      case given(Value, [Value])
    }
  }

  /// Reads a program.
  ///
  /// - Parameters:
  ///   - majorVersion: that of the iOS that it runs on.
  ///   - madeBySystem: the classes that the app is begun with outside of its source.
  init(
    _ program: SourceProgram, majorVersion: Int = .max, madeBySystem: SystemMadeClasses = .init()
  ) {
    self.madeBySystem = madeBySystem
    var frameworks = Frameworks()
    frameworks.majorVersion = majorVersion
    frameworks.followsErrors = true
    evaluator = Evaluator(program, frameworks: frameworks)
    notifications = OwnNotifications(in: program)
    index = MentionIndex(of: program, notifications)
    let computing = ComputingCode(of: program, in: index)
    evaluator.computingCode = computing
    evaluator.openGetters = OpenGetters(of: program, besides: computing)
    assigned = program.files.map { AssignedNames(in: $0.tree) }
    findDelegates()
    makePlugIns()
    launchCount = evaluator.objectCount
    findListeners()
    noteDoubts()
  }

  // MARK: Running

  /// Runs a handler; what it is given is not known but for the app and the scene.
  static func run(_ handler: Handler, in evaluator: inout Evaluator) {
    for (member, value) in handler.notificationsMembers {
      evaluator.setMember(member, to: .term(value))
    }
    run(handler.body, at: handler.place, in: &evaluator)
  }

  /// Runs code that hears of something.
  static func run(_ body: Handler.Body, at place: CodePlace, in evaluator: inout Evaluator) {
    switch body {
    case .method(let function, let value):
      evaluator.run(function, on: function.isStatic ? nil : value, arguments(of: function))
    case .closure(let closure):
      let notification = Value.term(.notification(at: place))
      let result = evaluator.call(closure, [CallArgument(value: notification)], at: place)
      evaluator.noteDropped(result)
    case .given(.function(.source(let function, let receiver)), let values):
      // What is called by its value is given everything without labels.
      let given = zip(function.declaration.parameters, values).map {
        CallArgument(label: $0.label, value: $1)
      }
      evaluator.run(function, on: receiver, given)
    case .given(let closure, let values):
      let result = evaluator.call(closure, values.map { CallArgument(value: $0) }, at: place)
      evaluator.noteDropped(result)
    }
  }

  private static func arguments(of function: SourceFunction) -> [CallArgument] {
    function.declaration.parameters.map { parameter in
      let type = parameter.type.baseName ?? ""
      let shared = Term(
        form: .member, name: "shared", base: .type("UIApplication"), arguments: [],
        place: function.place)
      let named = Term(
        form: .name, name: type == "UIScene" ? "scene" : parameter.name, base: nil, arguments: [],
        place: function.place)
      return CallArgument(
        label: parameter.label, value: .term(type == "UIApplication" ? shared : named))
    }
  }
}

extension AppReader.Handler {
  /// What is known of the notification that it is given: its name, and of a scene's what posts it.
  fileprivate var notificationsMembers: [(member: Term, value: Term)] {
    let words = callback.rawValue.split(separator: ".").map(String.init)
    guard words.count == 2, words[1].hasSuffix("Notification") else { return [] }
    var notification = Term.notification(at: place)
    if case .method(let function, _) = body {
      let types = ["Notification", "NSNotification"]
      guard
        let parameter = function.declaration.parameters.first(where: {
          types.contains($0.type.baseName ?? "")
        })
      else { return [] }
      notification.name = parameter.name
    }
    func member(_ name: String, of base: Value) -> Term {
      Term(form: .member, name: name, base: base, arguments: [], place: place)
    }
    let name = (
      member("name", of: .term(notification)), member(words[1], of: .type(words[0]))
    )
    // A scene's notifications are posted by the scene (https://developer.apple.com/documentation/uikit/uiscene/willdeactivatenotification).
    let poster =
      words[0] == "UIScene"
      ? Term(form: .name, name: "scene", base: nil, arguments: [], place: place)
      : member("shared", of: .type("UIApplication"))
    return [name, (member("object", of: .term(notification)), poster)]
  }

  /// The object that listens: that of the method, or the one that the closure speaks of as `self`; nil where there is none.
  func listener(in evaluator: Evaluator) -> ObjectID? {
    switch body {
    case .method(_, let value): value.asObject
    case .closure(let closure), .given(let closure, _): evaluator.owner(of: closure)
    }
  }

  /// The closure that runs; nil for a method.
  var closure: Value? {
    switch body {
    case .method: nil
    case .closure(let closure), .given(let closure, _): closure
    }
  }
}

extension Value {
  /// The name of the type that the value itself is; nil where it is none.
  var typeName: String? { if case .type(let name) = self { name } else { nil } }
}

extension Term {
  /// The last closure among the arguments.
  var closure: Value? {
    arguments.last { if case .function = $0.value { true } else { false } }?.value
  }
}
