extension Scenario {
  /// True where more happens than the limits allow, which is found out by playing the story.
  package var isTooLong: Bool { Simulation.run(self).isCutShort }
}
