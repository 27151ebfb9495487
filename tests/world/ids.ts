/** A record id that is the same in every run: the moment of its creation, then the kind's letter and a number. */
export function worldId(
  kind: 'account' | 'organization' | 'job' | 'curriculum' | 'candidacy' | 'other',
  number: number,
  created: Date,
) {
  const letter = { account: 'a', organization: '0', job: 'b', curriculum: 'c', candidacy: 'd', other: 'e' }[kind]
  return created.getTime().toString(16).padStart(12, '0') + letter + number.toString(16).padStart(11, '0')
}

/** Completes nine digits to a CPF with its two check digits. */
export function cpfOf(number: number): string {
  const nine = String(100_000_000 + (number % 800_000_000))
  const check = (digits: string) => {
    const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (digits.length + 1 - at), 0)
    return String(((sum * 10) % 11) % 10)
  }
  const ten = nine + check(nine)
  return ten + check(ten)
}

const cnpjWeights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/** A valid CNPJ derived from a number. */
export function cnpjOf(number: number): string {
  const twelve = `${String(10_000_000 + (number % 80_000_000))}0001`
  const check = (digits: string, weights: readonly number[]) => {
    const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * weights[at]!, 0)
    return String(sum % 11 < 2 ? 0 : 11 - (sum % 11))
  }
  const thirteen = twelve + check(twelve, cnpjWeights)
  return thirteen + check(thirteen, [6, ...cnpjWeights])
}
