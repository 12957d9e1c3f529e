import SwiftUI
import UIKit

// An object that listens to the app's life, and a view that shows what it says; a late turn opens again.
final class Guardian: ObservableObject {
  static let shared = Guardian()
  @Published var isShut = false

  init() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(leave), name: UIApplication.willResignActiveNotification,
      object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(settle), name: UIApplication.didEnterBackgroundNotification,
      object: nil)
  }

  @objc func leave() { isShut = true }

  @objc func settle() {
    DispatchQueue.main.async { self.isShut = false }
  }
}

@main struct BankApp: App {
  @StateObject private var guardian = Guardian.shared

  var body: some Scene {
    WindowGroup { HomeView().environmentObject(guardian) }
  }
}

struct HomeView: View {
  @EnvironmentObject var guardian: Guardian

  var body: some View {
    NavigationStack { Text("1,204.50") }
      .overlay { if guardian.isShut { Color.black.ignoresSafeArea() } }
  }
}
