package import AfterimageLayout
import AfterimageRendering
package import AfterimageScreens

extension Pipeline {
  /// Finds what of a screen's layout depends on contents in which other screens differ from it.
  ///
  /// - Parameters:
  ///   - others: screens that differ from it in nothing but contents: extreme ones.
  ///   - mask: the field mask over what is sensitive.
  /// - Throws: `PipelineError` where the screen cannot be laid out.
  package func dependence(
    of screen: Screen, on others: [Screen], in traits: Traits, mask: FieldMask?
  ) throws(PipelineError) -> Result<ContentDependence, ContentDependence.Obstacle> {
    try layOut(screen, in: traits, mask: mask)
      .dependence(of: screen, on: others, mask: mask, measuring: text.measurer)
  }
}
