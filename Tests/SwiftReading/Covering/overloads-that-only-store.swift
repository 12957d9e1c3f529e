import UIKit

@main class SceneDelegate: UIResponder, UIWindowSceneDelegate, UIApplicationDelegate {
  var window: UIWindow?
  let cover = UIView()
  let note = UITextView()

  func sceneWillResignActive(_ scene: UIScene) {
    // Which of them is called by a text that may be nothing is not known, and none of them shows anything.
    Vault.standard.set(note.text, forKey: "note")
    cover.frame = UIScreen.main.bounds
    cover.backgroundColor = .black
    window?.addSubview(cover)
  }

  func sceneDidBecomeActive(_ scene: UIScene) { cover.removeFromSuperview() }
}

private let serviceKey = "service"

class Vault {
  static let standard = Vault()

  @discardableResult func set(_ value: Int, forKey key: String) -> Bool {
    set(NSNumber(value: value), forKey: key)
  }

  @discardableResult func set(_ value: Bool, forKey key: String) -> Bool {
    set(NSNumber(value: value), forKey: key)
  }

  @discardableResult func set(_ value: String, forKey key: String) -> Bool {
    guard let data = value.data(using: .utf8) else { return false }
    return set(data, forKey: key)
  }

  @discardableResult func set(_ value: NSCoding, forKey key: String) -> Bool {
    guard
      let data = try? NSKeyedArchiver.archivedData(
        withRootObject: value, requiringSecureCoding: false)
    else { return false }
    return set(data, forKey: key)
  }

  @discardableResult func set(_ value: Data, forKey key: String) -> Bool {
    var query: [String: Any] = [serviceKey: "card", "key": key]
    query["value"] = value
    return SecItemAdd(query as CFDictionary, nil) == errSecSuccess
  }
}
