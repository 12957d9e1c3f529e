import AfterimageAttack
import Testing

@Test("A card number is told from one with a wrong digit")
func cardNumbers() {
  #expect(CheckDigits.isCard([4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4, 2]))
  #expect(!CheckDigits.isCard([4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4, 3]))
}

@Test("The check digits of the published German example are 89")
func germanAccounts() {
  #expect(CheckDigits.german([3, 7, 0, 4, 0, 0, 4, 4, 0, 5, 3, 2, 0, 1, 3, 0, 0, 0]) == [8, 9])
}
