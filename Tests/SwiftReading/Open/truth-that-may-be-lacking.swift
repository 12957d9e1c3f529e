// A cover by a truth that may be lacking, and that a button sets.
import SwiftUI
@main struct CardApp: App { var body: some Scene { WindowGroup { RootView() } } }
struct RootView: View {
  @Environment(\.scenePhase) private var phase
  @State private var isRecorded = false
  @State private var wantsCover: Bool?

  private var isCovered: Bool {
    if !(wantsCover ?? true) { return false }
    return phase != .active
  }
  var body: some View {
    ZStack {
      CardView()
      if isCovered { Color.black.ignoresSafeArea() }
    }
    .onReceive(NotificationCenter.default.publisher(for: UIScreen.capturedDidChangeNotification)) {
      _ in isRecorded = UIScreen.main.isCaptured
    }
    .onTapGesture { wantsCover = false }
  }
}
struct CardView: View {
  @AppStorage("cardNumber") private var number = ""
  var body: some View { Text(number) }
}
