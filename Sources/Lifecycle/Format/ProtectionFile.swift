import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

/// The object of a protection in a scenario, its owner not looked up yet.
struct ProtectionFile: Sendable {
  var owner = Located(value: "", offset: 0)
  var rules: [LocatedRule] = []
  var registeredOn: ControllerCallback?
  var unregisteredOn: ControllerCallback?
  var forwarders: [Container]?
  var sources: [RuleSource] = []

  static let form = ObjectForm(
    name: "a protection", documentation: "What an object of the app does to protect its screens.",
    blank: ProtectionFile(),
    keys: [
      Key(
        "owner", \.owner, Shape<String>.text.located, isRequired: true,
        "The name of a screen or of a child controller that holds the rules, or app, scene or everyScreen."
      ),
      Key(
        "registeredOn", optional: \.registeredOn, .word(.callback),
        "The controller's callback from which on it hears the app and the scene; else at once."),
      Key(
        "unregisteredOn", optional: \.unregisteredOn, .word(.callback),
        "The controller's callback until which it hears them; else until its end."),
      Key(
        "forwardedBy", optional: \.forwarders, .array(of: .word()),
        "The containers that pass the app's callbacks on to their top controller, and child for a parent that passes them on to its children, where the owner hears of them only so."
      ),
      Key("on", \.rules, .rules, isRequired: true, "Actions by the callback that they follow."),
      Key(
        "source", \.sources, .ruleSources,
        "Where the code of the rules stands, such as SceneDelegate.swift:21, by the callback that they follow."
      ),
    ])

  /// The part of a controller's life in which it listens.
  var registration: Protection.Registration {
    guard registeredOn != nil || unregisteredOn != nil else { return .always }
    return .between(registeredOn?.callback ?? .viewDidLoad, unregisteredOn?.callback)
  }
}

/// A rule whose actions are each with their place in the file.
struct LocatedRule: Sendable {
  var callback: Callback
  var actions: [Located<Action>]
}

/// Where the rule on a callback stands in code.
struct RuleSource: Sendable {
  var callback: Callback
  var place: String
}

/// The callbacks of a view controller.
enum ControllerCallback: String, CaseIterable {
  case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

  var callback: Callback {
    switch self {
    case .viewDidLoad: .viewDidLoad
    case .viewWillAppear: .viewWillAppear
    case .viewDidAppear: .viewDidAppear
    case .viewWillDisappear: .viewWillDisappear
    case .viewDidDisappear: .viewDidDisappear
    }
  }
}

extension Shape where Value == [LocatedRule] {
  /// An object of actions by the names of callbacks.
  fileprivate static var rules: Shape {
    Shape(
      schema: [
        "type": "object",
        "propertyNames": ["enum": .array(Callback.names.map { .string($0) })],
        "additionalProperties": actions.schema,
      ],
      write: { rules in
        .object(rules.map { .init($0.callback.rawValue, actions.write($0.actions)) })
      },
      read: readRules)
  }

  private static var actions: Shape<[Located<Action>]> {
    .array(of: Shape<Action>.action.located)
  }

  @Sendable private static func readRules(
    _ node: JSONNode, _ decoding: inout Decoding
  ) -> [LocatedRule]? {
    guard let members = node.members else {
      decoding.reportType(of: node, expected: "an object of actions by their callbacks")
      return nil
    }
    var rules: [LocatedRule] = []
    for member in members {
      let read = actions.read(member.value, &decoding)
      guard let callback = Callback(named: member.key) else {
        decoding.report(
          .unknownWord(.callback, word: member.key, allowed: Callback.names),
          at: member.keyRange.lowerBound)
        continue
      }
      if let read { rules.append(LocatedRule(callback: callback, actions: read)) }
    }
    return rules
  }
}

extension Shape where Value == [RuleSource] {
  /// An object of places by the names of callbacks.
  fileprivate static var ruleSources: Shape {
    Shape(
      schema: [
        "type": "object",
        "propertyNames": ["enum": .array(Callback.names.map { .string($0) })],
        "additionalProperties": ["type": "string"],
      ],
      write: { .object($0.map { .init($0.callback.rawValue, .string($0.place)) }) },
      read: readSources)
  }

  @Sendable private static func readSources(
    _ node: JSONNode, _ decoding: inout Decoding
  ) -> [RuleSource]? {
    guard let members = node.members else {
      decoding.reportType(of: node, expected: "an object of places by their callbacks")
      return nil
    }
    return members.compactMap { member in
      let place = Shape<String>.text.read(member.value, &decoding)
      guard let callback = Callback(named: member.key) else {
        decoding.report(
          .unknownWord(.callback, word: member.key, allowed: Callback.names),
          at: member.keyRange.lowerBound)
        return nil
      }
      return place.map { RuleSource(callback: callback, place: $0) }
    }
  }
}
