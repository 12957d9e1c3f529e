import SwiftUI

struct CardForm: View {
  @State private var number = "4242 4242 4242 4242"
  @State private var code = ""
  @State private var isSaved = true
  let owner: String

  var body: some View {
    NavigationStack {
      Form {
        Section("Card") {
          TextField("Number", text: $number)
            .privacySensitive()
          SecureField("Security code", text: $code)
          LabeledContent("Owner", value: owner)
        }
        Section {
          Toggle("Save this card", isOn: $isSaved)
        } footer: {
          Text("It stays on this device.")
        }
      }
      .navigationTitle("Payment")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") {}
        }
      }
    }
  }
}

#Preview {
  CardForm(owner: "Ada Lovelace")
}
