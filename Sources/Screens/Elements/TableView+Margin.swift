extension TableView.Style {
  /// The margin at both sides of the cards and texts of a list beside the safe area, in points: 16, and 20 from a width on.
  ///
  /// Texts of plain tables stand at 20 on 393 and 402 points (cashapp/AccessibilitySnapshot's pictures of iOS 17.5, 18.5 and 26.2), those of a grouped one on 390 (a recording of Settings of iOS 14 in ldi-github/shirates-core); cards at 16 on 402 (AndrewKochulab/sim-mirror). That cards stand at 20 from 414 on, the next wider phone, is assumed.
  ///
  /// - Parameter width: that of the view that fills the window, in points.
  package func margin(besideWidth width: Double) -> Double {
    switch self {
    case .plain, .grouped: width >= 390 ? 20 : 16
    case .insetGrouped: width >= 414 ? 20 : 16
    }
  }
}
