import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { once } from '../once.ts'
import type { Letter, Post } from './mail.ts'

type Sender = { from: string; host: string }

/** Of several processes one sends letters, so the library is read by who does. */
const library = () => import('nodemailer')

/** Sends e-mails through an SMTP server: `smtp://user:password@host:port`. */
export function smtpPost(address: string, sender: Sender): Post {
  let opened: { close: () => void } | undefined
  const opening = once(async () => {
    const transport = (await library()).createTransport(address)
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

function envelope({ id, to, subject, text, html, stopUrl, calendar }: Letter, { from, host }: Sender) {
  const headers = stopUrl && {
    'List-Unsubscribe': { prepared: true, value: `<${stopUrl}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  const icalEvent = calendar && { ...calendar, filename: 'entrevista.ics' }
  return {
    from,
    to,
    subject,
    text,
    html,
    messageId: `<${id}@${host}>`,
    ...(headers && { headers }),
    ...(icalEvent && { icalEvent }),
  }
}
