import Afterimage
import AfterimageGraphics

/// Why a picture is another one than its golden: what changed first, from which all else follows.
package enum Cause: Codable, Hashable, Sendable {
  /// A program of another picture revision, and nothing else: all that it draws from is as it was.
  case program(old: Drawer, new: Drawer)
  /// A program of another picture revision, or what it draws from, which is not as it was, or both.
  case programOrInputs(old: Drawer, new: Drawer)
  /// Other libraries drew it, each by its name and its version.
  case libraries(old: String, new: String)
  /// The circumstances or a layer of the picture; nil where it is not there.
  case fact(String, old: String?, new: String?)
  /// A circumstance that the case asks for, in place of that of a golden that no case asks for any more.
  case setting(String, old: String, new: String)
  /// Keys of views that have gone from one value to another; nil where it is the default.
  case look([String], of: [String], old: String?, new: String?)
  /// A constraint of a view, in place of another one; nil where it is one more, or one less.
  case constraint(of: String, old: String?, new: String?)
  /// A view that was not there.
  case added(String)
  /// A view that is no longer there.
  case removed(String)
  /// What a screen presents, by its kind in files, that it did not present, or does no longer.
  case presentation(String, kind: String, isNew: Bool)
  /// A view that is drawn after others than before.
  case order(String)
  /// A text of more or fewer lines, by how many.
  case lines(of: String, by: Int)
  /// A text in place of another one.
  case text(of: String)
  /// A value of a control in place of another one.
  case value(of: String)
  /// A picture in place of another one.
  case picture(of: String)
  /// Pixels of a view, for a reason that neither its frame nor its looks tell.
  case pixels(of: String)
}

/// A view that lies elsewhere or has another size, by how many points.
package struct Move: Codable, Hashable, Sendable {
  /// The view.
  package let view: String
  /// To the right.
  package let x: Double
  /// Down.
  package let y: Double
  /// Wider.
  package let width: Double
  /// Higher.
  package let height: Double

  /// The move of a view between two traces; nil where it lies as it did, to a hundredth of a point, as goldens keep it.
  init?(of old: TracedView, to new: TracedView) {
    func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    view = new.name
    x = rounded(rounded(new.frame.minX) - rounded(old.frame.minX))
    y = rounded(rounded(new.frame.minY) - rounded(old.frame.minY))
    width = rounded(rounded(new.frame.width) - rounded(old.frame.width))
    height = rounded(rounded(new.frame.height) - rounded(old.frame.height))
    if x == 0, y == 0, width == 0, height == 0 { return nil }
  }
}

/// All that is known of why a picture differs.
package struct Reasons: Codable, Hashable, Sendable {
  /// What changed first.
  package var causes: [Cause]
  /// What lies elsewhere for it, in the order in which it is drawn.
  package var moves: [Move] = []
  /// What became of the verdicts on secrets, each in a sentence.
  package var verdicts: [String] = []

  /// Puts reasons together.
  package init(causes: [Cause], moves: [Move] = [], verdicts: [String] = []) {
    self.causes = causes
    self.moves = moves
    self.verdicts = verdicts
  }
}
