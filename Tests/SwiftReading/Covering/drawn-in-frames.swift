// A cover has the extent of a card whose views stay in their frames.
import SwiftUI

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { Card() } }
}

struct Card: View {
  @AppStorage("number") private var number = ""
  @Environment(\.scenePhase) private var phase
  var body: some View {
    VStack {
      Image(systemName: "creditcard").resizable().frame(width: 40, height: 30)
      Text(number).padding(8).background(Color.yellow).shadow(radius: 4, y: 2)
    }
    .overlay { if phase != .active { Color.black.ignoresSafeArea() } }
  }
}
