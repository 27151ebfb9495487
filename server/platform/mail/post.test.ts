import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, it } from 'vitest'
import { folderPost, smtpPost } from './post.ts'

const sender = { from: 'Trampolim <ola@trampolim.test>', host: 'trampolim.test' }
const letter = {
  id: '0123456789abcdef01234567',
  to: 'ana@exemplo.com',
  subject: 'Confirmação de inscrição',
  text: 'Olá, Ana!',
  html: '<p>Olá, Ana!</p>',
}

it('hands a letter to an SMTP server, with its id as Message-ID', async () => {
  const received = Promise.withResolvers<string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.resolve(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  const post = smtpPost(`smtp://127.0.0.1:${port}`, sender)
  await post.send(letter)
  const mail = await PostalMime.parse(await received.promise)
  post.close()
  await new Promise<void>((resolve) => server.close(resolve))
  expect(mail).toMatchObject({
    subject: letter.subject,
    messageId: `<${letter.id}@trampolim.test>`,
    to: [{ address: letter.to }],
  })
  expect(mail.text?.trim()).toBe(letter.text)
})

it('tell mail programs how to unsubscribe from a letter that is sent regularly, but not from others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trampolim-post-'))
  const post = folderPost(folder, sender)
  const stopUrl = `https://trampolim.test/api/gateway/letters/stop/${'t'.repeat(43)}`
  const headersOf = async (sent: typeof letter & { stopUrl?: string }) => {
    await post.send(sent)
    const { headers } = await PostalMime.parse(readFileSync(join(folder, `${letter.id}.eml`)))
    return Object.fromEntries(headers.map(({ key, value }) => [key, value]))
  }
  const [regular, single] = [await headersOf({ ...letter, stopUrl }), await headersOf(letter)]
  rmSync(folder, { recursive: true })
  expect(regular).toMatchObject({
    'list-unsubscribe': `<${stopUrl}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  expect(Object.keys(single).filter((key) => key.startsWith('list-'))).toEqual([])
})

it('writes a letter as one file, however often it is sent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trampolim-post-'))
  const post = folderPost(folder, sender)
  await post.send(letter)
  await post.send(letter)
  const mail = await PostalMime.parse(readFileSync(join(folder, `${letter.id}.eml`)))
  rmSync(folder, { recursive: true })
  expect(mail.subject).toBe(letter.subject)
})
