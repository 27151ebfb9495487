import type { Writable } from 'node:stream'
import { expect, it, vi } from 'vitest'
import { gatheredBody } from './gathered-body.ts'

async function piecesOf(body: ReadableStream<Uint8Array>): Promise<string[]> {
  const pieces: string[] = []
  for await (const piece of body) pieces.push(Buffer.from(piece).toString())
  return pieces
}

it('passes on in one piece what is written at once', async () => {
  const body = gatheredBody(
    (to) => {
      for (const piece of ['<p>', 'Olá, ', 'coração', '</p>']) to.write(piece)
      to.end()
    },
    () => undefined,
  )
  expect(await piecesOf(body)).toEqual(['<p>Olá, coração</p>'])
})

it('passes on what comes later when it comes', async () => {
  let later: Writable | undefined
  const body = gatheredBody(
    (to) => {
      later = to
      to.write('first')
    },
    () => undefined,
  )
  const reader = body.getReader()
  expect(Buffer.from((await reader.read()).value as Uint8Array).toString()).toBe('first')
  later?.end('second')
  expect(Buffer.from((await reader.read()).value as Uint8Array).toString()).toBe('second')
  expect((await reader.read()).done).toBe(true)
})

it('has styles and fonts fetched before scripts', async () => {
  const body = gatheredBody(
    (to) => {
      to.write('<link rel="modulepreload" href="/a.js"/>')
      to.end('<link rel="stylesheet" href="/a.css"/>')
    },
    () => undefined,
  )
  const [html] = await piecesOf(body)
  expect(html).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="stylesheet" href="/a.css"/>',
  )
})

it('tells when it has ended, and when its reader has left', async () => {
  const ended = vi.fn()
  await piecesOf(gatheredBody((to) => to.end('all'), ended))
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1))
  let written: Writable | undefined
  const left = gatheredBody((to) => {
    written = to
    to.write('some')
  }, ended)
  await left.cancel()
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(2))
  expect(written?.destroyed).toBe(true)
})
