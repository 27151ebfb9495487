import type { Calls } from '@trampolim/contract/client/calls.ts'
import { expect, it } from 'vitest'
import {
  type FoundAtEnd,
  findIntent,
  foundField,
  namedIn,
  otherField,
  outcomeField,
  readCandidatesAtEnd,
  saidIn,
  stepField,
  stepTextField,
  stepToFind,
  textField,
} from './candidates-at-end.ts'

const [ana, davi, lia] = ['a', 'b', 'c'].map((letter) => letter.repeat(24)) as [string, string, string]

function formOf(values: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

it('reads what is said to each from a form, and nothing else', () => {
  const form = formOf({
    intent: 'finish',
    [outcomeField(ana)]: 'hired',
    [outcomeField(davi)]: 'notHired',
    [textField(davi)]: ' Obrigada. ',
    [outcomeField(lia)]: 'fired',
    [otherField(lia)]: 'kept',
    [stepField('curriculums')]: 'notHired',
    [stepTextField('curriculums')]: 'Obrigada a todos.',
    [stepField('interviews')]: 'hired',
  })
  expect(saidIn(form)).toEqual({
    finalists: [
      { processId: ana, outcome: 'hired', feedback: '' },
      { processId: davi, outcome: 'notHired', feedback: 'Obrigada.' },
    ],
    others: [{ processId: lia, outcome: 'kept', feedback: '' }],
    steps: [{ step: 'curriculums', outcome: 'notHired', feedback: 'Obrigada a todos.' }],
  })
})

it('leaves out who gets the answer of their step', () => {
  const form = formOf({ [otherField(ana)]: '', [textField(ana)]: 'Sem resposta própria', [outcomeField(davi)]: '' })
  expect(saidIn(form)).toEqual({ finalists: [], others: [], steps: [] })
})

it('names whom a search found first, then who was found before and answered, then the first of the step, each once', () => {
  const person = (processId: string) => ({ processId, name: `Pessoa ${processId[0]}` })
  const [nobody, elsewhere] = ['d', 'e'].map((letter) => letter.repeat(24)) as [string, string]
  const typed = {
    [foundField('curriculums', lia)]: 'Pessoa c',
    [otherField(lia)]: 'kept',
    [foundField('curriculums', nobody)]: 'Sem resposta própria',
    [foundField('interviews', elsewhere)]: 'De outra etapa',
    [otherField(elsewhere)]: 'kept',
  }
  const found: FoundAtEnd = { step: 'curriculums', people: [person(davi), person(ana)] }
  const named = namedIn({ step: 'curriculums', people: [person(ana)] }, { found, typed })
  expect(named).toEqual([person(davi), person(ana), person(lia)])
})

it('knows a search for people by its button', () => {
  expect(stepToFind(formOf({ intent: findIntent('interviews') }))).toBe('interviews')
  expect(stepToFind(formOf({ intent: 'finish' }))).toBeNull()
})

it('asks once more only for finalists without an outcome, after the end', async () => {
  const outcomes = [null, 'undecided', 'hired', 'notHired', 'kept']
  const items = outcomes.map((outcome) => ({
    processId: String(outcome),
    name: 'Ana',
    outcome,
    status: null,
    hireWaits: false,
  }))
  const readBoard = async () => ({
    job: { mute: false },
    columns: [{ step: 'finalists', items, total: items.length }],
    locked: false,
  })
  const calls = { gateway: { recruiterSelection: { readBoard } } } as unknown as Calls
  const asked = async (hasEnded: boolean) =>
    (await readCandidatesAtEnd(calls, { jobId: ana, hasEnded }))?.finalists.map(({ outcome }) => outcome)
  expect(await asked(true)).toEqual([null, 'undecided'])
  expect(await asked(false)).toEqual([null, 'undecided', 'notHired', 'kept'])
  for (const each of items) each.hireWaits = true
  expect(await asked(true)).toEqual([])
  expect(await asked(false)).toEqual([null, 'undecided', 'notHired', 'kept'])
})
