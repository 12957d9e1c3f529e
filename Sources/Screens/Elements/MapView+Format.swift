extension ElementType {
  /// A map, of which a labelled placeholder is drawn.
  static let mapView = describe(
    .mapView, "A map, of which a labelled placeholder is drawn.", blank: MapView(),
    keys: [Key("place", \.place, .text, "The place that the placeholder names.")],
    embedding: Element.mapView,
    extracting: { if case .mapView(let mapView) = $0 { mapView } else { nil } })
}
