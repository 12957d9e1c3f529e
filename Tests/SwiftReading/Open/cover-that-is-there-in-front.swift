// The cover is there while the app is in front, and clear as it is left.
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
          .opacity(scenePhase == .active ? 1 : 0)
          .ignoresSafeArea()
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
