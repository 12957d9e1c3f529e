import SwiftUI

struct CardView: View {
  @AppStorage("card") private var number = ""
  var body: some View { NavigationStack { List { Text(number) } } }
}

/// A cover has half of the height of the reader around it.
@main struct CardApp: App {
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup {
      ZStack {
        CardView(); if phase != .active { PrivacyScreen() }
      }
    }
  }
}
struct PrivacyScreen: View {
  var body: some View {
    GeometryReader { geometry in
      Color.black.frame(width: geometry.size.width, height: geometry.size.height / 2)
    }
    .ignoresSafeArea()
  }
}
