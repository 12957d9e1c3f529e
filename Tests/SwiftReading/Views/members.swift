import SwiftUI

/// Members that extensions give SwiftUI's own types, and values of the environment without their type.
struct Badge: View {
  @Environment(\.badgeMaker) private var badgeMaker

  var body: some View {
    VStack {
      badgeMaker.make("Ready")
      RoundedRectangle.card.fill(Color.accent).frame(width: 80, height: 20)
    }
  }
}

struct BadgeMaker {
  private let content: (String) -> AnyView

  init<Content: View>(_ content: @escaping (String) -> Content) {
    self.content = { AnyView(content($0)) }
  }

  func make(_ title: String) -> some View { content(title) }
}

private struct BadgeMakerKey: EnvironmentKey {
  static let defaultValue: BadgeMaker = .init { Text($0) }
}

extension EnvironmentValues {
  var badgeMaker: BadgeMaker {
    get { self[BadgeMakerKey.self] }
    set { self[BadgeMakerKey.self] = newValue }
  }
}

extension Shape where Self == RoundedRectangle {
  fileprivate static var card: Self { .init(cornerRadius: 12) }
}

extension ShapeStyle where Self == Color {
  static var accent: Self { .init(red: 0.2, green: 0.4, blue: 0.6) }
}

#Preview {
  Badge()
    .environment(\.badgeMaker, .init { Text($0).bold() })
}
