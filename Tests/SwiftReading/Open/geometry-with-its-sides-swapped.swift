import SwiftUI

struct CardView: View {
  @AppStorage("card") private var number = ""
  var body: some View { NavigationStack { List { Text(number) } } }
}

/// A cover is as high as the reader around it is wide.
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
      Color.black.frame(width: geometry.size.height, height: geometry.size.width)
    }
    .ignoresSafeArea()
  }
}
