import SwiftUI

struct CardView: View {
  @AppStorage("card") private var number = ""
  var body: some View { NavigationStack { List { Text(number) } } }
}

/// What lies in a reader of the geometry is as large as that.
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
      ZStack {
        Color(.systemBackground); Image(systemName: "lock.fill")
      }
      .frame(width: geometry.size.width, height: geometry.size.height)
    }
    .ignoresSafeArea()
  }
}
