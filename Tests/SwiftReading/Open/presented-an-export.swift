// The name of a file that is exported lies above the cover.
import SwiftUI
@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @State private var shows = false
  private let doc = TextDoc()
  var body: some View {
    Account().fileExporter(
      isPresented: $shows, document: doc, contentType: .plainText,
      defaultFilename: AccountModel.shared.number
    ) { _ in }.overlay { if phase != .active { Color.black.ignoresSafeArea() } }
  }
}
struct TextDoc: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }; init() {};
  init(configuration: ReadConfiguration) throws {};
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
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
struct Account: View {
  @ObservedObject var model = AccountModel.shared
  var body: some View {
    VStack {
      Text("Balance"); Text(model.number)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity).task { await model.load() }
  }
}
