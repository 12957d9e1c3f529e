package import Afterimage
package import AfterimageGraphics
package import AfterimageRendering

/// Why an attack cannot begin.
package enum AttackError: Error, Sendable {
  /// A candidate cannot be laid out or drawn.
  case pipeline(PipelineError)
  /// A candidate's rows cannot be drawn.
  case rendering(RenderingError)
  /// The texture of a candidate cannot be packed or unpacked.
  case texture(ASTCError)
  /// The picture draws the secret in a way that the attack does not know, in words.
  case unknownDrawing(String)
}
