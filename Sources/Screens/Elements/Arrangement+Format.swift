extension ElementType {
  /// Views that lay themselves out as those of SwiftUI do.
  static let arrangement = describe(
    .arrangement, "Views that lay themselves out as those of SwiftUI do.",
    blank: ArrangementPayload(layout: .group),
    keys: [
      Key("layout", \.layout, .arrangement, isRequired: true, "How the subviews are arranged.")
    ],
    embedding: { Element.arrangement($0.layout) },
    extracting: { element in
      if case .arrangement(let layout) = element { ArrangementPayload(layout: layout) } else { nil }
    })
}

/// What an object in a file says of an arranged view.
private struct ArrangementPayload: Sendable {
  var layout: Arrangement
}
