import SwiftUI

// What views tell those around them, and what they find in their environment.

struct Gap: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct Column: View {
  @State private var gap: CGFloat = 2
  let words: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: gap) {
      ForEach(words, id: \.self) { word in
        Text(word).preference(key: Gap.self, value: CGFloat(word.count))
      }
      Text("end").transformPreference(Gap.self) { $0 += 3 }
    }
    .onPreferenceChange(Gap.self) { gap = $0 }
  }
}

struct Look {
  var size: CGFloat = 10
  var tone = Tone()
}

struct Tone { var name = "plain" }

private struct LookKey: EnvironmentKey {
  static let defaultValue = Look()
}

extension EnvironmentValues {
  var look: Look {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
}

struct Caption: View {
  @Environment(\.look.size) private var size
  @Environment(\.look.tone.name) private var tone
  @Environment(\.multilineTextAlignment) private var alignment
  @ScaledMetric private var width: CGFloat = 40

  var body: some View {
    VStack(alignment: alignment.whole.horizontal) {
      Text(tone).font(.system(size: size))
      Text("wide").frame(width: width)
    }
  }
}

extension TextAlignment {
  fileprivate var whole: Alignment {
    switch self {
    case .leading: return .topLeading
    case .center: return .center
    case .trailing: return .bottomTrailing
    }
  }
}

enum Part: View {
  case title(String)
  case line

  var body: some View {
    switch self {
    case .title(let text): Text(text)
    case .line: Divider()
    }
  }
}

struct Written: View {
  var body: some View {
    var strong = AttributeContainer()
    strong.font = .system(size: 20).monospaced()
    strong.foregroundColor = .red
    var text = AttributedString("loud", attributes: strong)
    text += .init(" and quiet")
    return Text(text)
  }
}

private let words = ["one"]

#Preview {
  VStack {
    Column(words: ["a", "four", "to"])
    Caption()
      .environment(\.look.tone.name, "warm")
      .transformEnvironment(\.look) { $0.size *= 2 }
      .multilineTextAlignment(.trailing)
    Part.title("case")
    Part.line
    Written()
    Text("on ground").padding(4).background()
    Text("\(1_234) of \(words.count)")
    Label("two\nlines", systemImage: "star")
    List { Section("head") { Text("row") } }
  }
}
