import AfterimageGraphics
import AfterimageScreens

/// The bar of suggestions.
///
/// There is no dictionary: where a word has been begun it stands in quotes at the left, as iOS offers to keep it, and nothing beside it;
/// where none has, three words stand there with which iOS begins an English sentence. A code from a message takes their place.
extension KeyboardBuilder {
  /// The suggestions, the lines between them, and on a tablet the buttons before them.
  var barNodes: [Node] {
    guard metrics.barHeight > 0 else { return [] }
    return buttonNodes + (field.hasSuggestions ? suggestionNodes : [])
  }

  private var suggestionNodes: [Node] {
    let begun = field.suggestedWord.map { ["“\($0)”", "", ""] }
    let words = offered ?? begun ?? ["I", "The", "I’m"]
    let slots = words.indices.map(slot)
    let suggestions = words.indices.map { suggestion(words[$0], number: $0 + 1, in: slots[$0]) }
    return suggestions + slots.indices.dropFirst().map { line(number: $0, before: slots[$0]) }
  }

  /// The code from a message in the middle, which belongs to no view of the app's and which no mask reaches.
  private var offered: [String]? { field.inputTraits.offeredCode.map { ["", $0, ""] } }

  /// A third of the room.
  private func slot(_ index: Int) -> Rect {
    let room = suggestionRoom
    let width = room.width / 3
    return Rect(
      x: room.minX + Double(index) * width, y: room.minY, width: width, height: room.height)
  }

  private func suggestion(_ word: String, number: Int, in frame: Rect) -> Node {
    var node = node(.part(.suggestion), "suggestion \(number)", in: frame)
    node.isSensitive = field.isSensitive && field.suggestedWord != nil && number == 1
    let room = frame.inset(by: EdgeInsets(left: 8, right: 8))
    node.content = .lines(lines(word, Font(size: 17), colors.ink, in: room))
    return node
  }

  /// A line between two suggestions, three fifths as high as the bar.
  private func line(number: Int, before slot: Rect) -> Node {
    let height = slot.height * 0.6
    var node = node(
      .element(.separator), "line \(number) in suggestions",
      in: Rect(
        x: slot.minX, y: slot.midY - height / 2, width: 1 / traits.scale, height: height))
    node.appearance.background = colors.paleInk
    return node
  }

  /// The whole bar of a phone; of a tablet what the buttons at both ends leave.
  private var suggestionRoom: Rect {
    guard traits.device.idiom == .pad else {
      return metrics.bar.inset(by: EdgeInsets(left: metrics.inset, right: metrics.inset))
    }
    return metrics.bar.inset(by: EdgeInsets(left: 156, right: 156))
  }

  /// Undo, redo and paste at the start of the bar of a tablet.
  private var buttonNodes: [Node] {
    guard traits.device.idiom == .pad else { return [] }
    let buttons = [
      ("undo", "arrow.uturn.backward"), ("redo", "arrow.uturn.forward"),
      ("paste", "doc.on.clipboard"),
    ]
    return buttons.enumerated().map { index, button in
      let frame = Rect(
        x: 8 + Double(index) * 48, y: metrics.bar.minY, width: 48, height: metrics.barHeight)
      var node = node(.part(.key), "key " + button.0, in: frame)
      node.content = symbol(button.1, size: 21, color: colors.ink)
      return node
    }
  }
}
