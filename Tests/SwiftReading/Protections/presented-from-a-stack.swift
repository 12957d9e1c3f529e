import SwiftUI

// A cover that is presented lies over the whole screen; what lies on a row does not.
@main struct LedgerApp: App {
  var body: some Scene {
    WindowGroup { Ledger() }
  }
}

struct Ledger: View {
  @Environment(\.scenePhase) private var phase
  @State private var isCovered = false

  var body: some View {
    VStack {
      Text("1,204.50")
        .fullScreenCover(isPresented: $isCovered) { Color.black }
      TabView {
        Text("Cards").sheet(isPresented: $isCovered) { Color.black }
      }
    }
    .overlay {
      if phase == .background { Circle().fill(.black) }
    }
    .overlay {
      if phase == .background { Text("Locked").modifier(Ground(tone: .white)) }
    }
    .onChange(of: phase) { isCovered = phase != .active }
  }
}

struct Ground: ViewModifier {
  let tone: Color

  func body(content: Content) -> some View {
    ZStack {
      tone.ignoresSafeArea()
      content
    }
  }
}
