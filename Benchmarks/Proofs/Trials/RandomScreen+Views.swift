/// The kinds of view that a random screen has, with what they show drawn by lot.
extension RandomScreen {
  /// A view that holds no others of the screen's, secret or not.
  mutating func leaf(_ id: String) -> String {
    let members = chance(2) ? text() : chance(2) ? control() : container(id)
    let mark = chance(2) ? #", "sensitive": true"# : ""
    return #"{\#(members), "id": "\#(id)"\#(look())\#(mark)}"#
  }

  /// Words of letters narrow and wide, or none.
  private mutating func words() -> String {
    (0..<number(0...6)).map { _ in one(["1", "42", "iill", "WWW", "Ada", "balance"]) }
      .joined(separator: " ")
  }

  /// What any view may have of its own, mostly nothing.
  private mutating func look() -> String {
    guard chance(4) else { return "" }
    return one([
      #", "alpha": 0.5"#, #", "hidden": true"#, #", "clipsToBounds": true"#,
      #", "cornerRadius": 8, "clipsToBounds": true"#, #", "shadow": {"opacity": 0.5, "radius": 6}"#,
      #", "border": {"width": 2, "color": "systemRed"}"#, #", "backgroundColor": "systemYellow""#,
      #", "contentHuggingPriority": {"horizontal": 1000}"#,
      #", "semanticContentAttribute": "forceRightToLeft""#,
    ])
  }

  private mutating func text() -> String {
    let words = words()
    switch number(0...6) {
    case 0, 1, 2:
      return """
        "type": "label", "text": "\(words)", "numberOfLines": \(one([0, 1, 1, 2])), \
        "textAlignment": "\(one(["natural", "center", "right"]))", \
        "lineBreakMode": "\(one(["byTruncatingTail", "byWordWrapping", "byTruncatingMiddle"]))"
        """
    case 3:
      return """
        "type": "textField", "text": "\(words)", "secureTextEntry": \(one([false, false, true])), \
        "borderStyle": "\(one(["none", "roundedRect"]))"
        """
    case 4: return #""type": "textView", "text": "\#(words)""#
    case 5: return #""type": "searchBar", "text": "\#(words)", "placeholder": "Search""#
    default:
      return """
        "type": "cardField", "part": "\(one(["number", "expirationDate", "securityCode"]))", \
        "text": "\(one(["", "4242", "4242424242424242", "378282246310005"]))"
        """
    }
  }

  private mutating func control() -> String {
    switch number(0...10) {
    case 0, 1: return #""type": "button", "title": "\#(words())""#
    case 2: return #""type": "switch", "isOn": \#(one([true, false]))"#
    case 3: return #""type": "slider", "value": \#(number(0...10)), "maximumValue": 10"#
    case 4: return #""type": "stepper", "value": \#(number(0...2)), "maximumValue": 2"#
    case 5: return #""type": "progressView", "progress": 0.\#(number(0...9))"#
    case 6: return #""type": "pageControl", "numberOfPages": \#(number(1...5)), "currentPage": 0"#
    case 7:
      return """
        "type": "segmentedControl", "segments": ["\(words())", "\(words())"], \
        "selectedSegmentIndex": \(number(0...1))
        """
    case 8:
      return """
        "type": "picker", "components": [{"rows": ["\(words())", "Ada", "WWW"], \
        "selectedRow": \(number(0...2))}]
        """
    case 9:
      return """
        "type": "datePicker", "today": "2026-11-20", "date": "2026-11-21T09:41", \
        "mode": "\(one(["time", "date"]))", "style": "\(one(["wheels", "compact"]))"
        """
    default:
      return #""type": "imageView", "image": {"symbol": "\#(one(["star", "heart.fill"]))"}"#
    }
  }

  private mutating func container(_ id: String) -> String {
    switch number(0...7) {
    case 0: return #""type": "view", "backgroundColor": "systemTeal""#
    case 1: return #""type": "view", \#(held(in: id))"#
    case 2: return #""type": "visualEffectView", \#(held(in: id))"#
    case 3:
      return #""type": "scrollView", "contentOffset": [0, \#(number(0...40))], \#(held(in: id))"#
    case 4: return #""type": "tableViewCell", \#(cell())"#
    case 5:
      return """
        "type": "tableView", "style": "\(one(["plain", "grouped", "insetGrouped"]))", "sections": \
        [{"header": "\(words())", "rows": [{\(cell())}, {"text": \(label())}]}]
        """
    case 6:
      return """
        "type": "form", "sections": [{"header": "\(words())", "rows": \
        [{"label": "\(words())", "field": \(label())}, {"label": "\(words())"}]}]
        """
    default:
      return """
        "type": "collectionView", "itemSize": [\(number(40...90)), 40], "sections": \
        [{"items": [\(label()), \(label()), \(label())]}]
        """
    }
  }

  /// A label with an id of its own, secret or not.
  private mutating func label() -> String {
    let mark = chance(2) ? #", "sensitive": true"# : ""
    return #"{"type": "label", "id": "\#(name())", "text": "\#(words())"\#(mark)}"#
  }

  private mutating func cell() -> String {
    """
    "text": \(label()), "detailText": \(label()), \
    "style": "\(one(["value1", "subtitle", "default"]))"
    """
  }

  /// Two labels in a view, the second of which the first may move.
  private mutating func held(in id: String) -> String {
    let (one, other) = (label(), label())
    let (first, second) = ("v\(count - 1)", "v\(count)")
    let below = chance(2)
    let rule =
      below
      ? ["\(second).top == \(first).bottom + 4", "\(second).leading == super.leading"]
      : ["\(second).leading == \(first).trailing + 4", "\(second).top == super.top"]
    let end = chance(2) ? ["super.bottom == \(second).bottom"] : []
    let all = ["\(first).top == super.top", "\(first).leading == super.leading"] + rule + end
    let lines = all.map { "\"\($0)\"" }.joined(separator: ", ")
    return #""subviews": [\#(one), \#(other)], "constraints": [\#(lines)]"#
  }

  /// A controller around the screen with a title, tabs and items, secret or not.
  mutating func controller() -> String {
    let mark = one([true, false])
    if chance(2) {
      return """
        "controller": {"type": "navigation", "title": {"text": "\(words())", "sensitive": \(mark)}, \
        "prefersLargeTitles": \(one([true, false])), "rightItems": [{"title": "\(words())"}], \
        "backTitle": "\(words())"}, 
        """
    }
    return """
      "controller": {"type": "tabBar", "items": [{"title": "Home", "selected": true, \
      "badge": {"text": "\(number(1...99))", "sensitive": \(mark)}}, {"title": "\(words())"}]}, 
      """
  }
}
