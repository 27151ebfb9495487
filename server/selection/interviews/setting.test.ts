import { at, interviewsIn, nine, place } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { codeOf, refusal, testHouse } from '@trampolim/tests/house.ts'
import { workPlace } from '@trampolim/tests/world/builders.ts'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../platform/http/caller/asking.ts'
import { attendInterviews } from './attend.ts'

const hour = 3600
const manaus = 1_302_603
const terms = { ...nine, ...place }
const starts = at('12:00')

describe('interviews, as recruiters set them,', async () => {
  const house = await testHouse()
  const { database } = house
  const { attend, begin, calls, candidates, candidatesCalls, hiring, notified, own, placed, recruiters, subjects } =
    interviewsIn(house)

  it('that were not announced yet can be canceled unnoticed, also together with the move', async () => {
    begin()
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId)
    const set = () => recruiters(bruno).scheduleInterview({ jobId, candidates: [ana.processId], ...terms })
    const { interviewId } = await set()
    expect(await codeOf(set())).toBe('interview_already_set')
    expect(await recruiters(bruno).cancelInterview({ jobId, interviewId })).toEqual({ told: 0 })
    await set()
    await calls(bruno).undoMove({ jobId, processId: ana.processId, from: 'interviews' })
    await attend(told)
    expect(subjects()).toEqual([])
    expect(await recruiters(bruno).listInterviews({ jobId })).toMatchObject({ items: [], total: 0 })
  })

  it('aren’t offered to be set anew with a person who left the selection', async () => {
    begin()
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId)
    await recruiters(bruno).scheduleInterview({ jobId, candidates: [ana.processId], ...terms })
    await attend(told)
    await candidatesCalls(ana).withdraw({ id: ana.processId })
    await attend()
    const [interview] = (await recruiters(bruno).listInterviews({ jobId })).items
    expect(interview?.candidates).toMatchObject([{ status: 'candidate:canceled', may: [] }])
  })

  it('by video get their own link if none is given and the settings create one', async () => {
    begin()
    const { bruno, elisa, jobId } = await hiring()
    const [ana, davi] = [await placed(jobId), await placed(jobId, 'Davi Rocha')]
    const linkOf = async (processId: string, who: Person, link = '') => {
      const of = recruiters(who)
      const place = { type: 'remote', address: 'Rua das Flores, 10', link } as const
      const { interviewId } = await of.scheduleInterview({ jobId, candidates: [processId], ...terms, ...place })
      const { address, link: made } = await of.readInterview({ jobId, interviewId })
      expect(address).toBe('')
      await of.cancelInterview({ jobId, interviewId })
      return made
    }
    const { fields } = await refusal(linkOf(ana.processId, bruno))
    expect(fields).toMatchObject({ link: { code: 'required' } })
    house.configuration.meetingUrl = 'https://meet.example.org/trampolim-{id}'
    try {
      const links = [await linkOf(ana.processId, bruno), await linkOf(davi.processId, elisa, '  ')]
      for (const link of links) expect(link).toMatch(/^https:\/\/meet\.example\.org\/trampolim-[0-9a-f]{32}$/)
      expect(new Set(links).size).toBe(2)
      const given = 'https://video.example.com/padaria'
      expect(await linkOf(ana.processId, bruno, given)).toBe(given)
      const { meetingUrl } = await recruiters(bruno).listInterviews({ jobId })
      expect(meetingUrl).toBe(house.configuration.meetingUrl)
    } finally {
      house.configuration.meetingUrl = null
    }
  })

  it('are scheduled one after the other, and can be rescheduled, which asks for confirmation again', async () => {
    begin()
    const { bruno, jobId } = await hiring()
    const people = [await placed(jobId), await placed(jobId, 'Bia Reis')]
    const processIds = people.map(({ processId }) => processId)
    const ofBoth = { jobId, candidates: processIds, ...terms, minutesBetween: 15 }
    const { interviewId } = await recruiters(bruno).scheduleInterview(ofBoth)
    await attend(told)
    const timesOf = async () =>
      (await recruiters(bruno).readInterview({ jobId, interviewId })).candidates.map(
        ({ startDateTime }) => startDateTime,
      )
    expect(await timesOf()).toEqual([starts, '2026-03-12T12:45:00.000Z'])
    const [ana, bia] = people as [(typeof people)[0], (typeof people)[0]]
    await candidates(ana).answerInterview({ id: interviewId, start: starts, answer: 'confirmed' })
    subjects()
    const later = { ...terms, jobId, interviewId, start: '14:00', end: '14:30' }
    await recruiters(bruno).changeInterview({ ...later, processId: ana.processId })
    expect(await timesOf()).toEqual(['2026-03-12T12:45:00.000Z', '2026-03-12T17:00:00.000Z'])
    expect(await own(ana)).toMatchObject({ status: 'candidate:pending', rescheduled: true })
    const stale = { id: interviewId, start: starts, answer: 'confirmed' } as const
    expect(await codeOf(candidates(ana).answerInterview(stale))).toBe('interview_changed')
    await recruiters(bruno).changeInterview({ ...later, type: 'remote', link: 'https://sala.exemplo.com.br/a' })
    expect(await own(bia)).toMatchObject({ type: 'remote', address: '', startDateTime: '2026-03-12T17:00:00.000Z' })
    await attend()
    expect(new Set(subjects())).toContain('Entrevista remarcada: Vendedor de loja')
    house.clock.set(new Date('2026-03-12T17:00:00.000Z'))
    await attend()
    expect(await own(bia)).toMatchObject({ status: 'automation:canceled' })
    expect(await notified(bia)).toContain('A entrevista ficou sem sua resposta e foi cancelada: Vendedor de loja.')
    await recruiters(bruno).changeInterview({ ...later, processId: bia.processId, date: '2026-03-13' })
    expect(await own(bia)).toMatchObject({ status: 'candidate:pending', date: '2026-03-13' })
  })

  it('that are set anew bring a candidate back to the interviews who was moved to an earlier step', async () => {
    begin()
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId)
    const { interviewId } = await recruiters(bruno).scheduleInterview({ jobId, candidates: [ana.processId], ...terms })
    await attend(told)
    await candidates(ana).answerInterview({ id: interviewId, start: starts, answer: 'refused' })
    const back = { jobId, processId: ana.processId, from: 'interviews', step: 'selectiveProcess' } as const
    await calls(bruno).moveCandidate(back)
    await attend(told)
    const later = { ...terms, jobId, interviewId, processId: ana.processId, start: '14:00', end: '14:30' }
    await recruiters(bruno).changeInterview(later)
    await attend(told)
    expect(await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })).toMatchObject({ step: 'interviews' })
    expect(await own(ana)).toMatchObject({ status: 'candidate:pending', startDateTime: '2026-03-12T17:00:00.000Z' })
    await calls(bruno).moveCandidate(back)
    await attend()
    expect(await own(ana)).toMatchObject({ status: 'recruiter:canceled' })
  })

  it('warn recruiters and candidates about overlaps of their own', async () => {
    begin()
    const { bruno, elisa, jobId } = await hiring()
    const other = await hiring()
    const ana = await placed(jobId)
    const bia = await placed(jobId, 'Bia Reis')
    const again = await database
      .selectFrom('candidacy')
      .selectAll()
      .where('id', '=', ana.processId)
      .executeTakeFirstOrThrow()
    const elsewhere = { ...again, id: 'e'.repeat(24), job_id: other.jobId, answers: '[]' }
    await database.insertInto('candidacy').values(elsewhere).execute()
    await recruiters(bruno).scheduleInterview({ jobId, candidates: [ana.processId], ...terms })
    const overlapping = { jobId, candidates: [bia.processId], ...terms, start: '09:15', end: '09:45' }
    expect(await codeOf(recruiters(bruno).scheduleInterview(overlapping))).toBe('interview_overlaps')
    await recruiters(elisa).scheduleInterview(overlapping)
    const there = { ...overlapping, jobId: other.jobId, candidates: [elsewhere.id] }
    await recruiters(other.bruno).scheduleInterview(there)
    await attend(told)
    const { items } = await candidates(ana).listOwnInterviews({})
    expect(items.map(({ overlaps }) => overlaps)).toEqual([true, true])
    expect((await own(bia))?.overlaps).toBe(false)
  })

  it('come as files for calendars, in the zone of the workplace, which a later one replaces or cancels', async () => {
    begin()
    const places = JSON.stringify([workPlace({ cityState: manaus })])
    const { bruno, jobId } = await hiring({ work_places: places, approved_places: places })
    const ana = await placed(jobId)
    const { interviewId } = await recruiters(bruno).scheduleInterview({
      ...{ jobId, candidates: [ana.processId], ...terms, notes: 'Traga: RG, "carteira"; e água.\nAté já!' },
    })
    expect((await recruiters(bruno).listInterviews({ jobId })).timeZone).toBe('America/Porto_Velho')
    await attend(told)
    const sent = house.letters.splice(0).map(({ calendar }) => calendar)
    await recruiters(bruno).changeInterview({ jobId, interviewId, ...terms, start: '10:00', end: '10:30' })
    const { content } = await candidates(ana).readInterviewCalendar({ id: interviewId })
    await recruiters(bruno).cancelInterview({ jobId, interviewId })
    await attend()
    sent.push({ method: 'REQUEST', content }, house.letters.at(-1)?.calendar)
    const read = sent.map((calendar) => {
      const parsed = new ICAL.Component(ICAL.parse(calendar?.content ?? ''))
      const zones = parsed.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid'))
      for (const zone of parsed.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
      const event = new ICAL.Event(parsed.getFirstSubcomponent('vevent') as ICAL.Component)
      const { uid, sequence, startDate, description, component } = event
      return {
        ...{ uid, sequence, zones, description, starts: startDate.toJSDate().toISOString() },
        method: parsed.getFirstPropertyValue('method'),
        stamp: String(component.getFirstPropertyValue('dtstamp')),
        status: component.getFirstPropertyValue('status'),
      }
    })
    const [first] = read
    expect(first).toMatchObject({
      ...{ sequence: 0, zones: ['America/Porto_Velho'], starts: '2026-03-12T13:00:00.000Z', method: 'REQUEST' },
      ...{ status: 'CONFIRMED', stamp: '2026-03-10T15:10:00Z' },
      description: 'Traga: RG, "carteira"; e água.\nAté já!',
    })
    expect(read.slice(1)).toMatchObject([
      { uid: first?.uid, sequence: 2, starts: '2026-03-12T14:00:00.000Z', method: 'REQUEST' },
      { uid: first?.uid, sequence: 3, method: 'CANCEL', status: 'CANCELLED' },
    ])
  })

  it('can take place at the job’s workplaces, with the company’s street at the one that has its CEP', async () => {
    const workPlaces = [
      workPlace({ zipCode: '01310100', district: 'Bela Vista' }),
      workPlace({ zipCode: '04101000', district: '' }),
    ]
    const places = { work_places: JSON.stringify(workPlaces), approved_places: JSON.stringify(workPlaces) }
    const { bruno, jobId, organizationId } = await hiring(places)
    await database
      .updateTable('organization')
      .set({ zip_code: '04101000', street: 'Rua Vergueiro, 1200' })
      .where('id', '=', organizationId)
      .execute()
    const proposed = async () => (await recruiters(bruno).listInterviews({ jobId })).places
    expect(await proposed()).toEqual([
      { address: 'Rua Vergueiro, 1200, São Paulo, SP, CEP 04101-000', complete: true },
      { address: 'Bela Vista, São Paulo, SP, CEP 01310-100', complete: false },
    ])
    await database.updateTable('job').set({ hide_contracting_company_name: true }).execute()
    expect((await proposed()).map(({ complete }) => complete)).toEqual([false, false])
    await database.updateTable('job').set({ work_type: 2 }).execute()
    expect(await proposed()).toEqual([])
  })

  it('are set once by two recruiters at once, and attended once by two at once', async () => {
    begin()
    const { bruno, elisa, jobId } = await hiring()
    const ana = await placed(jobId)
    const set = (who: Person) => recruiters(who).scheduleInterview({ jobId, candidates: [ana.processId], ...terms })
    const outcomes = await Promise.allSettled([set(bruno), set(elisa), set(bruno), set(elisa)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    house.clock.pass(told)
    await Promise.all([attendInterviews(house), attendInterviews(house)])
    await attend()
    expect(subjects()).toEqual(['Entrevista marcada: Vendedor de loja'])
  })

  it('refuse wrong input, and can’t be found by other organisations and people', async () => {
    begin()
    const { bruno, jobId } = await hiring()
    const stranger = await hiring()
    const ana = await placed(jobId)
    const away = await placed(jobId, 'Caio Melo', { candidacy: { step: 'discarded' } })
    const set = (more: object) =>
      recruiters(bruno).scheduleInterview({ jobId, candidates: [ana.processId], ...terms, ...more })
    expect(await refusal(set({ date: '2026-03-09' }))).toMatchObject({ code: 'invalid_form' })
    expect(await refusal(set({ end: '08:00', address: '' }))).toMatchObject({ code: 'invalid_form' })
    expect(await codeOf(set({ type: 'remote', link: 'javascript:alert(1)' }))).toBe('invalid_form')
    expect(await codeOf(set({ candidates: [away.processId] }))).toBe('not_in_selection')
    const theirs = await placed(stranger.jobId, 'Davi Luz')
    expect(await codeOf(set({ candidates: [theirs.processId] }))).toBe('process_not_found')
    const { interviewId } = await set({})
    const byStranger = recruiters(stranger.bruno)
    expect(await codeOf(byStranger.readInterview({ jobId: stranger.jobId, interviewId }))).toBe('interview_not_found')
    expect(await codeOf(byStranger.cancelInterview({ jobId: stranger.jobId, interviewId }))).toBe('interview_not_found')
    expect(await codeOf(byStranger.readInterview({ jobId, interviewId }))).toBe('job_not_found')
    expect(await byStranger.listAgenda({})).toMatchObject({ items: [], total: 0 })
    await attend(told)
    expect(await codeOf(candidates(theirs).readOwnInterview({ id: interviewId }))).toBe('interview_not_found')
    const { items } = await recruiters(bruno).listAgenda({ from: '2026-03-12', to: '2026-03-12' })
    expect(items.map((each) => each.interviewId)).toEqual([interviewId])
    expect(await recruiters(bruno).listAgenda({ from: '2026-03-13' })).toMatchObject({ items: [] })
    house.clock.pass(48 * hour)
    expect(await recruiters(bruno).listAgenda({ group: 'past' })).toMatchObject({ total: 1 })
  })

  it.each(['', 'undefined', 'null'])('are no one’s where a call names %o', async (id) => {
    const { bruno, jobId } = await hiring()
    const ofNone = await refusal(recruiters(bruno).listInterviews({ jobId: id }))
    expect(ofNone).toMatchObject({ code: 'invalid_form', fields: { jobId: { code: 'must_have_job_id' } } })
    const none = await refusal(recruiters(bruno).cancelInterview({ jobId, interviewId: id }))
    expect(none).toMatchObject({ fields: { interviewId: { code: 'must_have_interview_id' } } })
  })
})
