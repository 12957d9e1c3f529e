// A view above a cover that shows what models in a list load.
import SwiftUI

@main struct CardApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      ZStack {
        CardView()
        if phase != .active { Color.black.ignoresSafeArea() }
        Banner()
      }
    }
  }
}

struct CardView: View {
  @AppStorage("cardNumber") private var number = ""

  var body: some View { Text(number) }
}

import Observation
@Observable final class Item {
  var title = "";
  func load() async {
    title =
      (try? await URLSession.shared.data(from: URL(string: "https://a.b")!)).map {
        String(decoding: $0.0, as: UTF8.self)
      } ?? ""
  }
}
struct Banner: View {
  private let items = [Item(), Item()]
  var body: some View {
    VStack {
      Text(items[0].title); Text(items[1].title)
    }.task { await items[0].load() }
  }
}
