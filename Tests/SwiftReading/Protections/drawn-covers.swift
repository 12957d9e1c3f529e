import SwiftUI

// Covers that leave a border, a corner or a part are drawn as they are.
@main struct LedgerApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      Text("1,204.50")
        .overlay {
          if phase == .inactive {
            RoundedRectangle(cornerRadius: 24)
              .fill(.thinMaterial)
              .padding(12)
          }
        }
        .overlay {
          if phase == .background {
            Color.black.frame(height: 40)
          }
        }
        .overlay {
          if phase != .active {
            VStack {
              Spacer()
              Text("Locked").font(.title)
              Spacer()
            }
            .frame(maxWidth: .infinity)
            .background(Color(red: 0.1, green: 0.2, blue: 0.3))
          }
        }
        .overlay {
          if phase != .active {
            // Nobody can tell how much of it the picture fills.
            Image("logo").resizable()
          }
        }
    }
  }
}
