/// What a watch over files tells of.
enum FileChange: Equatable {
  /// Files and folders by their canonical paths.
  case paths(Set<String>)
  /// More than the system could tell of.
  case anything
}
