import AfterimageSwiftEvaluation

/// What covers show that stand in a storyboard or a xib.
extension CoverContents {
  /// Why a view of a document may show less than that says, or other things; nil where code sets nothing of it.
  mutating func doubt(aboutDocument term: Term) -> CoverReading? {
    let views = term.viewsInDocument
    let named = search.id(ofDocument: term)
    // Of a document code may speak by other calls that give the same view, or another one of it.
    let others = members.filter { member, value in
      let isOfLayer = member.base?.asTerm?.name == "layer"
      guard let owner = isOfLayer ? member.base?.asTerm?.base : member.base,
        !views.contains(owner)
      else { return false }
      return Self.decides(member.name, isOfLayer: isOfLayer)
        && value != Value.ofNewView[member.name]
        && owner.asTerm.flatMap(search.id(ofDocument:)) == named
    }
    if let other = others.keys.map(\.name).min() {
      return .cannotTell("what \(other) makes of a document's view")
    }
    for view in views {
      if background(of: view) != nil { return .cannotTell("what is set of a document's view") }
      let doubt =
        doubt(aboutPlaceOf: view, at: term.place) ?? doubt(aboutLooksOf: view, at: term.place)
      if let doubt { return doubt }
    }
    return nil
  }
}
