/// A transition of an app's life by its bare name; as the name of a rule's callback it stands for the app's notification, which is posted with scenes and without.
package enum Phase: String, CaseIterable, Hashable, Sendable {
  case didFinishLaunching
  case willEnterForeground
  case didBecomeActive
  case willResignActive
  case didEnterBackground
  case willTerminate

  /// The notification of the phase that `UIApplication` posts.
  package var notification: Callback {
    switch self {
    case .didFinishLaunching: .applicationDidFinishLaunchingNotification
    case .willEnterForeground: .applicationWillEnterForegroundNotification
    case .didBecomeActive: .applicationDidBecomeActiveNotification
    case .willResignActive: .applicationWillResignActiveNotification
    case .didEnterBackground: .applicationDidEnterBackgroundNotification
    case .willTerminate: .applicationWillTerminateNotification
    }
  }
}

extension Callback {
  /// Finds a callback by its own name, or by that of a phase; nil where there is none of the name.
  package init?(named name: String) {
    guard let callback = Callback(rawValue: name) ?? Phase(rawValue: name)?.notification else {
      return nil
    }
    self = callback
  }

  /// Every name by which a callback is found, the phases first.
  package static let names = Phase.allCases.map(\.rawValue) + allCases.map(\.rawValue)
}
