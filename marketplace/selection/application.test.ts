import { describe, expect, it } from 'vitest'
import { type Application, applicationObstacle, outstandingTasks, refusalOfApplication } from './application.ts'
import { candidacyEntryFor, standingMoves, visibleHistory } from './history.ts'
import { faultOfMedicalReport } from './medical-report.ts'
import type { Candidacy } from './steps.ts'
import { maySeeContact, maySeeMedicalReport } from './who-sees.ts'

const withdrawn: Candidacy = {
  step: 'discarded',
  status: 'candidate:discarded',
  discarded: { by: 'candidate', from: 'interviews', at: new Date('2026-04-01') },
}
const rejected: Candidacy = {
  ...withdrawn,
  discarded: { by: 'recruiter', from: 'interviews', at: new Date('2026-04-01') },
}

const ready: Application = {
  job: {
    status: 'job:approved',
    jobSpecificType: 1,
    onlyHandicap: false,
    questionnaire: [
      { id: 'a', question: 'Por quê?', type: 'text' },
      { id: 'b', question: 'Sábados?', type: 'boolean' },
    ],
  },
  candidate: { birthDate: '1990-01-01', isHandicap: false, active: true },
  curriculums: ['professional'],
  cvType: 'professional',
  answers: [
    { questionId: 'a', answer: 'Gosto de pão.' },
    { questionId: 'b', answer: 'no' },
  ],
  hasMedicalReport: false,
  today: '2026-04-20',
}
const job = (change: Partial<Application['job']>) => ({ ...ready, job: { ...ready.job, ...change } })
const candidate = (change: Partial<Application['candidate']>) => ({
  ...ready,
  candidate: { ...ready.candidate, ...change },
})

describe('an application', () => {
  it.each<[string, Application, string | undefined]>([
    ['complete', ready, undefined],
    ['by a blocked candidate', candidate({ active: false }), 'candidate_not_active'],
    ['a second time', { ...ready, candidacy: { step: 'curriculums', status: null } }, 'already_applied'],
    ['after a discard', { ...ready, candidacy: rejected }, 'already_applied'],
    ['after a withdrawal', { ...ready, candidacy: withdrawn }, undefined],
    ['to a paused job', job({ status: 'job:disabled' }), 'job_not_open'],
    ['at 15', candidate({ birthDate: '2010-04-21' }), 'under_age_for_kind'],
    ['to an apprenticeship at 30', job({ jobSpecificType: 3 }), 'over_age_for_kind'],
    ['without a curriculum', { ...ready, curriculums: [] }, 'curriculum_missing'],
    ['with a curriculum of another kind', job({ jobSpecificType: 2 }), 'curriculum_missing'],
    ['without answers', { ...ready, answers: [] }, 'questionnaire_unanswered'],
    ['without a report', job({ onlyHandicap: true }), 'medical_report_required'],
    [
      'with a report, without consent',
      { ...job({ onlyHandicap: true }), hasMedicalReport: true },
      'medical_report_consent_required',
    ],
    ['with both', { ...job({ onlyHandicap: true }), hasMedicalReport: true, hasReportConsent: true }, undefined],
  ])('%s', (_, asked, refusal) => {
    expect(refusalOfApplication(asked)).toBe(refusal)
  })

  it('reports everything missing at once', () => {
    const asked = { ...job({ onlyHandicap: true }), curriculums: [], answers: [] }
    expect(outstandingTasks(asked)).toEqual([
      'curriculum_missing',
      'questionnaire_unanswered',
      'medical_report_required',
    ])
    expect(applicationObstacle(asked)).toBeUndefined()
  })
})

describe('a medical report', () => {
  it.each([
    ['application/pdf', 2 * 1024 * 1024, undefined],
    ['image/png', 2 * 1024 * 1024 + 1, 'file_too_large'],
    ['application/pdf', 0, 'file_empty'],
    ['application/msword', 10, 'file_type_refused'],
  ])('%s of %i bytes: %o', (type, bytes, fault) => {
    expect(faultOfMedicalReport({ type, bytes })).toBe(fault)
  })

  const seen = {
    sameOrganization: true,
    onlyHandicap: true,
    consented: true,
    erased: false,
    candidacy: { step: 'curriculums', status: null } as Candidacy,
  }
  it('is seen by the recruiter of a PCD job that was applied to, with consent', () => {
    expect(maySeeMedicalReport(seen)).toBe(true)
    const changes = [
      { sameOrganization: false },
      { onlyHandicap: false },
      { consented: false },
      { erased: true },
      { candidacy: null },
      { candidacy: withdrawn },
    ]
    expect(changes.map((change) => maySeeMedicalReport({ ...seen, ...change }))).toEqual(changes.map(() => false))
  })
})

describe('contact data', () => {
  const stranger: Parameters<typeof maySeeContact>[0] = {
    takenDown: false,
    everApproved: true,
    sharesContactData: true,
  }
  const applied: Candidacy = { step: 'curriculums', status: null }
  it.each([
    ['of a stranger', {}, false],
    ['after an application', { candidacy: applied }, true],
    ['after a discard', { candidacy: rejected }, true],
    ['after a withdrawal', { candidacy: withdrawn }, false],
    ['after a withdrawal from an invitation', { candidacy: withdrawn, invitation: 'invite:confirmed' }, false],
    ['of an invited person', { invitation: 'invite:pending:viewed' }, false],
    ['after an accepted invitation', { invitation: 'invite:confirmed' }, true],
    ['after consent', { consented: true }, true],
    ['of an applicant under review', { candidacy: applied, everApproved: false }, false],
    ['of an applicant who declined to share them', { candidacy: applied, sharesContactData: false }, false],
    ['of a blocked applicant', { candidacy: applied, takenDown: true }, false],
  ] as const)('%s', (_, tie, may) => {
    expect(maySeeContact({ ...stranger, ...tie })).toBe(may)
  })
})

describe('the history', () => {
  it.each([
    [null, 'curriculums', 'candidate', 'applied'],
    [null, 'selectiveProcess', 'candidate', 'invited'],
    ['curriculums', 'finalists', 'recruiter', 'moved'],
    ['finalists', 'interviews', 'recruiter', 'moved_back'],
    ['interviews', 'discarded', 'recruiter', 'discarded'],
    ['interviews', 'discarded', 'candidate', 'withdrawn'],
    ['interviews', 'discarded', 'automation', 'job_ended'],
    ['discarded', 'interviews', 'recruiter', 'undone'],
    ['discarded', 'curriculums', 'candidate', 'applied_again'],
  ] as const)('records %s to %s by %s as %s', (from, to, actor, entry) => {
    expect(candidacyEntryFor({ from, to, actor })).toBe(entry)
  })

  // a: applied, w: withdrew, r: applied again; a pair of steps: a move by the recruiter; one step after <: undone, back
  // there.
  const steps = { c: 'curriculums', s: 'selectiveProcess', i: 'interviews', f: 'finalists', x: 'discarded' } as const
  const events = { a: 'applied', w: 'withdrawn', r: 'applied_again' } as const
  const entriesOf = (words: string) =>
    words.split(' ').map((word, minute) => {
      const [one, other] = [...word] as [string, string]
      const happened = new Date(minute * 60_000)
      const step = (letter: string) => steps[letter as keyof typeof steps]
      if (word.length === 1) return { word, type: events[word as keyof typeof events], from: null, to: null, happened }
      if (one === '<') return { word, type: 'undone', from: null, to: step(other), happened }
      return { word, type: other === 'x' ? 'discarded' : 'moved', from: step(one), to: step(other), happened }
    })

  it.each([
    ['a cx', null, 'a cx'],
    ['a cx', 1, 'a'],
    ['a cx <c', null, 'a'],
    ['a cx <c ci ix', 4, 'a ci'],
    ['a cx <c ci ix', 3, 'a'],
    ['a cx <c ci ix', null, 'a ci ix'],
    ['a cs si <s', null, 'a cs'],
    ['a cs si sf <c', null, 'a'],
    ['a ci w r', 1, 'a w r'],
    ['a ci <c w', null, 'a w'],
  ] as const)('%s, not announced since %o, reads %s', (given, since, read) => {
    const unannouncedSince = since === null ? null : new Date(since * 60_000)
    expect(visibleHistory(entriesOf(given), { unannouncedSince }).map(({ word }) => word)).toEqual(read.split(' '))
  })

  it('returns the moves since a moment that weren’t undone', () => {
    const standing = standingMoves(entriesOf('a cs si <s sf'), new Date(2 * 60_000))
    expect(standing).toEqual([{ from: 'selectiveProcess', to: 'finalists', made: new Date(4 * 60_000) }])
  })
})
