// Shapes of the program's own, which are rectangles with round corners.
import SwiftUI

#Preview {
  VStack {
    Text("Uneven").padding().background(Color.red).cornerRadius(12, corners: [.topLeft, .topRight])
    Bubble(isMine: true).fill(Color.blue).frame(width: 80, height: 40)
    Text("Tag").padding().background(.green, in: Tag())
    Rectangle().clipShape(Side(radius: 9)).frame(width: 50, height: 50)
    Rectangle().clipShape(Notched()).frame(width: 50, height: 50)
    Text("Wave").padding().background(Wave().fill(.orange))
  }
}

struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

extension View {
  func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(RoundedCorner(radius: radius, corners: corners))
  }
}

struct Bubble: Shape {
  var isMine: Bool

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: [.topLeft, .topRight, isMine ? .bottomLeft : .bottomRight],
      cornerRadii: CGSize(width: 16, height: 16))
    return Path(path.cgPath)
  }
}

struct Tag: Shape {
  func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: 6)
  }
}

struct Side: InsettableShape {
  var radius = 4.0
  var inset = 0.0

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius))
    }
  }

  func inset(by amount: CGFloat) -> Side {
    var copy = self
    copy.inset += amount
    return copy
  }
}

struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct Notched: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path(roundedRect: rect, cornerRadius: 6)
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 12, height: 12))
    return path
  }
}
