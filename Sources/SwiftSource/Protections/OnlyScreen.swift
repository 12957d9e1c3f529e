import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The screen of a controller that hears of the app's life, where the program shows nothing else, and nothing on it that is not read.
struct OnlyScreen {
  /// The class of the controller.
  let controller: SourceType
  /// True where code puts views onto others, so that a document does not have them all.
  let addsViews: Bool
  /// The names of the views that code gives data to show; an empty one where a view has none.
  let told: Set<String>

  /// Looks for the controller; nil where there are others, or views of the program's own, or where it is not known what one shows.
  init?(of code: HandlerEffects) {
    let (program, index) = (code.evaluator.program, code.index)
    guard let owner = code.owners.first(where: { $0.role == .everyScreen && !$0.isDelegate }),
      let type = program.type(named: owner.type), !code.hasControllers(besides: owner.type),
      index.families.descendants["UIView"] == nil, index.families.descendants["CALayer"] == nil,
      !program.types.keys.contains(where: { index.families.buildsViews($0) }),
      index.mentioning(Self.unread.union(Self.unread.map(MentioningBody.setting))).isEmpty,
      index.calling(["UIColor", "init"], labelled: ["patternImage"]).isEmpty,
      code.above.windows.count < 2,
      code.above.bars.isEmpty, code.above.around.isEmpty,
      code.unseen(among: index.calling(Self.adding)).isEmpty, !Self.addsLater(code.beginnings),
      code.placedViews.allSatisfy({ Self.isPlain($0, in: code.evaluator) })
    else { return nil }
    controller = type
    addsViews = Self.adds(code.beginnings)
    told = Self.told(in: program)
  }

  /// True where something may be added when the launch is over.
  private static func addsLater(_ effects: [Effect]) -> Bool {
    effects.flatMap(\.flattened).contains { effect in
      switch effect {
      case .deferred(_, let inner), .possible(_, let inner): adds(inner)
      case .call, .set, .branch, .within, .gap: false
      }
    }
  }

  /// True where a view is put onto another.
  private static func adds(_ effects: [Effect]) -> Bool {
    effects.flatMap(\.flattened).contains { effect in
      if case .call(let term) = effect { adding.contains(term.name) } else { false }
    }
  }

  /// True for a view of a class that shows nothing but a text, a picture or a state of its own.
  private static func isPlain(_ view: Value, in evaluator: Evaluator) -> Bool {
    guard let id = view.asObject else { return false }
    return plain.contains(evaluator.object(id).type)
  }

  private static func told(in program: SourceProgram) -> Set<String> {
    var search = ToldViews(data: ToldData(of: program))
    for member in MemberCode.all(in: program) { member.walk(by: &search) }
    return search.names
  }

  private static let plain: Set = [
    "UIView", "UILabel", "UIButton", "UITextField", "UITextView", "UIImageView", "UIStackView",
    "UIScrollView", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIProgressView",
    "UIActivityIndicatorView", "UIPageControl", "UIVisualEffectView",
  ]

  /// Functions that put views onto others.
  private static let adding: Set = [
    "addSubview", "insertSubview", "bringSubviewToFront", "exchangeSubview", "addArrangedSubview",
    "insertArrangedSubview",
  ]

  /// What may show something that a screen is read without.
  private static let unread: Set = [
    "addSublayer", "insertSublayer", "replaceSublayer", "CALayer", "CATextLayer", "CAShapeLayer",
    "AVPlayerLayer", "AVCaptureVideoPreviewLayer", "contents", "patternImage", "addChild", "draw",
    "drawHierarchy", "render", "inputAccessoryView", "inputView", "leftView", "rightView",
    "attributedPlaceholder", "setImage", "setBackgroundImage", "configuration",
    "setAttributedTitle", "UIHostingController", "instantiateViewController",
    "loadNibNamed", "UINib", "setValue", "setViewControllers", "pushViewController",
  ]
}

/// Looks for views that are given data to show.
private struct ToldViews: SourceVisitor {
  let data: ToldData
  private(set) var names: Set<String> = []

  init(data: ToldData) { self.data = data }

  mutating func visit(_ expression: Expression) {
    guard data.tells(expression) else { return }
    // What a field says without a text stays where that is taken away.
    if case .infix(_, let target, _) = expression.kind, target.calledName == "placeholder" {
      names.insert("")
    }
    names.insert(expression.toldName ?? "")
  }
}
