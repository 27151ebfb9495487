import { codeRules, shortCodesADay } from '@trampolim/marketplace/accounts/sign-in/codes.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { letterHandlers } from '../letters/background.ts'
import { countWithin } from '../platform/limits.ts'
import { verificationListeners } from './listeners.ts'
import { verificationRoutes } from './routes.ts'

describe('guessing codes', async () => {
  const house = await testHouse()
  const from = (address: string) => house.as(verificationRoutes, null, address)
  const attackers = Array.from({ length: 8 }, (_, at) => `198.51.100.${at + 1}`)

  /** Returns the code of the last letter to an address. */
  async function letterTo(destination: string) {
    await house.work({ handlers: letterHandlers, listeners: verificationListeners })
    const letter = house.letters.filter(({ to }) => to === destination).at(-1)
    return /^\d+/.exec(letter?.subject ?? '')?.[0] ?? ''
  }

  async function confirm(destination: string, address: string) {
    const { verificationId } = await from(address).sendCode({ channel: 'email', destination })
    const code = await letterTo(destination)
    await from(address).validateCode({ channel: 'email', verificationId, code })
    return code
  }

  /** Requests codes for invented addresses and tries as many guesses for each as are allowed. */
  async function attack(addresses: readonly string[], { rounds, at }: { rounds: number; at: (n: number) => string }) {
    let guesses = 0
    let invented = 0
    for (let round = 0; round < rounds; round++) {
      const asked = await Promise.allSettled(
        addresses.map((address) => {
          invented += 1
          return from(address).sendCode({ channel: 'email', destination: at(invented) })
        }),
      )
      const ids = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value.verificationId] : []))
      for (let tried = 0; tried < codeRules.tries; tried++) {
        // A code of eight digits is always wrong here, so the test doesn't depend on chance.
        const wrong = ids.map((verificationId) =>
          from('192.0.2.9').validateCode({ channel: 'email', verificationId, code: '00000000' }),
        )
        guesses += (await Promise.allSettled(wrong)).length
        house.clock.pass(31)
      }
    }
    const sent = await house.database.selectFrom('verification').select(['id', 'short']).execute()
    return { guesses, sent: sent.length, short: sent.filter(({ short }) => short).length }
  }

  /**
   * The probability that guessing finds at least one of this many four-digit codes, with all the attempts that are
   * allowed.
   */
  const chance = (shortCodes: number) => 1 - (1 - codeRules.tries / 10 ** codeRules.digits) ** shortCodes

  it('with invented addresses of a company succeeds with a chance below 1 in 200 a day', async () => {
    const { guesses, sent, short } = await attack(attackers, {
      rounds: 40,
      at: (n) => `pessoa${n}@rh${n}.bomdia.example`,
    })
    expect(guesses).toBeGreaterThan(100)
    expect(sent).toBeGreaterThan(shortCodesADay.domain)
    expect(short).toBe(shortCodesADay.domain)
    expect(chance(short)).toBeLessThan(1 / 200)
  })

  it('prolongs the waits of an address for one company', async () => {
    const waits: number[] = []
    let waited = 0
    for (let n = 0; n < 14; ) {
      try {
        await from('198.51.100.1').sendCode({ channel: 'email', destination: `pessoa${n}@bomdia.example` })
        waits.push(waited)
        waited = 0
        n += 1
      } catch (problem) {
        expect((await refusal(Promise.reject(problem))).code).toBe('too_many_codes')
        house.clock.pass(30)
        waited += 30
      }
    }
    expect(waits).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 60, 120, 240])
  })

  it('with addresses of every company and provider succeeds with a chance below 1 in 20 a day', async () => {
    const addresses = Array.from({ length: 130 }, (_, at) => `198.51.100.${at}`)
    const { short } = await attack(addresses, { rounds: 1, at: (n) => `pessoa${n}@empresa${n}.example` })
    expect(short).toBe(shortCodesADay.all)
    expect(chance(short)).toBeLessThan(1 / 20)
  })

  it('isn’t assumed of a large crowd in which some haven’t entered their codes yet', async () => {
    const day = { subject: 'all', now: house.now() }
    const proven = { name: 'short-codes-proven', most: Number.POSITIVE_INFINITY, seconds: 86_400 }
    await countWithin(house.database, proven, day)
    await house.database.updateTable('limit_count').set({ count: 5000 }).execute()
    const addresses = Array.from({ length: 130 }, (_, at) => `198.51.100.${at}`)
    const { short, sent } = await attack(addresses, { rounds: 1, at: (n) => `pessoa${n}@empresa${n}.example` })
    expect(short).toBe(sent)
  })

  it('with one address succeeds with a chance below 1 in 500 a day', async () => {
    const { short } = await attack(attackers, { rounds: 2, at: () => 'diretora@bomdia.example' })
    expect(short).toBe(shortCodesADay.destination)
    expect(chance(short)).toBeLessThan(1 / 500)
  })

  it('doesn’t stop others of that company from confirming, with a longer code', async () => {
    await attack(attackers, { rounds: 3, at: (n) => `pessoa${n}@bomdia.example` })
    expect(await confirm('marta@bomdia.example', '203.0.113.50')).toMatch(/^\d{8}$/)
    expect(await confirm('rui@outra.example', '203.0.113.51')).toMatch(/^\d{4}$/)
    expect(await confirm('ana@gmail.com', '203.0.113.52')).toMatch(/^\d{4}$/)
  })

  it('with a person’s own address doesn’t stop that person from confirming either', async () => {
    for (const address of attackers.slice(0, 3)) {
      for (let n = 0; n < 5; n++) {
        await from(address).sendCode({ channel: 'email', destination: 'marta@bomdia.example' })
        house.clock.pass(60)
      }
    }
    expect(await confirm('marta@bomdia.example', '203.0.113.50')).toMatch(/^\d{8}$/)
  })

  it('isn’t assumed of many people who register on one day from one place: their codes stay short', async () => {
    for (let n = 0; n < 40; n++) {
      expect(await confirm(`colega${n}@bomdia.example`, '203.0.113.60')).toMatch(/^\d{4}$/)
    }
  })

  it('starts again the next day', async () => {
    await attack(attackers, { rounds: 3, at: (n) => `pessoa${n}@bomdia.example` })
    house.clock.pass(86_400)
    expect(await confirm('marta@bomdia.example', '203.0.113.50')).toMatch(/^\d{4}$/)
  })
})
