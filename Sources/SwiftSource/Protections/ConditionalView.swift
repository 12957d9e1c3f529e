import AfterimageSwiftEvaluation

/// Something that a view of SwiftUI shows by a condition that changes.
struct ConditionalView: Hashable {
  /// The condition.
  var condition: Value
  /// What is shown where it holds, and where it does not.
  var then: Effect
  /// What is shown where it does not hold.
  var otherwise: Effect
  /// Where it stands.
  var place: CodePlace
  /// Where what is presented begins; nil for what is not presented, or made elsewhere.
  var content: CodePlace?
  /// True where it appears by an animation of its own.
  var isAnimated: Bool
  /// The animations that modifiers around give it.
  var animations: [GivenAnimation] = []
  /// True where those of the transactions around have no effect on it.
  var endsAnimations = false
  /// True where it lies on no more than a part of what is shown, or may be clear, in a way that is not followed.
  var isPartial: Bool
  /// True where it lies on no more than a part of what is shown, and whole on that.
  var isOfPart = false
  /// True where it fills what the view fills that it is of, and nobody knows how much that is.
  var isOfUnplacedView = false
  /// True within what may be presented above the root controller's view.
  var isOfPresented = false
  /// True for a controller that comes up without its animation.
  var comesAtOnce = false

  /// True for a cover that comes up at once, whatever changes it.
  var isInsertedAtOnce = false

  /// What lies above it at times.
  var above: [Occasion] = []
  /// When it is there at all.
  var circumstances: [Occasion] = []
  /// What has to be shown for it to be.
  var stages: [ViewStage] = []
  /// The types of the views and modifiers in which it stands, the outermost first.
  var around: [String] = []
  /// The values with which the views that hold it begin anew.
  var renewals: [Value] = []
  /// The state in its conditions whose changes do not have the view drawn anew.
  var unwatched: Set<OpenState.Key> = []

  /// True where nothing comes of it but on the root controller's view.
  var isOnRoot: Bool {
    !isOfPresented && !isOfUnplacedView && then.isOfItsView && otherwise.isOfItsView
  }

  /// When something is shown.
  struct Occasion: Hashable {
    /// The condition by which it is.
    var condition: Value
    /// What the condition has to be.
    var holds: Bool
  }

  /// What is done to what the view shows.
  enum Effect: Hashable {
    case nothing
    /// A view lies over all.
    case cover(Value)
    /// A view takes the place of all.
    case replacement(Value)
    /// Nothing is left of a view beside which nothing else may be secret.
    case absence(Value)
    case blur(Double)
    case opacity(Double)
    /// A controller is presented.
    case presentation(Value)
    /// Something that was not understood.
    case unknown(String)

    /// The view that is shown; nil for a controller and for what is no view.
    var value: Value? {
      switch self {
      case .cover(let value), .replacement(let value), .absence(let value): value
      case .nothing, .blur, .opacity, .presentation, .unknown: nil
      }
    }

    /// True for a view that lies over all.
    var isCover: Bool { if case .cover = self { true } else { false } }

    /// True for what is done to the view itself, or lies on it.
    fileprivate var isOfItsView: Bool {
      switch self {
      case .nothing, .cover, .replacement, .absence, .blur, .opacity, .unknown: true
      case .presentation: false
      }
    }

    /// True for a controller that lies over the whole screen, wherever the view that presents it lies.
    var isPresentation: Bool { if case .presentation = self { true } else { false } }
  }
}

/// What a view shows by a condition that changes, with the view that it is of.
struct ShownView {
  /// The place of the app or the view among the owners.
  var owner: Int
  /// What stands for it in a story.
  var id: String
  /// What is shown.
  var view: ConditionalView

  /// True where effects, as far as they are there at once, change something that the condition asks for.
  func follows(_ effects: [Effect]) -> Bool {
    effects.contains { effect in
      switch effect {
      case .set(let owner, let property, _, _):
        view.condition.containsTerm {
          $0.form == .state && $0.base == owner && $0.name == property
        }
      case .branch(_, let then, let otherwise, _): follows(then) || follows(otherwise)
      case .within(_, let inner), .possible(_, let inner): follows(inner)
      case .deferred, .call, .gap: false
      }
    }
  }
}
