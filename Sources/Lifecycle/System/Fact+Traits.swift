/// Facts about what the user chooses for the whole device.
extension Fact {
  /// What becomes of an app when the text size or the appearance is changed.
  package static let otherTraits = Fact(
    name: "other-traits",
    sentence:
      "When the user chooses another text size or appearance, controllers hear of new traits"
      + " and their views are laid out anew; an app that sleeps may be woken for that, and have its"
      + " pictures taken anew.",
    source: "Apple, traitCollectionDidChange(_:) and UIContentSizeCategory.didChangeNotification;"
      + " wikimedia/wikipedia-ios, pull request 3211; that an app that sleeps is woken is a guess",
    certainty: .guessed)
}
