import { expect, it } from 'vitest'
import { brokerUrlsOf, socketOptionsOf } from './address.ts'

const publicUrl = 'https://vagas.example'
const publicUrls = ['wss://one.example:15675/ws', 'wss://two.example/hints', 'wss://three.example/ws']
const settings = { publicUrl, broker: { urls: [], managementUrls: [], publicUrls, authSecret: 's'.repeat(32) } }

it('is the product itself without a RabbitMQ', () => {
  expect(brokerUrlsOf({ publicUrl, broker: null })).toEqual(['wss://vagas.example/ws'])
  expect(socketOptionsOf({ publicUrl, broker: null })).toMatchObject({ path: '/ws', port: 443 })
})

it('names all addresses of a RabbitMQ, whichever is the first', () => {
  const named = Array.from({ length: 50 }, () => brokerUrlsOf(settings))
  for (const urls of named) expect(urls.toSorted()).toEqual(publicUrls.toSorted())
  expect(socketOptionsOf(settings)).toMatchObject({ path: '/ws', port: 15_675 })
  expect(socketOptionsOf(settings, 'wss://two.example/hints')).toMatchObject({ path: '/hints', port: 443 })
})
