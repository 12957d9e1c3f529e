import AfterimageScreens

/// Whether a view shows a secret, and what a field mask does about it: the one place that decides.
struct Sensitivity {
  /// True where the view is marked as sensitive or inherits the mark.
  var isSensitive: Bool
  /// True where a field mask acts on the view: it is sensitive, and has content or no views below it.
  var isLeaf: Bool
  /// The mask in place of the view's drawings; nil draws them.
  var mask: FieldMask?

  /// True where the mask takes the view away.
  var isHidden: Bool { mask == .hide }

  /// A view without a secret.
  static let none = Sensitivity(isSensitive: false, isLeaf: false, mask: nil)
}

extension Sensitivity {
  /// The sensitivity of a declared view: its own mark, or else that of the view around it.
  init(of view: View, within inherited: Bool, mask: FieldMask?) {
    isSensitive = view.mark ?? inherited
    isLeaf =
      isSensitive && !view.element.isArrangement
      && (view.children.isEmpty || NodeType.element(view.element.kind).showsContent)
    self.mask = isLeaf ? mask : nil
  }

  /// The sensitivity of what a view makes of its own description, which is masked as what it shows itself.
  init(ofPart isSensitive: Bool, mask: FieldMask?) {
    self.isSensitive = isSensitive
    isLeaf = isSensitive
    self.mask = isSensitive ? mask : nil
  }
}

extension Element {
  /// True for a view that arranges others and has nothing to hide by itself.
  fileprivate var isArrangement: Bool {
    if case .arrangement = self { true } else { false }
  }
}
