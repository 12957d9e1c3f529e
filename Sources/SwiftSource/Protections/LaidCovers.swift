import AfterimageMasking
import AfterimageSwiftEvaluation

/// What covers are made of and lie on: what code does to anything else leaves them as they are.
struct LaidCovers {
  /// The classes of their views, windows and controllers.
  let types: Set<String>
  /// The properties that hold some.
  let properties: Set<Member>
  /// True where all lie on windows or are some.
  let lieOnWindows: Bool
  /// True where all are windows of their own.
  let areWindows: Bool
}

extension MentionIndex {
  /// True where code that speaks of covers may put them into views that are no windows, with which they go.
  func mayMove(_ covers: LaidCovers) -> Bool {
    guard !covers.areWindows else { return false }
    let speaking = mentioning(covers.properties, inForms: { [$0] }) + mentioning(["viewWithTag"])
    return speaking.contains { number in
      bodies[number].calls.contains {
        Frameworks.additions.contains($0.name) && !families.isSurelyWindow($0.receiver)
      }
    }
  }
}

extension TypeFamilies {
  /// True for a window by its type.
  func isSurelyWindow(_ receiver: MentioningBody.Receiver) -> Bool {
    if case .own(let type?) = receiver { return isWindow(type.lastPart) }
    return receiver.type.map(isWindow) == true
  }

  /// True where what something is asked of may be a cover, a part of one, or a window.
  func mayBe(_ receiver: MentioningBody.Receiver, of covers: LaidCovers) -> Bool {
    switch receiver {
    case .unknown, .implicit, .ofFramework: true
    case .made(let name): isWindow(name)
    case .type(let name): mayBe(name, of: covers)
    case .part(let holder, let name, let type):
      WrittenTypes.controllersAround.contains(name)
        || isPart(name, holder, of: covers) || type.map(isWindow) == true
    // Code outside of types has no view of its own.
    case .own(let type):
      type.map { $0.parts.contains { mayBe($0, of: covers) } } ?? false
    }
  }

  /// The same of controllers, which are known with those around them.
  func mayBeController(_ receiver: MentioningBody.Receiver, of covers: LaidCovers) -> Bool {
    switch receiver {
    case .part(let holder, let name, _): isPart(name, holder, of: covers)
    // What was made a moment ago may be shown by now.
    case .made: true
    case .unknown, .implicit, .type, .own, .ofFramework: mayBe(receiver, of: covers)
    }
  }

  /// True for a cell, a control, a layer or the like, or a part of one, which no screen as a whole is.
  func isWithinScreens(_ receiver: MentioningBody.Receiver) -> Bool {
    switch receiver {
    case .made(let name): !isWindow(name)
    case .type(let name): isWithinScreens(name)
    case .part(let holder, _, let type):
      isWithinScreens(holder) || type.map(isWithinScreens) == true
    case .own(let type?): isWithinScreens(type.lastPart)
    case .unknown, .implicit, .own(nil), .ofFramework: false
    }
  }

  private func isWithinScreens(_ type: String) -> Bool {
    let classes = Frameworks().classes(above: [type])
    // Where SwiftUI makes the screens, no view of UIKit's is one.
    if descendants["App"] != nil, own.contains(type), !isWindow(type),
      descendants["UIView"]?.contains(type) == true
    {
      return true
    }
    return Self.within.contains { classes.contains($0) || descendants[$0]?.contains(type) == true }
  }

  private static let within = [
    "UIControl", "UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView",
    "UILabel", "UIImageView", "UITextView", "CALayer",
  ]

  /// True for a class of windows.
  private func isWindow(_ type: String) -> Bool {
    Frameworks().classes(above: [type]).contains("UIWindow")
      || descendants["UIWindow"]?.contains(type) == true
  }

  private func isPart(_ name: String, _ holder: String, of covers: LaidCovers) -> Bool {
    mayBe(holder, of: covers)
      || covers.properties.contains { property in
        property.name == name && (property.owner.map { mayHold($0, holder) } ?? true)
      }
  }

  private func mayBe(_ type: String, of covers: LaidCovers) -> Bool {
    if isWindow(type) { return true }
    if declared.contains(type) { return covers.types.contains { mayHold($0, type) } }
    // What lies on a window goes with nothing but itself.
    return !covers.lieOnWindows || covers.types.contains { mayBe($0, orComeFrom: type) }
  }

  /// True where a class of covers may come from a framework's: one of which nothing is known may come from any.
  private func mayBe(_ cover: String, orComeFrom type: String) -> Bool {
    let above = Frameworks().classes(above: [cover])
    let isKnown = own.contains(cover) || above.count > 1
    return !isKnown || Frameworks().classes(above: [type]).count < 2 || above.contains(type)
      || mayHold(cover, type)
  }

  /// True where what is known to be of one of the program's types may have been made of a class.
  private func mayHold(_ made: String, _ type: String) -> Bool {
    made == "Any" || descendants[type]?.contains(made.lastPart) == true
  }
}
