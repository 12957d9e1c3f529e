// A banner with padding that shows data above a cover.
import SwiftUI
@main struct CardApp: App { var body: some Scene { WindowGroup { RootView() } } }
struct RootView: View {
  @Environment(\.scenePhase) private var phase
  var body: some View {
    CardView()
      .overlay { if phase != .active { Color.black.ignoresSafeArea() } }
      .overlay(alignment: .bottom) { ToastView().padding(.bottom, 20) }
  }
}
struct ToastView: View {
  @State private var text = ""
  var body: some View {
    Text(text).onReceive(NotificationCenter.default.publisher(for: .init("toast"))) {
      text = $0.object as? String ?? ""
    }
  }
}
struct CardView: View {
  @AppStorage("cardNumber") private var number = ""
  var body: some View { Text(number) }
}
