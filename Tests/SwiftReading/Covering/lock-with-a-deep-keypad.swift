// A lock whose keypad lies deep within views and modifiers.
import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @State private var isLocked = true
  var body: some View {
    ZStack {
      Account()
      if isLocked { Lock(isLocked: $isLocked) }
    }
    .onChange(of: phase) { _, new in if new != .active { isLocked = true } }
  }
}

struct Lock: View {
  @Binding var isLocked: Bool
  @State private var attempts = 0
  var body: some View {
    ZStack {
      Color(.systemBackground).ignoresSafeArea()
      VStack(spacing: 25) {
        Text("Locked")
        Keypad { enter() }
          .disabledLook(attempts > 3)
      }
      .font(.body)
      .foregroundColor(.primary)
      .multilineTextAlignment(.center)
      .animation(nil, value: attempts)
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Lock")
      .accessibilityHint("Enters a code")
      .accessibilityAddTraits(.isModal)
      .padding(.horizontal)
      .padding(.vertical)
      .frame(maxWidth: 280)
      .lineLimit(1)
      .minimumScaleFactor(0.5)
    }
  }
  private func enter() {
    attempts += 1
    if attempts == 4 { isLocked = false }
  }
}

struct DisabledLook: ViewModifier {
  let isDisabled: Bool
  func body(content: Content) -> some View {
    if isDisabled {
      ZStack {
        content.blur(radius: 8)
        Image(systemName: "lock").font(.largeTitle).padding().background(Color.red)
      }
    } else {
      content
    }
  }
}
extension View {
  func disabledLook(_ isDisabled: Bool) -> some View {
    modifier(DisabledLook(isDisabled: isDisabled))
  }
}

struct Keypad: View {
  let action: () -> Void
  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) {
      ForEach(1..<10) { number in Key(title: "\(number)", action: action) }
    }
  }
}
struct Key: View {
  let title: String
  let action: () -> Void
  var body: some View {
    Button(action: action) {
      ZStack {
        Color.gray
        Text(title)
          .font(.largeTitle)
          .foregroundColor(.white)
          .accessibilityLabel(title)
          .accessibilityAddTraits(.isButton)
          .lineLimit(1)
      }
    }
    .aspectRatio(1, contentMode: .fill)
    .clipShape(Circle())
  }
}

struct Account: View {
  @State private var number = ""
  var body: some View {
    VStack { Text(number) }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .task {
        if let (data, _) = try? await URLSession.shared.data(
          from: URL(string: "https://example.com/account")!)
        {
          number = String(decoding: data, as: UTF8.self)
        }
      }
  }
}
