import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Layouts of the program's own: their code is run, with the sizes that the views in them have.
extension ViewReader {
  /// The views that a layout of the program's arranges, in the places that its code gives them.
  ///
  /// How much room there is for them is known once all has been laid out: until then they stand below each other.
  mutating func arranged(_ term: Term, byOwn layout: Value, _ type: String) -> [View] {
    let number = roomCount
    roomCount += 1
    let views = content(of: term)
    if let room = rooms[number], let code = OwnLayout(layout, type, views, number, evaluator) {
      for (term, priority) in code.priorities(of: views) {
        evaluator.frameworks.values[term] = .double(priority)
      }
      if let placed = placed(views, by: code, in: room.width) { return [placed] }
    }
    remark("how \(type) arranges views", at: term.place)
    var frame = Arrangement.Frame()
    frame.maxWidth = .infinity
    var stand = View(
      .arrangement(.frame(frame)),
      subviews: [View(.arrangement(.stack(Arrangement.Stack(.vertical))), subviews: views)])
    stand.id = View.geometryName + String(number)
    return [stand]
  }

  /// A frame with the views in their places; nil where the code cannot be followed.
  private mutating func placed(_ views: [View], by code: OwnLayout, in width: Double) -> View? {
    let offer = LayoutProposal(width: width, height: nil)
    // Each time, the sizes are measured that the code asked for and did not know.
    for _ in 0..<Self.mostMeasures {
      let outcome = code.outcome(for: offer, by: &evaluator)
      if let places = outcome.places { return framed(views, at: places, in: outcome.size) }
      guard !outcome.questions.isEmpty else { return nil }
      for question in outcome.questions {
        guard let size = measured(views[question.view], in: question.proposal) else { return nil }
        evaluator.frameworks.values[question.term] = .size(size, at: question.term.place)
      }
    }
    return nil
  }

  /// How often a layout may ask for more sizes.
  private static let mostMeasures = 64

  private func framed(_ views: [View], at places: [LayoutPlace], in size: Size) -> View? {
    var placed: [View] = []
    for place in places {
      guard let size = measured(views[place.view], in: place.proposal) else { return nil }
      let own = View(
        .arrangement(.frame(.fixed(size))),
        subviews: [views[place.view].offered(place.proposal)])
      let corner = Arrangement.Displacement(
        x: place.point.x - place.anchor.x * size.width,
        y: place.point.y - place.anchor.y * size.height)
      placed.append(View(.arrangement(.offset(corner)), subviews: [own]))
    }
    let layers = View(.arrangement(.layers(Arrangement.Layers(.topLeading))), subviews: placed)
    return View(.arrangement(.frame(.fixed(size))), subviews: [layers])
  }

  /// The size that a view takes of an offer; nil where that is not known.
  private func measured(_ view: View, in proposal: LayoutProposal) -> Size? {
    let root = View(
      .arrangement(.layers(Arrangement.Layers())), subviews: [view.offered(proposal)])
    guard let screen = try? Screen("measured", root: root.withoutIDs) else { return nil }
    return measure(screen)?[ViewPath.root.child(0).child(0).child(0)]?.size
  }
}

extension View {
  /// The view in an offer: each extent that is given, and where none is, its ideal one.
  fileprivate func offered(_ proposal: LayoutProposal) -> View {
    let ideal = Arrangement.FixedSize(
      horizontal: proposal.width == nil, vertical: proposal.height == nil)
    return View(
      .arrangement(
        .frame(
          Arrangement.Frame(
            width: proposal.width, height: proposal.height, alignment: .topLeading))),
      subviews: [View(.arrangement(.fixedSize(ideal)), subviews: [self])])
  }

  /// The view without the ids of it and of all in it, so that it can be laid out by itself.
  fileprivate var withoutIDs: View {
    var view = self
    view.id = nil
    view.subviews = subviews.map(\.withoutIDs)
    return view
  }
}

extension Arrangement.Frame {
  /// A frame of a fixed size, from whose leading top corner its views are placed.
  fileprivate static func fixed(_ size: Size) -> Arrangement.Frame {
    Arrangement.Frame(width: size.width, height: size.height, alignment: .topLeading)
  }
}
