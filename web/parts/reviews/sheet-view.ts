import type { ReviewSheet } from '@trampolim/contract/gateway/reviews.ts'
import type { Fields } from '@trampolim/marketplace/fields/field.ts'
import { type JobSpecificType, jobSpecificTypes } from '@trampolim/marketplace/reference/job-types.ts'
import type { ReviewHint } from '@trampolim/marketplace/reviews/hints.ts'
import type { ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import { mayBeAskedFor, type SheetGroup, sheetFields } from '@trampolim/marketplace/reviews/sheet.ts'
import { reviewHints } from '@trampolim/phrases/pt-br/review-hints.ts'
import { reviewedFieldName, reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { subjectStatusLabel } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { clockText, deadlineText, momentText } from '../dates.ts'
import { dueText, whenText } from './time-left.ts'
import { valueText } from './value-text.ts'

const t = speak(reviews)

type Field = ReviewSheet['groups'][number]['fields'][number]

type Words = NonNullable<Field['words']>

/** The texts of a field for a reviewer; `words`: for a changed text, both versions in reading order. */
export type FieldView = {
  field: string
  name: string
  value: string | null
  words: Words | null
  askable: boolean
  /** Whether it is shown as running text and not as a short fact. */
  wide: boolean
}

/** The maximum length of a fact that is shown beside others. */
const longestFact = 42

/** The texts of a review's sheet. Server only. */
export function sheetView(sheet: ReviewSheet, now: Date) {
  const { subject, claimed } = sheet
  const kind = kindOf(sheet)
  const groups = sheet.groups.map(({ group, fields }) => ({
    group,
    name: t(`groups.${group as SheetGroup}`),
    fields: fields.filter((each) => isSaid(each, kind)).map((each) => fieldView(each, { subject, kind })),
  }))
  const says = ({ value, words }: FieldView) => value !== null || words !== null
  return {
    id: sheet.id,
    edition: sheet.edition,
    subject,
    kind: t(`subject.${subject}`),
    name: sheet.name,
    company: sheet.company,
    status: subjectStatusLabel(subject, sheet.status),
    due: { ...dueText(sheet.due, now), at: deadlineText(sheet.due), share: shareOf(sheet, now) },
    place: sheet.place && t('sheet.place', sheet.place),
    next: sheet.next && {
      ...{ id: sheet.next.id, name: sheet.next.name },
      text: [sheet.next.company, t(`subject.${sheet.next.subject}`), dueText(sheet.next.due, now).text]
        .filter(Boolean)
        .join(' · '),
    },
    soFar: sheet.jobsSoFar && soFarText(sheet.jobsSoFar),
    again: sheet.again,
    ahead: sheet.ahead,
    comparedWith: sheet.comparedWith,
    decided: sheet.decision && t(`decided.${sheet.decision}`),
    logo: sheet.logo,
    ad: subject === 'job' ? sheet.subjectId : null,
    changes: groups
      .flatMap(({ fields }) => fields)
      .filter(({ words }) => words !== null)
      .map(({ field, name }) => ({ field, name })),
    mine: claimed?.you ?? false,
    claimed: claimed && { name: claimed.by, time: clockText(claimed.until) },
    groups: groups
      .map((each) => ({ ...each, fields: each.fields.filter(says) }))
      .filter(({ fields }) => fields.length > 0),
    blank: groups.flatMap(({ fields }) => fields.filter((each) => !says(each) && each.askable)),
    hints: sheet.hints.map((hint) => reviewHints[hint as ReviewHint] ?? hint),
    obstacles: sheet.obstacles.map((each) => reviews.obstacles[each as keyof typeof reviews.obstacles] ?? each),
    decisions: sheet.decisions.map(({ decision, by, decided, reason, changes }) => ({
      key: decided,
      line: t('sheet.earlierLine', { decision: t(`decided.${decision}`), name: by, when: whenText(decided, now) }),
      moment: momentText(decided),
      reason,
      changes: changes.map(({ field, remark }) => `${reviewedFieldName(subject, field, kind)}: ${remark}`),
    })),
  }
}

export type SheetView = ReturnType<typeof sheetView>

/** The kind of a job, in whose words its fields are named; undefined for other subjects. */
function kindOf({ subject, groups }: ReviewSheet): JobSpecificType | undefined {
  if (subject !== 'job') return undefined
  const asked = groups.flatMap(({ fields }) => fields).find(({ field }) => field === 'jobSpecificType')
  return jobSpecificTypes.codes.find((code) => code === asked?.value)
}

/** Whether a field says anything: forms ask of employment alone whether it is for long, so that others are by default. */
const isSaid = ({ field, value }: Field, kind: JobSpecificType | undefined) =>
  field !== 'longPeriodJob' || kind === undefined || kind === jobSpecificTypes.code.professional || value !== true

function fieldView(
  { field, value, before, changed, words }: Field,
  { subject, kind }: { subject: ReviewSubject; kind: JobSpecificType | undefined },
): FieldView {
  const described = (sheetFields[subject] as Fields)[field]
  const [now, was] = [valueText(described, value), changed ? valueText(described, before) : null]
  const shown = words ?? (changed ? linesChanged(was ?? t('sheet.none'), now ?? t('sheet.none')) : null)
  const length = shown ? shown.reduce((sum, { text }) => sum + text.length, 0) : (now?.length ?? 0)
  return {
    field,
    name: reviewedFieldName(subject, field, kind),
    value: now,
    words: shown,
    askable: mayBeAskedFor(subject, field),
    wide: length > longestFact || Boolean(now?.includes('\n')),
  }
}

/** The changes of a value that isn't a text: line by line. */
function linesChanged(was: string, now: string): Words {
  const [before, after] = [was.split('\n'), now.split('\n')]
  const gone = before.filter((line) => !after.includes(line)).map((text) => ({ text, kind: 'removed' as const }))
  const here = after.map((text) => ({ text, kind: before.includes(text) ? ('same' as const) : ('added' as const) }))
  return [...gone, ...here].flatMap((each, at) => (at === 0 ? [each] : [between(before, after), each]))
}

/** The separator between two lines: a line break in lists, a space in single values. */
const between = (...sides: readonly (readonly string[])[]) => ({
  text: sides.some(({ length }) => length > 1) ? '\n' : ' ',
  kind: 'same' as const,
})

/** The share of the time for a review that has passed, from 0 to 1. */
function shareOf({ entered, due }: ReviewSheet, now: Date): number {
  const [from, to] = [Date.parse(entered), Date.parse(due)]
  return Math.min(1, Math.max(0, (now.getTime() - from) / Math.max(1, to - from)))
}

/** ‘12 vagas publicadas, 1 rejeitada’ */
function soFarText({ published, closed, rejected, blocked }: NonNullable<ReviewSheet['jobsSoFar']>): string {
  return [
    published === 0 ? t('sheet.soFarNone') : t('sheet.soFarPublished', { count: published }),
    closed > 0 && t('sheet.soFarClosed', { count: closed }),
    rejected > 0 && t('sheet.soFarRejected', { count: rejected }),
    blocked > 0 && t('sheet.soFarBlocked', { count: blocked }),
  ]
    .filter(Boolean)
    .join(', ')
}
