import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Letter, Post } from './mail.ts'

type Sender = { from: string; host: string }

/** Sends e-mails through an SMTP server: `smtp://user:password@host:port`. */
export function smtpPost(address: string, sender: Sender): Post {
  const transport = createTransport(address)
  return {
    async send(letter) {
      await transport.sendMail(envelope(letter, sender))
    },
    close: () => transport.close(),
  }
}

/** Writes each letter as an `.eml` file; the same letter again replaces its file. */
export function folderPost(folder: string, sender: Sender): Post {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(letter) {
      const { message } = await transport.sendMail(envelope(letter, sender))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${letter.id}.eml`)
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    close: () => {},
  }
}

function envelope({ id, to, subject, text, html }: Letter, { from, host }: Sender) {
  return { from, to, subject, text, html, messageId: `<${id}@${host}>` }
}
