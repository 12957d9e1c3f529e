// Open: a view of UIKit lies above the cover, which may show anything.

import SwiftUI

@main struct CardApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var isStarting = true
  @AppStorage("owner") private var owner = ""

  var body: some Scene {
    WindowGroup {
      ZStack {
        CardView()
        if phase != .active { Color.black.ignoresSafeArea() }
        if isStarting { Seal() }
      }
      .task {
        try? await Task.sleep(for: .seconds(2))
        isStarting = false
      }
    }
  }
}

struct CardView: View {
  @AppStorage("cardNumber") private var number = ""

  var body: some View { Text(number) }
}

struct Seal: UIViewRepresentable {
  func makeUIView(context: Context) -> UIImageView { UIImageView() }
  func updateUIView(_ view: UIImageView, context: Context) { view.image = lastCard() }
}
