import { usualAvailability } from '@trampolim/marketplace/availability/availability.ts'
import { describe, expect, it } from 'vitest'
import { faultText } from '../../platform/faults.ts'
import { doRowIntent } from '../form/lists/row-intents.ts'
import { availabilityDraft, availabilityFromForm, availabilityInput, blankSpans } from './availability-draft.ts'
import { faultsOfAvailabilityDraft } from './availability-faults.ts'
import { availabilityLines } from './availability-lines.ts'
import { isOfAvailability } from './save-availability.ts'

const usual = availabilityDraft(usualAvailability)
const morning = { start: '08:00', end: '12:00' }

describe('an availability’s form', () => {
  it('begins with the usual times and gives back what was stored', () => {
    expect(usual).toMatchObject({ type: 'default', days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] })
    expect(usual.sunday).toEqual([{ start: '', end: '' }])
    expect(availabilityInput(usual)).toEqual(usualAvailability)
  })

  it('takes the visible fields over the draft, as without JavaScript', () => {
    const form = new FormData()
    form.set('draft', JSON.stringify(usual))
    form.set('type', 'custom')
    for (const day of ['', 'sunday']) form.append('days', day)
    form.set('sunday.0.start', '09:00')
    form.set('sunday.0.end', '10:00')
    const { type, days } = availabilityInput(availabilityFromForm(form))
    expect([type, days.monday.available]).toEqual(['custom', false])
    expect(days.sunday).toEqual({ available: true, spans: [{ start: '09:00', end: '10:00' }] })
  })

  it('names faults by the rows of the form, whatever blank ones are between', () => {
    const custom = { ...usual, type: 'custom' }
    const afternoon = { start: '11:00', end: '18:00' }
    const monday = [morning, { start: '', end: '' }, afternoon]
    expect(faultsOfAvailabilityDraft({ ...custom, monday })).toEqual({ 'monday.2.start': faultText('times_overlap') })
    expect(faultsOfAvailabilityDraft({ ...custom, monday: [{ start: '', end: '' }] })).toEqual({
      'monday.0.start': faultText('required'),
      'monday.0.end': faultText('required'),
    })
    expect(faultsOfAvailabilityDraft({ ...custom, days: [] })).toEqual({ days: faultText('required') })
    expect(faultsOfAvailabilityDraft({ ...usual, monday })).toEqual({})
  })

  it('knows its own buttons', () => {
    expect(['availability', 'add:monday', 'remove:sunday.1'].every(isOfAvailability)).toBe(true)
    expect(['show', 'add:languages', '', 'constructor'].some(isOfAvailability)).toBe(false)
    expect(doRowIntent(usual, 'add:monday', blankSpans)?.draft.monday).toHaveLength(2)
  })

  it('is read in a line, or in one for each day', () => {
    expect(availabilityLines(usualAvailability)).toEqual(['Segunda a sexta, das 8h às 20h'])
    const days = {
      ...usualAvailability.days,
      monday: { available: true, spans: [{ start: '18:00', end: '22:00' }, morning] },
    }
    expect(availabilityLines({ type: 'custom', days })[0]).toBe('Segunda-feira: 08:00 às 12:00 e 18:00 às 22:00')
  })
})
