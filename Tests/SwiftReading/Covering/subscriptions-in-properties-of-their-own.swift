// Each subscription has a property that keeps it.
import SwiftUI
import Combine

struct Notes: View {
  var body: some View {
    List { Text(UserDefaults.standard.string(forKey: "note") ?? "") }
  }
}
@main struct A: App { var body: some Scene { WindowGroup { Root() } } }
final class VM: ObservableObject {
  @Published var covered = false
  var c: AnyCancellable?
  var d: AnyCancellable?
  init() {
    c = NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification).sink {
      [weak self] _ in self?.covered = true
    }
    d = NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification).sink {
      [weak self] _ in self?.covered = false
    }
  }
}
struct Root: View {
  @StateObject var vm = VM()
  var body: some View {
    ZStack {
      Notes(); if vm.covered { Color.black.ignoresSafeArea() }
    }
  }
}
