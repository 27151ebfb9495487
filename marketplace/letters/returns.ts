/**
 * What an answer says of an address: `gone`, nobody has it; `unwell`, it can't be reached, but perhaps later; `other`, nothing, as
 * where the sender or the content isn't wanted.
 */
export type Verdict = 'gone' | 'unwell' | 'other'

/** After how many letters that came back from an address that may recover, within how many days, it is marked. */
export const softReturns = { most: 3, days: 30 }

/** About the sender's address, though of the class of addresses. */
const ofSender = ['5.1.7', '5.1.8']

/** What an enhanced status (RFC 3463) of a letter that failed for good says of its address. */
export function verdictOf(status: string): Verdict {
  if (ofSender.includes(status) || /^5\.[567]\./.test(status)) return 'other'
  if (/^5\.1\./.test(status) || status === '5.2.1') return 'gone'
  return 'unwell'
}

/** What a mail server that refuses an addressee says of them: by the enhanced status if it gives one, else by the code of three digits. */
export function verdictOfRefusal(code: number, status: string | null): Verdict {
  if (status !== null) return verdictOf(status)
  return code === 552 ? 'unwell' : 'gone'
}
