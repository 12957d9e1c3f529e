// What is presented tells of its data, whatever lies over the root's view.
import Shaking
import SwiftUI

@main
struct WalletApp: App {
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup {
      ContentView()
        .overlay {
          Rectangle()
            .fill(.ultraThinMaterial)
            .ignoresSafeArea()
            .overlay { Image(systemName: "lock").shaking().offset(y: phase != .active ? 0 : 300) }
            .opacity(phase != .active ? 1 : 0)
        }
    }
  }
}

struct ContentView: View {
  @State private var isOpen = false
  @State private var number = "4000 1234 5678 9010"
  var body: some View {
    Button(number) { isOpen = true }
      .sheet(isPresented: $isOpen) { Text(number) }
  }
}
