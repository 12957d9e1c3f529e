import Afterimage
package import AfterimageGraphics

extension Attack {
  /// Reads the secret out of a picture that was found.
  package func recovery(from found: Bitmap) throws(AttackError) -> Recovery {
    guard let knowledge else { return Recovery(isIndistinguishable: true) }
    guard let rows = knowledge.rows.cropped(found) else { return Recovery() }
    var hunt = Hunt(for: rows, knowledge, space, budget)
    let isOver = try hunt.searchSquares()
    for (place, search) in budget.searches.enumerated() where !isOver {
      let looseness = Looseness(search: place, beneath: scene.channel.seen)
      try hunt.search(width: search.width, rounds: search.rounds, looseness)
      if hunt.isFound || store.isNoisy && hunt.count > 0 { break }
    }
    // In noise no bytes are equal, and textures take long to be packed.
    if store == .exact { try hunt.drawFurther(budget.drawnAtLast) }
    return try settled(&hunt, found)
  }

  /// The candidates that are told.
  private static let told = 8

  /// What is known of the text once the search is over.
  private func settled(_ hunt: inout Hunt, _ found: Bitmap) throws(AttackError) -> Recovery {
    var recovery = Recovery()
    if hunt.isFound, let first = hunt.fitting.first, try makes(first, found) {
      recovery.undecided = try hunt.searchOthers(width: budget.widthForFits)
      recovery.isComplete = hunt.isComplete
      recovery.fitting = try [first] + proved(hunt.fitting.filter { $0 != first }, found)
    }
    let guesses = hunt.ranked.filter { !recovery.fitting.contains($0) }
    recovery.candidates = Array((recovery.fitting + guesses).prefix(Self.told))
    recovery.unknown = recovery.best.map(space.unknown) ?? []
    recovery.unseenCharacters =
      recovery.best.map(space.unseen)?.count { $0.count > 1 } ?? 0
    recovery.unseenBits =
      (recovery.fitting + recovery.undecided).map(space.unseenBits).max() ?? 0
    recovery.drawn = hunt.count
    return recovery
  }

  /// The texts of some, whose rows are those that were found, that make the whole picture.
  private func proved(
    _ texts: [String], _ found: Bitmap
  ) throws(AttackError) -> [String] {
    // A mosaic spreads no ink beyond the rows that were compared.
    if scene.channel.isConfined, store == .exact { return texts }
    var proved: [String] = []
    for text in texts where try makes(text, found) { proved.append(text) }
    return proved
  }

  /// True where every byte of a picture is that of a text.
  private func makes(_ text: String, _ found: Bitmap) throws(AttackError) -> Bool {
    let picture = try screen.picture(typing: space.typed(text), by: pipeline)
    return try store.kept(picture, by: pipeline) == found
  }
}
