/**
 * Why a letter couldn't be passed to the mail server. `lasting`: the server refused it permanently; anything else may
 * be temporary. `ofAddress`: it refused the recipient. `code`: the three digits of its answer; `status`: the enhanced
 * status (RFC 3463).
 */
export type MailFault = {
  lasting: boolean
  ofAddress: boolean
  code: number | null
  status: string | null
  /** Only the codes, since a server's text may contain the address. */
  answer: string
}

/**
 * The commands whose refusal is about the letter. Refusals of the connection, the authentication or the sender are
 * about our configuration, and the operator has to fix them.
 */
const ofLetter = ['RCPT TO', 'DATA']

/** Reads an error of the mail library. */
export function readFault(problem: unknown): MailFault {
  const {
    code: name,
    command,
    response,
    responseCode,
  } = problem as {
    code?: unknown
    command?: unknown
    response?: unknown
    responseCode?: unknown
  }
  const code = typeof responseCode === 'number' ? responseCode : null
  const status = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(String(response ?? ''))?.[1] ?? null
  // The library itself refuses an address that no server would accept.
  const isMalformed = name === 'EENVELOPE' && command === 'API'
  const isRefused = code !== null && code >= 500 && code < 600 && ofLetter.includes(String(command))
  return {
    lasting: isMalformed || isRefused,
    ofAddress: isMalformed || (isRefused && command === 'RCPT TO'),
    code,
    status,
    answer: code === null ? String(name ?? 'unknown') : [code, status].filter(Boolean).join(' '),
  }
}
