extension Scenario {
  /// True where more happens than may, which a play of the story alone can tell.
  package var isTooLong: Bool { Simulation.run(self).isCutShort }
}
