// The property that keeps a subscription is given another one.
import SwiftUI
import Combine

struct Notes: View {
  var body: some View {
    List { Text(UserDefaults.standard.string(forKey: "note") ?? "") }
  }
}
@main struct A: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
  @Environment(\.scenePhase) var phase
  @StateObject var vm = VM()
  var body: some View {
    ZStack {
      Notes(); if vm.covered { Color.black.ignoresSafeArea() }
    }
  }
}
final class VM: ObservableObject {
  @Published var covered = false
  var c: AnyCancellable?
  init() {
    c = NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification).sink {
      [weak self] _ in self?.covered = true
    };
    c = NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification).sink {
      [weak self] _ in self?.covered = false
    }
  }
}
