import SwiftUI

enum Tone: String, CaseIterable {
  case calm = "Calm"
  case loud = "Loud"

  var title: String { rawValue }
}

enum Section {
  case first
}

struct Names {
  enum Button { case cancel }
}

extension Color {
  init(hex: String) {
    let digits = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
    var number: UInt64 = 0
    Scanner(string: digits).scanHexInt64(&number)
    self.init(
      .sRGB, red: Double(number >> 16) / 255, green: Double(number >> 8 & 0xFF) / 255,
      blue: Double(number & 0xFF) / 255, opacity: 1)
  }

  static let brand = Color(hex: "#336699")
}

extension CGFloat {
  static func grid(_ count: Int) -> CGFloat { CGFloat(count) * 4 }
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = "No accent"
}

extension EnvironmentValues {
  var accent: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

struct FlowLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    .zero
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

struct FirstLook: View {
  @Binding var name: String
  let tone: Tone
  @Environment(\.accent) private var accent
  @Environment(\.colorScheme) private var colorScheme
  @State private var isPressed = false

  var body: some View {
    VStack(alignment: .leading, spacing: .grid(2)) {
      Text(name).foregroundColor(.brand).padding(.leading, .grid(3))
      Text(tone.title).scaleEffect(isPressed ? 0.9 : 1)
      Text(accent).accessibilityIdentifier("the-accent")
      if colorScheme == .dark { Text("Dark") } else { Text("Light") }
      if UserDefaults.standard.bool(forKey: "seen") { Text("Seen") }
      let layout = isPressed ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout(spacing: 4))
      layout {
        Text("One")
        Text("Two")
      }
      Text("Widest \(max(3, 8)) of \(Text("three").bold())")
      Section("Plain") { Button("Cancel") {} }
      TimelineView(.animation) { context in Text("Ticks") }
      GeometryReader { proxy in
        Rectangle().fill(Color.brand).frame(width: proxy.size.width / 2)
      }
      FlowLayout {
        Text("Flows")
      }
      Text("Unknown").font(Missing.font).rotationEffect(.degrees(30))
    }
  }
}

#Preview {
  FirstLook(name: .constant("Ada"), tone: .loud)
}
