import type { CandidateCard } from '@trampolim/contract/candidates.ts'
import { describe, expect, it } from 'vitest'
import { candidateView } from './candidate-words.ts'

const now = new Date('2026-03-10T15:00:00Z')
const ana: CandidateCard = {
  cvId: 'a'.repeat(24),
  candidateId: 'b'.repeat(24),
  name: 'Ana Souza',
  processId: 'c'.repeat(24),
  step: 'curriculums',
  status: null,
  applied: '2026-03-08T12:00:00Z',
  moved: null,
  viewed: false,
  liked: true,
  underReview: false,
  occupations: [{ cbo: '521110', title: 'Vendedora', yearsOfExperience: 3 }],
  lastOccupation: 'Caixa',
  studies: null,
  city: 'São Paulo',
  state: 'SP',
  distance: 'to-5',
  sameCity: true,
  salary: 230_000,
  schoolLevel: null,
  allowRemote: false,
  isHandicap: false,
  age: null,
  discardedBy: null,
  undoUntil: null,
  undoTo: null,
  outcome: null,
  invitation: null,
  consent: null,
  tags: [],
  unmet: 0,
  hireWaits: false,
  match: { score: 71, known: 90 },
}
const view = (change: Partial<CandidateCard> = {}) => candidateView({ ...ana, ...change }, { now })
const tags = (change: Partial<CandidateCard>) => view(change).tags.map(({ text }) => text)

describe('a candidate on a card', () => {
  it.each([
    ['curriculums', 6, undefined],
    ['curriculums', 7, 'Sem resposta há 7 dias'],
    ['interviews', 12, 'Nesta etapa há 12 dias'],
    ['discarded', 30, undefined],
  ] as const)('in %s for %i days says that somebody waits', (step, days, text) => {
    const moved = new Date(now.getTime() - days * 86_400_000).toISOString()
    expect(tags({ step, moved }).find((each) => / há /.test(each))).toBe(text)
  })

  it.each([
    ['a finalist', { step: 'finalists' }, true],
    ['somebody in an earlier step', { step: 'interviews' }, false],
    ['a finalist whose hiring message waits', { step: 'finalists', hireWaits: true }, false],
    ['a finalist who accepted', { step: 'finalists', status: 'candidate:hire:accepted' }, false],
    ['a finalist who rejected', { step: 'finalists', status: 'candidate:hire:rejected' }, true],
    ['a finalist recorded as hired', { step: 'finalists', outcome: 'hired' }, false],
    ['somebody who isn’t in the selection', { step: null, processId: null }, false],
  ] as const)('says of %s whether they may be sent a hiring message', (_, change, may) => {
    expect(view(change).mayHire).toBe(may)
  })

  it('shows of an intern the course first', () => {
    const studies = { course: 'Administração', coursePeriod: 5, courseShift: 3 } as const
    expect(view({ studies }).lines).toEqual([
      'Administração, 5º período, noite',
      'Vendedora, de 3 a 4 anos',
      'São Paulo, SP · a até 5 km',
    ])
    expect(view({ studies }).facts).toMatch(/ · Administração$/)
    expect(view({ studies: { ...studies, coursePeriod: 0 } }).lines[0]).toBe('Administração, noite')
  })

  it('shows occupation, town and expected salary', () => {
    expect(view()).toMatchObject({
      name: 'Ana Souza',
      lines: ['Vendedora, de 3 a 4 anos', 'São Paulo, SP · a até 5 km'],
      isNew: true,
      liked: true,
      undo: null,
    })
    expect(tags({})).toEqual(['Espera R$\u00a02.300'])
    expect(view()).toMatchObject({
      facts: '3\u00a0a\u00a04\u00a0anos · até\u00a05\u00a0km · R$\u00a02.300 · Vendedora',
      applied: 'Candidatura há 2 dias',
    })
    expect(view().footnote).toBe('há\u00a02\u00a0dias · 90%\u00a0comparado')
  })

  it('leaves out what isn’t known', () => {
    const change = {
      occupations: [],
      lastOccupation: null,
      distance: null,
      sameCity: false,
      salary: null,
      applied: null,
    }
    expect(view(change).lines).toEqual(['São Paulo, SP'])
    expect(tags(change)).toEqual([])
  })

  it('never calls the same town 0 km', () => {
    expect(view({ distance: null }).lines[1]).toBe('São Paulo, SP · na mesma cidade')
  })

  it('is new only while nobody has opened an application', () => {
    expect(view({ viewed: true }).isNew).toBe(false)
    expect(view({ processId: null, step: null }).isNew).toBe(false)
    expect(view({ step: 'interviews' }).isNew).toBe(false)
  })

  it('says who ended it, and offers to undo only in time', () => {
    const discarded = { step: 'discarded', discardedBy: 'recruiter' } as const
    expect(tags(discarded)[0]).toBe('Vocês desclassificaram')
    expect(view({ ...discarded, undoUntil: '2026-03-10T15:00:01Z' }).undo).toContain('desfazer até')
    expect(view({ ...discarded, undoUntil: '2026-03-10T15:00:00Z' }).undo).toBeNull()
  })
})

describe('the invitation of a candidate', () => {
  const sent: NonNullable<CandidateCard['invitation']> = {
    inviteId: 'd'.repeat(24),
    status: 'invite:pending',
    entry: 'candidate:invite:new',
    made: '2026-03-10T15:00:00Z',
    told: null,
    ends: null,
    ended: null,
    reason: null,
  }
  const told = { ...sent, told: '2026-03-10T15:10:00Z', ends: '2026-03-18T03:00:00Z' }
  const alone = { processId: null, step: null, salary: null } as const
  it.each<[string, CandidateCard['invitation'], string[], boolean, string | null]>([
    ['nobody', null, [], true, null],
    ['not told yet', sent, ['Convite sai em 10 de mar., 12:10'], false, sent.inviteId],
    [
      'not told although it was time, since the job isn’t open',
      { ...sent, made: '2026-03-10T12:00:00Z' },
      ['Convite sai quando a vaga voltar'],
      false,
      sent.inviteId,
    ],
    ['open', told, ['Convite enviado · até 17 de março'], false, sent.inviteId],
    [
      'refused',
      { ...told, status: 'invite:refused', entry: 'candidate:invite:reject', reason: 'salary' },
      ['Convite recusado: o valor oferecido'],
      false,
      null,
    ],
    [
      'over',
      { ...told, status: 'invite:canceled', entry: 'automation:invite:timeout' },
      ['Convite cancelado pelo sistema'],
      true,
      null,
    ],
  ])('%s', (_, invitation, shown, mayInvite, openInvitation) => {
    expect(view({ ...alone, invitation })).toMatchObject({ mayInvite, openInvitation })
    expect(tags({ ...alone, invitation })).toEqual(shown)
  })
  it('is nothing to tell of who is in the selection', () => {
    expect(view({ invitation: told })).toMatchObject({ mayInvite: false })
    expect(tags({ invitation: { ...told, status: 'invite:confirmed' }, salary: null })).toEqual([])
  })
})
