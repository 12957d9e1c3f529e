import Observation
import SwiftUI

@Observable final class SignInModel {
  var email = "ada@example.org"
  var password = "s3cret-word"
}

final class OlderModel: ObservableObject {
  @Published var code = "4711"
}

struct SignIn: View {
  @Environment(SignInModel.self) private var shared
  @StateObject private var older = OlderModel()
  @State private var isShown = true
  @State private var lines = ["first", "second"]

  var body: some View {
    @Bindable var model = shared
    VStack {
      TextField("E-mail", text: $model.email)
      SecureField("Password", text: $model.password)
      CodeField(code: $older.code)
      TextField("Note", text: Binding(get: { isShown ? "shown" : "hidden" }, set: { _ in }))
      ForEach($lines, id: \.self) { $line in TextField("Line", text: $line) }
    }
  }
}

struct CodeField: View {
  @Binding var code: String
  var body: some View { TextField("Code", text: $code) }
}

struct Given: View {
  @Binding var secret: String
  @Binding var isOpen: Bool

  var body: some View {
    VStack {
      TextField("Secret", text: $secret)
      Text(isOpen ? "••••" : "4711")
      Text("beneath").opacity(isOpen ? 0 : 1)
      if isOpen {
        Text("open")
      } else {
        Text("closed")
      }
      DisclosureGroup("More", isExpanded: $isOpen) { Text("inner") }
    }
  }
}

#Preview { SignIn().environment(SignInModel()) }
#Preview("given") { Given(secret: unknownBinding(), isOpen: unknownBinding()) }
