// Open: a picture above a cover is read from a file.

import SwiftUI

@main struct CardApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      ZStack {
        Text("Cards")
        if phase != .active { Color.black.ignoresSafeArea() }
        Image(uiImage: UIImage(contentsOfFile: "/tmp/card.png") ?? UIImage())
      }
    }
  }
}
