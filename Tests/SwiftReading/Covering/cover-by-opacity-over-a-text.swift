// A cover over a text of the source is opaque as the app is left, and clear in front.
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
