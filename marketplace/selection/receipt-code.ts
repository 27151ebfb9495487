/** Letters and digits that aren't mistaken for one another on paper or by voice. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 20
const group = 5

/** How many random bytes a code is made of; 100 of their bits count. */
export const receiptCodeBytes = length

/** The code of a receipt: each byte becomes one of 32 letters. */
export function receiptCodeOf(chance: Uint8Array): string {
  return [...chance.subarray(0, length)].map((byte) => alphabet[byte % alphabet.length]).join('')
}

/** The code in a typed text, without spaces and hyphens; null if it can't be one. */
export function receiptCodeIn(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return code.length === length && [...code].every((letter) => alphabet.includes(letter)) ? code : null
}

/** 'K7Q2M-9FZ0A-…': the code as it is printed on the receipt. */
export function spacedReceiptCode(code: string): string {
  return code.match(new RegExp(`.{${group}}`, 'g'))?.join('-') ?? code
}
