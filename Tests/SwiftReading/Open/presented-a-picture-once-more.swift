// A picture of the user's is shown once more, above the cover.
import SwiftUI
import UIKit
@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @State var photo: UIImage?
  var body: some View {
    VStack { if let photo { Image(uiImage: photo).contextMenu { Button("Copy") {} } } }.frame(
      maxWidth: .infinity, maxHeight: .infinity
    ).overlay { if phase != .active { Color.black.ignoresSafeArea() } }
  }
}

final class AccountModel: ObservableObject {
  static let shared = AccountModel()
  @Published var number = ""
  func load() async {
    guard
      let (data, _) = try? await URLSession.shared.data(
        from: URL(string: "https://example.com/account")!)
    else { return }
    number = String(decoding: data, as: UTF8.self)
  }
}
