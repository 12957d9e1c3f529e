// An animation of nothing is none.
import SwiftUI

@main
struct DemoApp: App {
  var body: some Scene { WindowGroup { RootView() } }
}
struct RootView: View {
  @Environment(\.scenePhase) private var scenePhase
  var body: some View {
    HomeView()
      .overlay {
        Shade()
          .opacity(scenePhase == .active ? 0 : 1)
          .ignoresSafeArea()
          .animation(nil, value: scenePhase)
      }
  }
}
struct Shade: View {
  var body: some View {
    ZStack {
      Color.black; Text("Notes")
    }
  }
}
struct HomeView: View { var body: some View { Text("Account") } }
