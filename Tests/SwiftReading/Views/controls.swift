import SwiftUI

struct Item: Identifiable {
  let id: Int
  let name: String
  var isSlow = false
}

struct Controls: View {
  @State private var theme = "Dark"
  @State private var query = "soup"
  @State private var volume = 0.4
  @State private var isOn = true
  @State private var isPresented = true
  @State private var path = [1]
  let items = [Item(id: 1, name: "Dal"), Item(id: 2, name: "Bread", isSlow: true)]
  var grouped: [(String, [Item])] {
    Dictionary(grouping: items) { $0.isSlow ? "Slow" : "Quick" }.sorted { $0.key < $1.key }
  }

  var body: some View {
    NavigationStack(path: $path) {
      Form {
        ForEach(grouped, id: \.0) { name, items in
          Section(name) {
            ForEach(items) { Text($0.name).badge($0.id) }
          }
          .listRowBackground(Color.mint)
        }
        Picker("Theme", selection: $theme) {
          ForEach(["Light", "Dark"], id: \.self) { Text($0) }
        }
        .pickerStyle(.inline)
        Picker("Symbols", selection: $volume) {
          Image(systemName: "star").tag(0.4)
          Image(systemName: "heart").tag(1.0)
        }
        .pickerStyle(.segmented)
        LabeledContent {
          Text("12 GB")
        } label: {
          Text("Storage")
          Text("of 64 GB")
        }
        Slider(value: $volume) {
          Text("Volume")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("10")
        }
        Gauge(value: 0.62) {
          Text("Load")
        } currentValueLabel: {
          Text("62 %")
        }
        Gauge(value: 0.3) {
          Text("Heat")
        } currentValueLabel: {
          Text("30")
        }
        .gaugeStyle(.accessoryCircular)
        Toggle("Loud", isOn: $isOn).toggleStyle(.button)
        ControlGroup {
          Button("Less") {}
          Button("More") {}
        }
        NavigationLink("Next", value: 2).listRowSeparator(.hidden)
        TextField("Amount", text: .constant("12")).multilineTextAlignment(.trailing)
      }
      .scrollContentBackground(.hidden)
      .searchable(text: $query, prompt: "Recipes")
      .sheet(isPresented: $isPresented) { Text("sheet") }
      .toolbar { ShareLink(item: "text") }
    }
  }
}

struct Standing: View {
  var body: some View {
    VStack {
      Rectangle().fill(.red).mask(Circle())
      Text("whole").mask {
        LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
      }
      Label("Loved", systemImage: "heart").symbolVariant(.fill)
      Text("4711").monospaced()
      Text("4711").kerning(4)
      Button("Round") {}.buttonStyle(.bordered).buttonBorderShape(.capsule).controlSize(.extraLarge)
      ScrollView { Text("inset") }.contentMargins(.horizontal, 40)
    }
  }
}

struct Nothing: View {
  var body: some View {
    ContentUnavailableView {
      Label("No Mail", systemImage: "tray")
    } description: {
      Text("New mails appear here.")
    } actions: {
      Button("Refresh") {}
    }
  }
}

#Preview("controls") { Controls() }
#Preview("standing") { Standing() }
#Preview("nothing") { Nothing() }
#Preview("search") { ContentUnavailableView.search(text: "xyz") }
