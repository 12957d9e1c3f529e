import Afterimage
import AfterimageAttack
import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

let arguments = Array(CommandLine.arguments.dropFirst())
let clock = ContinuousClock()
func run() throws {
  let pipeline = try Pipeline()
  let screen = try Screen(file: "/work/main/Screens/card-form.screen.json")
  let kind = SecretKind.cardNumber(prefix: "4", length: 16)
  let value = Double(arguments[1]) ?? 30
  let strategy: MaskingStrategy =
    arguments[0] == "blur" ? .blur(radius: value) : arguments[0] == "mosaic" ? .pixelate(points: value) : .unprotected
  guard let masked = MaskedScreen(screen, under: strategy, in: Traits(device: .standard), views: ["number"]) else { return }
  var start = clock.now
  let attack = try Attack(on: kind, in: masked, by: pipeline)
  print("setup", clock.now - start)
  var generator = SeededGenerator(seed: 7)
  var exact = 0
  for _ in 0..<(Int(arguments[2]) ?? 5) {
    let secret = kind.space.random(using: &generator)
    let picture = try masked.picture(typing: kind.space.typed(secret), by: pipeline)
    start = clock.now
    let recovery = try attack.recovery(from: picture)
    if recovery.best == secret { exact += 1 }
    print(secret, recovery.best ?? "-", recovery.isVerified, recovery.drawn, clock.now - start)
  }
  print(exact)
}
do { try run() } catch { print(error) }
