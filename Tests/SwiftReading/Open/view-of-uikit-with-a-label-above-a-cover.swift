// A view of UIKit with a label of data in it above a cover.
import SwiftUI

@main struct CardApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      ZStack {
        CardView()
        if phase != .active { Color.black.ignoresSafeArea() }
        Web()
      }
    }
  }
}

struct CardView: View {
  @AppStorage("cardNumber") private var number = ""

  var body: some View { Text(number) }
}

struct Web: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let w = UIView(); let l = UILabel(); l.text = UserDefaults.standard.string(forKey: "x");
    l.frame = CGRect(x: 0, y: 0, width: 100, height: 40); w.addSubview(l); return w
  }
  func updateUIView(_ view: UIView, context: Context) {}
}
