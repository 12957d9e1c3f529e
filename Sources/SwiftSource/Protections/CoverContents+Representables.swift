import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What views of UIKit show that are made for SwiftUI.
extension CoverContents {
  /// What the view of UIKit shows that a view of SwiftUI stands for, made and brought up to date; nil where it stands for none.
  mutating func content(ofRepresentable value: Value) -> CoverReading? {
    guard case .structure(let structure) = value,
      let functions = evaluator.program.type(named: structure.type)?.functions
    else { return nil }
    for kind in ["UIView", "UIViewController"] {
      guard let make = functions["make" + kind]?.first else { continue }
      let first = evaluator.objectCount
      var made = Value.void
      let effects = evaluator.collecting { evaluator in
        made = evaluator.run(make, on: value)
        guard let update = functions["update" + kind]?.first else { return }
        let label = update.declaration.parameters.first?.label
        evaluator.run(update, on: value, [CallArgument(label: label, value: made)])
      }.effects
      guard functions["sizeThatFits"] == nil else { return .cannotTell("how large a view is") }
      if effects.reach(beyond: first) {
        return .mayShowAnything("what \(structure.type) does beside its view")
      }
      if hasUnsizedViews(in: made) { return .cannotTell("how large a view in it is") }
      if let id = made.asObject,
        let changed = evaluator.object(id).fields.keys.sorted().first(where: {
          !Self.plainProperties.contains($0)
        })
      {
        return .cannotTell("what \(changed) makes of it")
      }
      return content(of: made)
    }
    return nil
  }

  /// True where a view lies in one that is made for SwiftUI whose frame was that one's when it had none yet, and nothing keeps it as large.
  private func hasUnsizedViews(in made: Value) -> Bool {
    evaluator.addedViews(to: made).contains { view in
      guard let id = view.asObject else { return true }
      let fields = evaluator.object(id).fields
      let isFramed =
        fields["frame"] != nil || evaluator.object(id).arguments.contains { $0.label == "frame" }
      let mask = fields["autoresizingMask"]?.written ?? ""
      return isFramed && !(mask.contains("flexibleWidth") && mask.contains("flexibleHeight"))
    }
  }

  /// Properties of views of UIKit that are read, or change nothing of how much a view covers.
  private static let plainProperties: Set = [
    "backgroundColor", "effect", "image", "contentMode", "tintColor", "clipsToBounds", "view",
    "isUserInteractionEnabled", "accessibilityIdentifier", "isAccessibilityElement", "tag",
    "autoresizingMask", "translatesAutoresizingMaskIntoConstraints", "rootView", "isOpaque",
  ]
}

extension [Effect] {
  /// True where something is done later, or to what is older than objects from a number on.
  fileprivate func reach(beyond first: Int) -> Bool {
    contains { effect in
      switch effect {
      case .set(let owner, _, _, _): !owner.isOfObjects(from: first)
      case .branch(_, let then, let otherwise, _): (then + otherwise).reach(beyond: first)
      case .within(_, let inner): inner.reach(beyond: first)
      case .call(let term): term.base.map { !$0.isOfObjects(from: first) } ?? false
      case .deferred, .possible, .gap: true
      }
    }
  }
}

extension Value {
  /// True for objects from a number on, and for what belongs to them but for the views that they lie in.
  fileprivate func isOfObjects(from first: Int) -> Bool {
    switch self {
    case .object(let id): id.number >= first
    case .term(let term):
      !["superview", "window", "parent", "next"].contains(term.name)
        && term.base?.isOfObjects(from: first) == true
    case .type, .structure: true
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .function, .choice, .group, .keyPath:
      false
    }
  }
}
