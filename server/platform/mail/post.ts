import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { once } from '../once.ts'
import type { Letter, Post } from './mail.ts'

type Sender = { from: string; host: string }

/** The key by which letters are signed (DKIM, RFC 6376), and where receivers find its public half. */
export type DkimKey = { domain: string; selector: string; privateKey: string }

/** How long a mail server may take for each step, in milliseconds. */
export type Patience = { connection: number; greeting: number; answer: number }

const usualPatience: Patience = { connection: 10_000, greeting: 30_000, answer: 120_000 }

/**
 * The headers that the signature covers. It also covers their absence, so that none can be added, and both
 * `List-Unsubscribe` headers, as RFC 8058 requires.
 */
const signedHeaders = [
  ...['From', 'Sender', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'Cc', 'MIME-Version', 'Content-Type'],
  ...['Content-Transfer-Encoding', 'In-Reply-To', 'References', 'Auto-Submitted'],
  ...['List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':')

/** Only one of several processes sends letters, so only that one loads the library. */
const library = () => import('nodemailer')

/** Sends e-mails through an SMTP server: `smtp://user:password@host:port`. */
export function smtpPost(
  address: string,
  sender: Sender,
  { dkim = null, patience = usualPatience }: { dkim?: DkimKey | null; patience?: Patience } = {},
): Post {
  let opened: { close: () => void } | undefined
  const opening = once(async () => {
    const transport = (await library()).createTransport({
      ...optionsOf(address, patience),
      ...(dkim && { dkim: dkimOf(dkim) }),
    })
    opened = transport
    return transport
  })
  return {
    async send(letter) {
      await (await opening()).sendMail(envelope(letter, sender))
    },
    close: () => opened?.close(),
  }
}

/** Connects to a mail server and signs in, as before sending; throws what the mail library says. Nothing is sent. */
export async function verifyMailServer(address: string, patience: Patience): Promise<void> {
  const transport = (await library()).createTransport(optionsOf(address, patience))
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Writes each letter as an `.eml` file; sending the same letter again replaces its file. */
export function folderPost(folder: string, sender: Sender): Post {
  const opening = once(async () =>
    (await library()).createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
  )
  return {
    async send(letter) {
      const transport = await opening()
      const { message } = await transport.sendMail(envelope(letter, sender))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${letter.id}.eml`)
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    close: () => {},
  }
}

function optionsOf(address: string, { connection, greeting, answer }: Patience) {
  return { url: address, connectionTimeout: connection, greetingTimeout: greeting, socketTimeout: answer }
}

function dkimOf({ domain, selector, privateKey }: DkimKey) {
  return { domainName: domain, keySelector: selector, privateKey, headerFieldNames: signedHeaders }
}

function envelope({ id, to, subject, text, html, stopUrl, returnTo, calendar }: Letter, { from, host }: Sender) {
  const headers = {
    // So that autoresponders don't answer to an address that nobody reads (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    ...(stopUrl && {
      'List-Unsubscribe': { prepared: true, value: `<${stopUrl}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
  const icalEvent = calendar && { ...calendar, filename: 'entrevista.ics' }
  return {
    from,
    to,
    subject,
    text,
    html,
    messageId: `<${id}@${host}>`,
    headers,
    ...(returnTo && { envelope: { from: returnTo, to } }),
    ...(icalEvent && { icalEvent }),
  }
}
