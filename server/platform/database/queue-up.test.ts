import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Tx } from '../house.ts'
import { type OpenDatabase, openDatabase } from './connect.ts'
import { queueUp } from './queue-up.ts'

describe('transactions that queue up', () => {
  let opened: OpenDatabase
  beforeEach(() => {
    opened = openDatabase(inject('databaseServer').superuser)
  })
  afterEach(() => opened.database.destroy())
  const transaction = <Result>(act: (tx: Tx) => Promise<Result>) =>
    opened.database.transaction().execute((tx) => act(tx as unknown as Tx))

  it('run one after the other where they name the same, and at once where they don’t', async () => {
    const order: string[] = []
    const held = Promise.withResolvers<void>()
    const second = transaction(async (tx) => {
      await held.promise
      await queueUp(tx, 'pears', 'apples')
      order.push('second')
    })
    await transaction(async (tx) => {
      await queueUp(tx, 'apples')
      held.resolve()
      await transaction((other) => queueUp(other, 'plums', 'cherries'))
      order.push('first')
    })
    await second
    expect(order).toEqual(['first', 'second'])
  })

  it('never wait for each other in a circle, whatever the order of their names', async () => {
    let tries = 0
    const both = (...names: string[]) =>
      transaction(async (tx) => {
        tries += 1
        await queueUp(tx, ...names)
      })
    await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? both('a', 'b', 'c') : both('c', 'b', 'a'))))
    expect(tries).toBe(20)
  })
})
