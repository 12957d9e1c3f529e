// A colour that is cut out by a figure of data above a cover.
import SwiftUI

@main struct CardApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var points: [CGPoint] =
    (UserDefaults.standard.array(forKey: "p") as? [Double] ?? []).map { CGPoint(x: $0, y: 1) }

  var body: some Scene {
    WindowGroup {
      ZStack {
        CardView()
        if phase != .active { Color.black.ignoresSafeArea() }
        Color.red.clipShape(Signature(points: points))
      }
    }
  }
}

struct CardView: View {
  @AppStorage("cardNumber") private var number = ""

  var body: some View { Text(number) }
}
struct Signature: Shape {
  let points: [CGPoint]
  func path(in r: CGRect) -> Path { Path { $0.addLines(points) } }
}
