import SwiftUI

/// A view asks for a computed property that is the contrary of what observers set.
@main
struct TheApp: App {
  @StateObject private var m = M()
  var body: some Scene {
    WindowGroup { Text("s").overlay { if m.shouldHide { Color.black.ignoresSafeArea() } } }
  }
}
final class M: ObservableObject {
  @Published var inactive = false
  var shouldHide: Bool { !inactive }
  init() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(a), name: UIApplication.willResignActiveNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(b), name: UIApplication.didBecomeActiveNotification, object: nil)
  }
  @objc func a() { inactive = true }
  @objc func b() { inactive = false }
}
