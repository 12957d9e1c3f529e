package import AfterimageSwiftTree

/// What holds when an app is built for the App Store: for iOS, optimised, without the flags of tests.
package struct CompilationConditions: Sendable {
  /// The flags that are set, as `SWIFT_ACTIVE_COMPILATION_CONDITIONS` has them.
  package var flags: Set<String>
  /// The flags that what is not read may set besides; nil is any.
  private let possible: Set<String>?
  /// False where these count as set or not.
  private var areAllKnown = true

  /// Sets flags.
  ///
  /// - Parameter possible: those that what is not read may set besides; nil is any.
  package init(flags: Set<String> = [], possible: Set<String>? = nil) {
    (self.flags, self.possible) = (flags, possible)
  }

  /// The same, where flags of which nothing is known may be set as well.
  package var withOtherFlags: CompilationConditions {
    var copy = self
    copy.areAllKnown = false
    return copy
  }

  /// Modules of other systems than iOS.
  private static let absentModules: Set = [
    "AppKit", "Cocoa", "WatchKit", "TVUIKit", "TVServices", "Glibc", "Musl", "WinSDK", "Carbon",
    "FoundationNetworking",
  ]

  /// Modules that come with iOS or the toolchain.
  private static let presentModules: Set = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts",
    "ActivityKit", "AdServices", "AdSupport", "AlarmKit", "AppIntents", "AppTrackingTransparency",
    "AudioToolbox", "AuthenticationServices", "AutomaticAssessmentConfiguration",
    "BackgroundTasks", "BrowserEngineKit", "CallKit", "CarPlay", "Charts", "ClockKit", "CloudKit",
    "Combine", "CommonCrypto", "Compression", "Contacts", "ContactsUI", "CoreAudio",
    "CoreAudioKit", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia",
    "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony",
    "CoreTransferable", "CoreVideo", "CryptoKit", "CryptoTokenKit", "Darwin", "DataDetection",
    "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck", "DeviceDiscoveryUI", "Dispatch",
    "EventKit", "EventKitUI", "ExposureNotification", "ExternalAccessory", "FamilyControls",
    "FileProvider", "FileProviderUI", "FinanceKit", "Foundation", "FoundationModels", "GLKit",
    "GSS", "GameController", "GameKit", "GameplayKit", "GroupActivities", "HealthKit",
    "HealthKitUI", "HomeKit", "IOSurface", "IdentityLookup", "ImageIO",
    "ImagePlayground", "Intents", "IntentsUI", "JavaScriptCore", "JournalingSuggestions",
    "LinkPresentation", "LocalAuthentication", "LocalAuthenticationEmbeddedUI", "MLCompute",
    "ManagedSettings", "ManagedSettingsUI", "MapKit", "MediaAccessibility", "MediaPlayer",
    "MessageUI", "Messages", "Metal", "MetalFX", "MetalKit", "MetalPerformanceShaders",
    "MetricKit", "MobileCoreServices", "ModelIO", "MultipeerConnectivity", "MusicKit",
    "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "NotificationCenter",
    "OSLog", "ObjectiveC", "Observation", "OpenGLES", "PDFKit", "PHASE", "PaperKit", "PassKit",
    "PencilKit", "Photos", "PhotosUI", "PushKit", "PushToTalk", "QuartzCore", "QuickLook",
    "QuickLookThumbnailing", "RealityFoundation", "RealityKit", "RegexBuilder", "ReplayKit",
    "RoomPlan", "SafariServices", "SafetyKit", "SceneKit", "ScreenTime",
    "Security", "SensitiveContentAnalysis", "SensorKit", "SharedWithYou", "ShazamKit", "Social",
    "SoundAnalysis", "Speech", "Spatial", "SpriteKit", "StoreKit", "Swift", "SwiftData",
    "SwiftUI", "SwiftUICore", "Symbols", "Synchronization", "SystemConfiguration", "TabularData",
    "ThreadNetwork", "TipKit", "Translation", "TranslationUIProvider", "Twitter", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI",
    "VideoSubscriberAccount", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity",
    "WeatherKit", "WebKit", "WidgetKit", "WorkoutKit", "_Concurrency", "os", "simd",
  ]

  /// The branch that is built: the first whose condition holds, or may hold.
  package func branch(of branches: [CompilationBranch]) -> CompilationBranch? {
    choice(of: branches).possible.first
  }

  /// The branches that may be built, and whether it is known which one is.
  package func choice(
    of branches: [CompilationBranch]
  ) -> (possible: [CompilationBranch], isKnown: Bool) {
    var possible: [CompilationBranch] = []
    for branch in branches {
      let truth = branch.condition.map(truth(of:)) ?? true
      if truth != false { possible.append(branch) }
      if truth == true { return (possible, possible.count == 1) }
    }
    return (possible, possible.isEmpty)
  }

  /// Whether a condition holds; nil where that is not known.
  func truth(of condition: Expression) -> Bool? {
    switch condition.kind {
    case .boolean(let truth): return truth
    case .name(let flag, _):
      if flags.contains(flag) { return true }
      let mayBeSet = !areAllKnown && flag != "DEBUG" && possible?.contains(flag) != false
      return mayBeSet ? nil : false
    case .prefix("!", let operand): return truth(of: operand).map { !$0 }
    case .infix("&&", let left, let right):
      let (one, other) = (truth(of: left), truth(of: right))
      return one == false || other == false ? false : one == true ? other : one
    case .infix("||", let left, let right):
      let (one, other) = (truth(of: left), truth(of: right))
      return one == true || other == true ? true : one == false ? other : one
    case .tuple(let elements):
      return elements.count == 1 ? truth(of: elements[0].value) : nil
    case .call(let function, let arguments):
      guard case .name(let name, _) = function.kind, arguments.count == 1 else { return nil }
      return truth(of: name, arguments[0].value)
    default: return nil
    }
  }

  private func truth(of function: String, _ argument: Expression) -> Bool? {
    let word: String? = if case .name(let word, _) = argument.kind { word } else { nil }
    switch function {
    case "os": return word == "iOS"
    case "canImport":
      guard let word else { return true }
      // Whether a library is built with the app does not stand in its source.
      return Self.absentModules.contains(word)
        ? false : Self.presentModules.contains(word) ? true : nil
    case "arch": return word == "arm64"
    case "swift", "compiler": return Self.isReached(argument)
    // The simulator and Catalyst are no phones.
    case "targetEnvironment": return false
    default: return nil
    }
  }

  /// Whether the version that is asked for, as in `>=5.9`, is one that Swift 6 has reached; nil where that is not known.
  private static func isReached(_ condition: Expression) -> Bool? {
    guard case .prefix(let sign, let operand) = condition.kind,
      let isReached = version(operand).map({ $0.lexicographicallyPrecedes([6, 0, 1]) })
    else { return nil }
    // Of those that come after the sixth it is not known whether an app is built with them.
    guard isReached else { return nil }
    return sign == ">=" ? true : sign == "<" ? false : nil
  }

  private static func version(_ expression: Expression) -> [Int]? {
    switch expression.kind {
    case .integer(let digits): Int(digits).map { [$0] }
    case .float(let digits): digits.split(separator: ".").map { Int($0) ?? .max }
    case .member(let base?, let part, _):
      if let whole = version(base), let part = Int(part) { whole + [part] } else { nil }
    default: nil
    }
  }
}
