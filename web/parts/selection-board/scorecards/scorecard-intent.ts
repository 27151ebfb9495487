import type { Calls } from '@trampolim/contract/client/calls.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Faults, textsOfCall } from '../../../platform/faults.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'

const t = speak(selectionBoard)

/** Scores by criterion and the remark, as a form holds them. */
export type TypedScorecard = { ratings: Readonly<Record<string, string>>; remark: string }

/** The result of saving or deleting the recruiter's scorecard; a refused one is returned as it was typed. */
export type ScorecardOutcome = { ok: boolean; text: string; faults: Faults; typed: TypedScorecard | null }

/** The field of a criterion's score. */
export const scoreField = (criterion: string) => `score-${criterion}`

/** Applies the intent of a scorecard's form; null for another form. Server only. */
export async function doScorecardIntent(
  { gateway }: Calls,
  jobId: string,
  form: FormData,
): Promise<(ScorecardOutcome & { status: number }) | null> {
  const { recruiterSelection: selection } = gateway
  const intent = form.get('intent')
  const processId = String(form.get('processId') ?? '')
  const typed = typedIn(form)
  const done = (text: string) => ({ ok: true, text, faults: {}, typed: null, status: 200 })
  try {
    if (intent === 'delete-scorecard') {
      await selection.deleteScorecard({ jobId, processId })
      return done(t('scores.deleted'))
    }
    if (intent !== 'save-scorecard') return null
    const ratings = Object.entries(typed.ratings).map(([criterion, score]) => ({ criterion, score: Number(score) }))
    await selection.saveScorecard({ jobId, processId, ratings, remark: typed.remark })
    return done(t('scores.saved'))
  } catch (problem) {
    const refused = shownRefusal(problem, 401, 403)
    const { ratings, remark } = textsOfCall(refused.fields)
    const text = ratings ? t('scores.none') : (remark ?? refused.message)
    const isSaved = intent === 'save-scorecard'
    const faults: Faults = remark ? { remark } : { '': text }
    return { ok: false, text, faults, typed: isSaved ? typed : null, status: refused.status }
  }
}

function typedIn(form: FormData): TypedScorecard {
  const prefix = scoreField('')
  const ratings = [...form].flatMap(([name, value]) =>
    name.startsWith(prefix) && value !== '' ? [[name.slice(prefix.length), String(value)] as const] : [],
  )
  return { ratings: Object.fromEntries(ratings), remark: String(form.get('remark') ?? '') }
}
