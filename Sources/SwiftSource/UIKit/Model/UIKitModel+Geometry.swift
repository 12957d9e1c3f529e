import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Frames, and what the screen and the device are.
extension UIKitModel {
  /// The frame, bounds or centre of a view, as far as it is known before anything is laid out.
  func geometry(
    _ name: String, of id: ObjectID, by evaluator: inout Evaluator, at place: CodePlace
  ) -> Value? {
    guard ["frame", "bounds", "center"].contains(name), evaluator.isKind(id, of: "UIView") else {
      return nil
    }
    guard let frame = frame(of: id, by: evaluator) else { return nil }
    switch name {
    case "frame": return Geometry.value(frame, at: place)
    case "bounds":
      return Geometry.value(
        Rect(x: 0, y: 0, width: frame.width, height: frame.height), at: place)
    default:
      return Geometry.value("CGPoint", [.double(frame.midX), .double(frame.midY)], at: place)
    }
  }

  private func frame(of id: ObjectID, by evaluator: Evaluator) -> Rect? {
    if let known = frames[id.number] { return known }
    if let set = evaluator.stored("frame", of: id).flatMap(Geometry.rect) { return set }
    if evaluator.stored("fills screen", of: id)?.truth == true
      || evaluator.isKind(id, of: "UIWindow")
    {
      return Rect(origin: Point(x: 0, y: 0), size: traits.size)
    }
    // What no constraint places lies at the origin until something does.
    let isPlaced = evaluator.stored("translatesAutoresizingMaskIntoConstraints", of: id)?.truth
    return isPlaced == false || !frames.isEmpty ? nil : Rect(x: 0, y: 0, width: 0, height: 0)
  }

  /// What source asks of the screen, the device and the traits.
  func environment(_ name: String, of term: Term) -> Value? {
    let size = Rect(origin: Point(x: 0, y: 0), size: traits.size)
    switch (term.name, name) {
    case ("main", "bounds") where term.base == .type("UIScreen"),
      ("screen", "bounds"),
      ("main", "nativeBounds") where term.base == .type("UIScreen"):
      return Geometry.value(size, at: term.place)
    case ("main", "scale") where term.base == .type("UIScreen"),
      ("traitCollection", "displayScale"), ("screen", "scale"):
      return .double(traits.device.scale)
    case ("traitCollection", "userInterfaceStyle"), ("current", "userInterfaceStyle"):
      return Self.constant(traits.userInterfaceStyle == .dark ? "dark" : "light", at: term.place)
    case ("traitCollection", "horizontalSizeClass"):
      return Self.constant(traits.device.idiom == .pad ? "regular" : "compact", at: term.place)
    case ("traitCollection", "verticalSizeClass"):
      return Self.constant(traits.isPhoneOnItsSide ? "compact" : "regular", at: term.place)
    case ("current", "userInterfaceIdiom"), ("traitCollection", "userInterfaceIdiom"):
      return Self.constant(traits.device.idiom == .pad ? "pad" : "phone", at: term.place)
    case ("current", "systemVersion"): return .string("18.0")
    case ("current", "model"), ("current", "name"): return .string("iPhone")
    default: return nil
    }
  }

  /// A constant of the type that is expected.
  static func constant(_ name: String, at place: CodePlace) -> Value {
    .term(Term(form: .member, name: name, base: nil, arguments: [], place: place))
  }

  /// What constants of types are that are numbers.
  static func constant(_ name: String, of type: String, at place: CodePlace) -> Value? {
    switch (type, name) {
    case ("CGRect", "zero"), ("CGSize", "zero"), ("CGPoint", "zero"), ("UIEdgeInsets", "zero"),
      ("NSDirectionalEdgeInsets", "zero"), ("UIOffset", "zero"):
      Geometry.make(type, [], at: place)
    case ("UIView", "noIntrinsicMetric"), ("UIView", "noIntrinsicMetricSize"): .double(-1)
    case ("UITableView", "automaticDimension"), ("UICollectionView", "automaticDimension"):
      .double(-1)
    default: nil
    }
  }
}
