import { describe, expect, it } from 'vitest'
import { move, movesFrom, obstaclesOf, type Transitions } from './transitions.ts'

type Light = 'red' | 'green' | 'off'
const lights: Transitions<Light> = {
  red: { green: [{ by: 'automation', unless: ['job_not_ended', 'hired'] }, 'reviewer'], off: 'reviewer' },
  green: { red: 'automation' },
  off: {},
}

describe('move', () => {
  it('allows what the table names for the actor', () => {
    expect(move(lights, { from: 'red', to: 'off', actor: 'reviewer' })).toEqual({ ok: true, status: 'off' })
    expect(move(lights, { from: 'red', to: 'green', actor: 'reviewer' })).toEqual({ ok: true, status: 'green' })
  })

  it.each([
    ['red', 'off', 'automation'],
    ['off', 'red', 'reviewer'],
    ['green', 'green', 'automation'],
  ] as const)('forbids %s to %s for %s', (from, to, actor) => {
    expect(move(lights, { from, to, actor })).toEqual({ ok: false, code: 'move_not_allowed' })
  })

  const asked = { from: 'red', to: 'green', actor: 'automation' } as const
  it('names the first obstacle', () => {
    const obstacles = { job_not_ended: true, hired: true }
    expect(move(lights, { ...asked, obstacles })).toEqual({ ok: false, code: 'job_not_ended' })
    expect(move(lights, { ...asked, obstacles: { job_not_ended: false, hired: true } })).toEqual({
      ok: false,
      code: 'hired',
    })
    expect(move(lights, { ...asked, obstacles: { job_not_ended: false, hired: false } }).ok).toBe(true)
  })

  it('forbids the move if an obstacle wasn’t checked', () => {
    expect(move(lights, { ...asked, obstacles: { job_not_ended: false } })).toEqual({ ok: false, code: 'hired' })
    expect(move(lights, asked)).toEqual({ ok: false, code: 'job_not_ended' })
  })
})

it('lists the moves of an actor and the obstacles to check before', () => {
  expect(movesFrom(lights, { from: 'red', actor: 'reviewer' })).toEqual(['green', 'off'])
  expect(movesFrom(lights, { from: 'off', actor: 'reviewer' })).toEqual([])
  expect(obstaclesOf(lights, { from: 'red', to: 'green', actor: 'automation' })).toEqual(['job_not_ended', 'hired'])
  expect(obstaclesOf(lights, { from: 'red', to: 'green', actor: 'reviewer' })).toEqual([])
})
