import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { openWebHouse } from './web-house.ts'

const house = await openWebHouse()
afterAll(() => house.close())

const head = (type: string) =>
  `POST /contact HTTP/1.1\r\nhost: localhost:3999\r\norigin: http://localhost:3999\r\naccept: text/html\r\ncontent-type: ${type}\r\ncontent-length: 100000\r\n\r\nx`

/** Begins to send a form to a page. */
async function begin(type: string): Promise<Socket> {
  const { hostname, port } = new URL(house.address)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(head(type))
  return socket
}

const answered = async (socket: Socket) => String((await once(socket, 'data'))[0])

it('reads only so many forms with files of one network at once, and has the browser repeat the others', async () => {
  const files = 'multipart/form-data; boundary=x'
  const held = await Promise.all(Array.from({ length: 10 }, () => begin(files)))
  const refused = await begin(files)
  const answer = await answered(refused)
  expect(answer).toMatch(/^HTTP\/1.1 503 /)
  expect(answer).toMatch(/x-nothing-begun: 1/i)
  expect((await fetch(`${house.address}/contact`)).status).toBe(200)

  for (const socket of [...held, refused]) socket.destroy()
  await expect
    .poll(async () => {
      const form = new FormData()
      form.append('a', 'b')
      const headers = { origin: 'http://localhost:3999', accept: 'text/html' }
      return (await fetch(`${house.address}/contact`, { method: 'POST', body: form, headers })).status
    })
    .not.toBe(503)
})
