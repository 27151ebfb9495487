import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsAround } from '../places/cells.ts'
import { type AlertedJob, type AlertMeaning, groundsOf, isMeant, probesOf } from './grounds.ts'

const saoPaulo = { municipality: 3_550_308, position: { latitude: -23.53, longitude: -46.64 } }
const inSaoPaulo = { municipality: 3_550_308, cell: cellsAround(saoPaulo.position, 0)[0] as number, state: 35 }
const inRio = { municipality: 3_304_557, cell: 6_766, state: 33 }
const anywhere = { municipality: 0, cell: 0, state: 0 }
const baker: AlertedJob = { cbo: 848_310, lexemes: ['bol', 'noiv', 'confeit'], places: [inSaoPaulo] }

const around = (kilometres: number | null) => ({ kind: 'around' as const, ...saoPaulo, kilometres })
const alert = (meaning: Partial<AlertMeaning>): AlertMeaning => ({ cbos: [], lexemes: null, place: null, ...meaning })

/** Whether the index leads from a job to an alert. */
function areNear(meaning: AlertMeaning, job: AlertedJob): boolean {
  const { whats, places } = probesOf(job)
  // An alert with a place is indexed a second time for remote work from anywhere.
  const beside: AlertMeaning[] = meaning.place ? [{ ...meaning, place: { kind: 'anywhere' } }] : []
  return [meaning, ...beside]
    .flatMap(groundsOf)
    .some(({ what, place }) => whats.includes(what) && places.includes(place))
}

describe('a job is meant by an alert', () => {
  it.each([
    ['of its occupation', { cbos: [848_310] }, true],
    ['of another occupation', { cbos: [521_110] }, false],
    ['for all its words', { lexemes: ['noiv', 'bol'] }, true],
    ['for one word that it lacks', { lexemes: ['noiv', 'past'] }, false],
    ['without any word that can be searched', { lexemes: [] }, false],
    ['for its words though of another occupation', { cbos: [521_110], lexemes: ['bol'] }, true],
    ['in its town', { place: around(null) }, true],
    ['of its occupation in its state', { cbos: [848_310], place: { kind: 'state' as const, state: 35 } }, true],
    ['in another state', { cbos: [848_310], place: { kind: 'state' as const, state: 33 } }, false],
    ['in one of its states', { place: { kind: 'area' as const, states: [33, 35], outside: [] } }, true],
    ['in none of its states', { place: { kind: 'area' as const, states: [33], outside: [] } }, false],
    ['that means nothing', {}, false],
  ])('%s', (_what, meaning, expected) => {
    expect(isMeant(alert(meaning), baker)).toBe(expected)
    if (expected) expect(areNear(alert(meaning), baker)).toBe(true)
  })

  it('in every place if it is done from anywhere', () => {
    const job = { ...baker, places: [anywhere] }
    expect(isMeant(alert({ place: { kind: 'state', state: 12 } }), job)).toBe(true)
    expect(isMeant(alert({ cbos: [521_110], place: around(null) }), job)).toBe(false)
    expect(isMeant(alert({ place: { kind: 'anywhere' } }), job)).toBe(true)
    expect(isMeant(alert({ cbos: [848_310], place: { kind: 'anywhere' } }), baker)).toBe(false)
  })
})

describe('the index', () => {
  const cbos = [848_310, 521_110, 411_005]
  const words = ['bol', 'noiv', 'confeit', 'past']
  const meanings = fc.record({
    cbos: fc.subarray(cbos),
    lexemes: fc.option(fc.subarray(words)),
    place: fc.option(
      fc.oneof(
        fc.constantFrom(null, 5, 30, 100).map(around),
        fc.constantFrom(33, 35).map((state) => ({ kind: 'state' as const, state })),
      ),
    ),
  })
  const jobs = fc.record({
    cbo: fc.constantFrom(...cbos),
    lexemes: fc.subarray(words),
    places: fc.oneof(fc.constant([anywhere]), fc.subarray([inSaoPaulo, inRio], { minLength: 1 })),
  })

  it('leads a job to every alert that it fits', () => {
    fc.assert(
      fc.property(meanings, jobs, (meaning, job) => {
        // Where only the distance decides, any job in the same cell must be led to the alert.
        const isNear = meaning.place?.kind !== 'around' || meaning.place.kilometres === null || job.places[0] !== inRio
        if (isMeant(meaning, job) && isNear) expect(areNear(meaning, job)).toBe(true)
      }),
    )
  })

  it('leaves out the place of a search with too many entries', () => {
    const many = Array.from({ length: 120 }, (_, at) => 100_000 + at)
    const grounds = groundsOf(alert({ cbos: many, place: around(100) }))
    expect(grounds).toHaveLength(120)
    expect(new Set(grounds.map(({ place }) => place))).toEqual(new Set(['*']))
  })

  it('has nothing of an alert that means nothing', () => {
    expect(groundsOf(alert({}))).toEqual([])
    expect(groundsOf(alert({ lexemes: [], place: around(null) }))).toEqual([])
  })
})
