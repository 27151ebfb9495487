import PostalMime, { type Email } from 'postal-mime'

/** A mail server's delivery report (RFC 3464): the result for each recipient, with its enhanced status. */
export type DeliveryReport = {
  /** The addresses to which the report was sent; one of them identifies a letter. */
  to: string
  outcomes: { action: string; status: string }[]
}

/** Headers in which mail servers name the address that a message was delivered to. */
const deliveredTo = ['to', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to']

/** Far more parts than a report about one letter has. */
const mostParts = 20

/**
 * Reads a message; null if it isn't a delivery report, for example if a person or an autoresponder answered a letter.
 */
export async function readReport(message: Buffer): Promise<DeliveryReport | null> {
  const mail = await parse(message)
  const part = mail?.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  if (!mail || !part) return null
  const [, ...addressees] = groupsOf(textOf(part.content))
  return {
    to: mail.headers.flatMap(({ key, value }) => (deliveredTo.includes(key) ? [value] : [])).join(' '),
    outcomes: addressees.map((fields) => ({
      action: fields.get('action')?.toLowerCase() ?? '',
      status: /[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '',
    })),
  }
}

/** Input that can't be parsed isn't a message. */
async function parse(message: Buffer): Promise<Email | null> {
  try {
    return await PostalMime.parse(message, { maxNestingDepth: mostParts })
  } catch {
    return null
  }
}

/** The groups of fields in a report: one for the message, then one for each recipient. Folded lines are joined. */
function groupsOf(text: string): Map<string, string>[] {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .filter((group) => group.trim() !== '')
    .map((group) => {
      const fields = group.split('\n').flatMap((line): [string, string][] => {
        const colon = line.indexOf(':')
        return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]] : []
      })
      return new Map(fields)
    })
}

function textOf(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8')
}
