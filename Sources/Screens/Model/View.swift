package import AfterimageGraphics

/// A view as it is declared: what it is, what every view has, and what lies in it.
public struct View: Hashable, Sendable {
  /// The kind of the view, with the properties that only that kind has.
  package var element: Element
  /// The name of the view in constraints, scenarios and reports; unique in its screen.
  package var id: String?
  /// The colour behind everything the view draws; nil leaves it to the kind of view.
  package var backgroundColor: ColorReference?
  /// The colour of what can be touched; nil is inherited.
  package var tintColor: ColorReference?
  /// The opacity of the view and all in it, 0 to 1.
  package var alpha: Double
  /// True where the view neither shows nor, in a stack view, takes room.
  package var isHidden: Bool
  /// True where nothing in the view is drawn beyond its bounds.
  package var clipsToBounds: Bool
  /// The radius of the background's corners, in points.
  package var cornerRadius: Double
  /// How the corners leave the straight edges.
  package var cornerCurve: CornerCurve
  /// The corners that are round where there is a radius.
  package var maskedCorners: Set<Corner>
  /// The line within the edge, over all in the view; nil draws none.
  package var border: Border?
  /// The shadow; nil is none.
  package var shadow: Shadow?
  /// The colours over the background; nil draws none.
  package var gradient: Gradient?
  /// True marks the view and all in it as sensitive, false takes the mark off; nil inherits.
  package var isSensitive: Bool?
  /// True where SwiftUI redacts the view and all in it while the redaction reason `privacy` is set, false where it does not; nil inherits.
  package var isPrivacySensitive: Bool?
  /// The reason for which the view counts as a secret where neither it nor what it lies in is marked; validation sets it, and nil is none.
  package internal(set) var secretReason: SecretReason?
  /// The view's own margins; nil is what UIKit gives: 16 or 20 points beside a root view's content, 8 elsewhere.
  package var layoutMargins: EdgeInsets?
  /// False where the margins do not grow by what the safe area takes from the view.
  package var insetsLayoutMarginsFromSafeArea: Bool
  /// The frame of a view that no constraint places, as `translatesAutoresizingMaskIntoConstraints` has it; nil leaves it to constraints.
  public var autoresizing: Autoresizing?
  /// The extent of the content instead of what the kind of view finds; nil is the kind's own.
  public var intrinsicContentSize: IntrinsicSize?
  /// How strongly the view resists growing beyond its content, by axis; nil is the kind's own.
  package var contentHugging: AxisPriorities
  /// How strongly the view resists shrinking below its content, by axis; nil is the kind's own.
  package var compressionResistance: AxisPriorities
  /// Which way leading and trailing lie.
  package var semanticContentAttribute: SemanticContentAttribute
  /// The appearance of the view and all in it, in place of the one around; nil takes that.
  package var overrideUserInterfaceStyle: UserInterfaceStyle?
  /// The subviews, bottom to top; of a stack view the arranged ones in order.
  public var subviews: [View]
  /// The constraints that the view owns, as they were written.
  package var constraints: [ConstraintDeclaration]
  /// The constants, in points, that constraints of the view and of all in it may name; the innermost of a name counts.
  package var metrics: [String: Double]
  /// True where the author's own code draws the view, of which nothing is known but its frame.
  package var isDrawnInCode: Bool
  /// The mask that running code has put in the place of every sensitive view in this one; nil, as in every file, leaves that to the view above.
  package var fieldMask: FieldMask?

  /// Makes a view of a kind, everything else as UIKit has it by default.
  package init(_ element: Element, id: String? = nil, subviews: [View] = []) {
    self.element = element
    self.id = id
    self.subviews = subviews
    backgroundColor = nil
    tintColor = nil
    alpha = 1
    isHidden = false
    clipsToBounds = false
    cornerRadius = 0
    cornerCurve = .circular
    maskedCorners = .all
    border = nil
    shadow = nil
    gradient = nil
    isSensitive = nil
    isPrivacySensitive = nil
    secretReason = nil
    layoutMargins = nil
    insetsLayoutMarginsFromSafeArea = true
    autoresizing = nil
    intrinsicContentSize = nil
    contentHugging = AxisPriorities()
    compressionResistance = AxisPriorities()
    semanticContentAttribute = .unspecified
    overrideUserInterfaceStyle = nil
    constraints = []
    metrics = [:]
    isDrawnInCode = false
    fieldMask = nil
  }
}

extension View {
  /// True where the view and all in it are sensitive, by its author's mark or by what it says of itself; nil inherits.
  package var mark: Bool? { isSensitive ?? (secretReason == nil ? nil : true) }
}

/// Priorities for the two axes, each nil where the kind of view decides.
package struct AxisPriorities: Hashable, Sendable {
  /// Along the x axis.
  package var horizontal: LayoutPriority?
  /// Along the y axis.
  package var vertical: LayoutPriority?

  /// Makes a pair of priorities.
  package init(horizontal: LayoutPriority? = nil, vertical: LayoutPriority? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// Whether a view follows the interface's direction or keeps its own.
public enum SemanticContentAttribute: String, CaseIterable, Hashable, Sendable {
  case unspecified
  case forceLeftToRight
  case forceRightToLeft
}
