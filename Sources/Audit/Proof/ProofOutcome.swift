import AfterimageLayout

/// What was found of a picture: a proof, or what stands against one.
enum ProofOutcome: Codable, Hashable, Sendable {
  /// Nothing that can be seen depends on the secret.
  case proved(Reach)
  /// Something that can be seen may depend on it.
  case open(Obstacle)

  /// How far a proof reaches.
  enum Reach: Codable, Hashable, Sendable {
    /// Only while views lie where they lie: the secret is hidden, outside of what is shown, or beneath another view.
    case asItLies
    /// Wherever the views of the screens lie: nothing drawn depends on the secret, or what does is covered as a whole.
    case anywhere
  }

  /// True where nothing that can be seen depends on the secret.
  var isProved: Bool { if case .proved = self { true } else { false } }

  /// What stands against a proof.
  struct Obstacle: Codable, Hashable, Sendable {
    /// The views in sight whose frames may depend on the secret.
    var moved: [String] = []
    /// The other views in sight whose drawings depend on it.
    var drawn: [String] = []
    /// Why nothing can be said of all that is drawn.
    var reasons: [Reason] = []
  }

  /// Why nothing can be said of what is drawn.
  enum Reason: Codable, Hashable, Sendable {
    /// Which layers a picture has depends on the secret.
    case layers
    /// A layout depends on it in a way that is not followed.
    case layout(ContentDependence.Obstacle)
    /// A picture that the app took, a view that is shown once more, or the keyboard does.
    case copy
  }

  /// What was found of two pictures.
  func besides(_ other: ProofOutcome) -> ProofOutcome {
    switch (self, other) {
    case (.proved(let mine), .proved(let theirs)): .proved(mine == .anywhere ? theirs : mine)
    case (.proved, .open): other
    case (.open, .proved): self
    case (.open(let mine), .open(let theirs)):
      .open(
        Obstacle(
          moved: unique(mine.moved + theirs.moved), drawn: unique(mine.drawn + theirs.drawn),
          reasons: unique(mine.reasons + theirs.reasons)))
    }
  }
}

extension ProofOutcome.Reason {
  /// The reason as a clause.
  var words: String {
    switch self {
    case .layers: "which layers the picture has depends on it"
    case .layout(.otherViews): "which views there are depends on it"
    case .layout(.conflict): "constraints contradict each other, or could"
    case .layout(.arrangement): "it moves what a popover or a collection follows"
    case .copy: "a copy, a picture that the app took or the keyboard shows it"
    }
  }
}
