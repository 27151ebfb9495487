/**
 * What a mail server's answer says about an address. `gone`: nobody has it. `unwell`: it can't be reached at present.
 * `other`: nothing, such as when the sender or the content isn't accepted.
 */
export type Verdict = 'gone' | 'unwell' | 'other'

/** An address that may recover is marked after this many returned letters within this many days. */
export const softReturns = { most: 3, days: 30 }

/** Statuses of the address class that are about the sender's address. */
const ofSender = ['5.1.7', '5.1.8']

/** What the enhanced status (RFC 3463) of a permanently failed letter says about its address. */
export function verdictOf(status: string): Verdict {
  if (ofSender.includes(status) || /^5\.[567]\./.test(status)) return 'other'
  if (/^5\.1\./.test(status) || status === '5.2.1') return 'gone'
  return 'unwell'
}

/**
 * What a mail server's refusal of a recipient says about the address: by the enhanced status if there is one, otherwise
 * by the three-digit code.
 */
export function verdictOfRefusal(code: number, status: string | null): Verdict {
  if (status !== null) return verdictOf(status)
  return code === 552 ? 'unwell' : 'gone'
}
