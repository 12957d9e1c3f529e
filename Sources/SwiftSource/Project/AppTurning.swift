/// Where an app is shown both upright and on its side, as far as it tells the system.
package struct AppTurning: Hashable, Sendable {
  /// True on phones.
  package var isOnPhones = false
  /// True on iPads, which are photographed in both orientations as an app is left.
  package var isOnPads = false

  /// Tells nothing.
  package init() {}

  /// Reads the orientations of a property list, and the settings that stand for keys of it.
  ///
  /// - Parameter isLacking: true where a list may say more than these, so that what none of them says may be so.
  init(_ list: PropertyListValue, settings: [String: String], isLacking: Bool = false) {
    let key = "UISupportedInterfaceOrientations"
    func orientations(_ suffix: String, _ setting: String) -> [String]? {
      list[key + suffix]?.texts
        ?? settings["INFOPLIST_KEY_" + key + setting]?.split(separator: " ").map(String.init)
    }
    let all = orientations("", "")
    let families =
      list["UIDeviceFamily"]?.texts
      ?? settings["TARGETED_DEVICE_FAMILY"]?.split(separator: ",").map(String.init) ?? []
    func turns(_ own: [String]?) -> Bool { (own ?? all).map(Self.turns) ?? isLacking }
    isOnPhones = turns(orientations("~iphone", "_iPhone"))
    isOnPads = families.contains("2") && turns(orientations("~ipad", "_iPad"))
  }

  private static func turns(_ orientations: [String]) -> Bool {
    orientations.contains { $0.contains("Portrait") }
      && orientations.contains { $0.contains("Landscape") }
  }
}
