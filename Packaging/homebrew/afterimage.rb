# What Homebrew builds the command with. The project has no address that everybody can reach, so that the formula takes
# the clone that HOMEBREW_AFTERIMAGE_SOURCE names:
#
#   brew tap-new local/afterimage
#   cp Packaging/homebrew/afterimage.rb "$(brew --repository local/afterimage)/Formula/"
#   HOMEBREW_AFTERIMAGE_SOURCE="file://$PWD" brew install --HEAD local/afterimage/afterimage
#
# Not tried on a Mac: "make lint" holds its dependencies against Scripts/setup, "make test-deb" its grammar.
class Afterimage < Formula
  desc "Shows what iOS apps leave in the pictures that the system keeps"
  license all_of: ["MIT", "OFL-1.1", "Bitstream-Vera"]
  head ENV.fetch("HOMEBREW_AFTERIMAGE_SOURCE", "file:///afterimage"), using: :git, branch: "main"

  depends_on "pkgconf" => :build
  # Swift 6.2 or later.
  depends_on xcode: ["26.0", :build]
  depends_on "cairo"
  depends_on "expat"
  depends_on "jpeg-turbo"
  depends_on "libdeflate"
  depends_on "libyaml"
  # Pages in a browser, for which it is loaded.
  depends_on "libmicrohttpd"
  depends_on "pango"

  def install
    # Homebrew builds in a sandbox of its own, and sandboxes do not nest.
    system "make", "install", "PREFIX=#{prefix}", "SWIFT_FLAGS=--disable-sandbox"
  end

  def caveats
    <<~TEXT
      'afterimage audit --container' reads pictures with tesseract: brew install tesseract
    TEXT
  end

  test do
    assert_match(/^afterimage \d+\.\d+\.\d+/, shell_output("#{bin}/afterimage --version"))
    system bin/"afterimage", "init", "screen", "login"
    system bin/"afterimage", "render", "login.screen.json", "-o", "login.png"
    assert_equal "\x89PNG".b, (testpath/"login.png").binread(4)
  end
end
