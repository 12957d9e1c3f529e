import SwiftUI

// A grid whose cells tell where they lie, and lines that are drawn there.

struct Places: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]
  static func reduce(
    value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

extension HorizontalAlignment {
  fileprivate init(isNumber: Bool) {
    if isNumber { self = .trailing } else { self = .leading }
  }
}

struct Frames: View {
  let bounds: [CGRect]
  let whole: CGRect

  init(_ bounds: [CGRect], whole: CGRect) {
    self.bounds = bounds
    self.whole = whole
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<bounds.count, id: \.self) { index in
        Rectangle()
          .strokeBorder(Color.mint, lineWidth: 1)
          .offset(x: bounds[index].minX, y: bounds[index].minY)
          .frame(width: bounds[index].width, height: bounds[index].height)
      }
    }
  }
}

#Preview {
  Grid(horizontalSpacing: 2, verticalSpacing: 2) {
    ForEach(0..<2, id: \.self) { row in
      GridRow {
        ForEach(0..<2, id: \.self) { column in
          Text(column == 0 ? "word" : "\(row)")
            .anchorPreference(key: Places.self, value: .bounds) { [row * 2 + column: $0] }
            .gridColumnAlignment(.init(isNumber: column == 1))
        }
      }
    }
  }
  .overlayPreferenceValue(Places.self) { places in
    GeometryReader { proxy in
      Frames(
        (0..<4).compactMap { places[$0] }.map { proxy[$0].insetBy(dx: -1, dy: -1) },
        whole: proxy.frame(in: .local))
    }
  }
}
