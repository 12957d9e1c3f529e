import AfterimageRendering
import Testing

struct ForeignSettingsTests {
  @Test(arguments: [
    "PIXMAN_DISABLE=sse2", "HB_SHAPER_LIST=fallback", "HB_OPTIONS=", "FREETYPE_PROPERTIES=x",
    "FONTCONFIG_FILE=/x", "FONTCONFIG_SYSROOT=/x", "FC_DEBUG=1", "PANGO_LANGUAGE=ja",
    "CAIRO_DEBUG=1",
  ])
  func `a setting of a drawing library is foreign`(entry: String) {
    #expect(ForeignSettings.contain(entry))
  }

  @Test(arguments: ["PATH=/bin", "HOME=/root", "LANG=C", "TZ=UTC", "A=HB_OPTIONS", "hb_options=x"])
  func `any other variable is not`(entry: String) {
    #expect(!ForeignSettings.contain(entry))
  }
}
