import type { ReviewSheet } from '@trampolim/contract/gateway/reviews.ts'
import type { Fields } from '@trampolim/marketplace/fields/field.ts'
import type { ReviewHint } from '@trampolim/marketplace/reviews/hints.ts'
import type { ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import { mayBeAskedFor, type SheetGroup, sheetFields } from '@trampolim/marketplace/reviews/sheet.ts'
import { reviewHints } from '@trampolim/phrases/pt-br/review-hints.ts'
import { reviewedFieldName, reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { jobStatusLabel, profileStatus } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { momentText } from '../dates.ts'
import { clockText, dueText, whenText } from './time-left.ts'
import { valueText } from './value-text.ts'

const t = speak(reviews)

type Field = ReviewSheet['groups'][number]['fields'][number]

/** The texts of a field for a reviewer. `before` only if it changed, and for a text `words` with both versions. */
export type FieldView = {
  field: string
  name: string
  value: string | null
  before?: string
  words: Field['words']
  askable: boolean
}

/** The texts of a review's sheet. Server only. */
export function sheetView(sheet: ReviewSheet, now: Date) {
  const { subject, claimed } = sheet
  const groups = sheet.groups.map(({ group, fields }) => ({
    group,
    name: t(`groups.${group as SheetGroup}`),
    fields: fields.map((each) => fieldView(subject, each)),
  }))
  const says = ({ value, before }: FieldView) => value !== null || before !== undefined
  return {
    id: sheet.id,
    subject,
    kind: t(`subject.${subject}`),
    name: sheet.name,
    company: sheet.company,
    status: subject === 'job' ? jobStatusLabel(sheet.status) : statusLabel(sheet.status),
    due: dueText(sheet.due, now),
    again: sheet.again,
    ahead: sheet.ahead,
    comparedWith: sheet.comparedWith,
    decided: sheet.decision && t(`decided.${sheet.decision}`),
    logo: sheet.logo,
    ad: subject === 'job' ? sheet.subjectId : null,
    changed: sheet.groups.flatMap(({ fields }) => fields).filter(({ changed }) => changed).length,
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
      changes: changes.map(({ field, remark }) => `${reviewedFieldName(subject, field)}: ${remark}`),
    })),
  }
}

export type SheetView = ReturnType<typeof sheetView>

function fieldView(subject: ReviewSubject, { field, value, before, changed, words }: Field): FieldView {
  const described = (sheetFields[subject] as Fields)[field]
  const was = changed ? valueText(described, before) : null
  return {
    field,
    name: reviewedFieldName(subject, field),
    value: valueText(described, value),
    words,
    ...(changed && { before: was === null ? t('sheet.nothingBefore') : t('sheet.before', { value: was }) }),
    askable: mayBeAskedFor(subject, field),
  }
}

function statusLabel(status: string): string {
  const labels: Readonly<Record<string, string>> = profileStatus
  return labels[status] ?? status
}
