import Afterimage
import AfterimageTesting
import Testing

struct CardFormTests {
}
