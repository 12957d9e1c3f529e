import AfterimageMasking

/// The answers to prompts, which closures of the app's get.
///
/// The answer alone gives no activity back: that is `resume`, before it or after it.
extension SystemEvent {
  /// A face, a finger or a passcode that is the user's.
  public static let authenticationSucceeded = answer(
    "authenticationSucceeded", "Face ID knows the user, and the app is told.",
    .authentication, .authenticationSucceeded)
  /// An authentication that fails or is cancelled.
  public static let authenticationFailed = answer(
    "authenticationFailed", "Face ID fails or is cancelled, and the app is told.",
    .authentication, .authenticationFailed)
  /// A permission that the user gives.
  public static let permissionGranted = answer(
    "permissionGranted", "The user gives the permission, and the app is told.",
    .permission, .permissionGranted)
  /// A permission that the user refuses.
  public static let permissionDenied = answer(
    "permissionDenied", "The user refuses the permission, and the app is told.",
    .permission, .permissionDenied)

  /// The events that answer what the app has asked for.
  package static let answers = [
    authenticationSucceeded, authenticationFailed, permissionGranted, permissionDenied,
  ]

  private static func answer(
    _ name: String, _ abstract: String, _ prompt: Prompt, _ callback: Callback
  ) -> SystemEvent {
    SystemEvent(
      name: name, abstract: abstract, facts: [.answers], from: [.active, .inactive],
      movements: [.answer(prompt, callback)])
  }
}

extension SystemEvent {
  /// The prompts that the event brings up.
  var asked: [Prompt] {
    movements.compactMap { if case .ask(let prompt) = $0 { prompt } else { nil } }
  }

  /// The prompts that the event answers.
  var answered: [Prompt] {
    movements.compactMap { if case .answer(let prompt, _) = $0 { prompt } else { nil } }
  }
}

extension SystemEvent {
  /// A tap on the app's icon whose way to the front ends before the app is active.
  public static let enterForeground = SystemEvent(
    name: "enterForeground", abstract: "The user opens the app again, and it is not active yet.",
    facts: [.returning, .leavingEarly, .sceneBeforeApp, .delegateBeforeNotification],
    from: [.suspended, .awake, .terminated], movements: [.comeForward])
}
