import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { type AdRule, adRules } from '@trampolim/marketplace/jobs/ad-rules.ts'
import { reviewDecisions } from '@trampolim/marketplace/reviews/review.ts'
import { reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { classNames } from '../../../design/class-names.ts'
import { Dotted } from '../../../design/dotted.tsx'
import { Link } from '../../../design/link.tsx'
import { Notice } from '../../../design/notice.tsx'
import { DecisionForm } from '../../../parts/reviews/decision-form.tsx'
import { ReviewSide } from '../../../parts/reviews/review-side.tsx'
import { BlankFields, Logo, SheetGroups } from '../../../parts/reviews/sheet-groups.tsx'
import { sheetView } from '../../../parts/reviews/sheet-view.ts'
import { Unheard } from '../../../parts/reviews/unheard.tsx'
import { callsContext } from '../../../platform/context.ts'
import { type Faults, faultsOfRefusal } from '../../../platform/faults.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/review.ts'
import classes from './review.module.css'

export { rereadAfterConflict as shouldRevalidate } from '../../../platform/reread-after-conflict.ts'

const t = speak(reviews)
const formId = 'decision'

export async function loader({ params, context }: Route.LoaderArgs) {
  const sheet = await context.get(callsContext).gateway.reviews.readReview({ id: params.reviewId })
  return sheetView(sheet, new Date())
}

/** Claims a subject, releases it, or decides. The input is kept if a decision is refused. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { reviews: calls } = context.get(callsContext).gateway
  const form = await request.formData()
  const id = params.reviewId
  const intent = form.get('intent')
  try {
    if (intent === 'claim') {
      await calls.claimReview({ id })
      return redirect(href('/review/:reviewId', { reviewId: id }))
    }
    if (intent === 'release') {
      await calls.releaseReview({ id })
      return redirect(href('/review', {}, { done: 'released' }))
    }
    const decision = reviewDecisions.find((each) => each === form.get('decision'))
    if (!decision) return refused(422, { decision: t('sheet.choose') }, form)
    const rule = adRules.find((each: AdRule) => each === form.get('rule'))
    await calls.decideReview({
      id,
      edition: Number(form.get('edition')),
      decision,
      reason: String(form.get('reason') ?? '').trim() || undefined,
      rule,
      changes: decision === 'request_changes' ? remarksOf(form) : [],
    })
    return redirect(href('/review', {}, { done: decision }))
  } catch (problem) {
    const no = refusalOf(problem)
    if (!no || no.status >= 500 || no.status === 404) throw problem
    if (no.code === 'review_changed') return refused(no.status, {}, form, no.message)
    return refused(no.status, no.code === 'reason_required' ? { reason: no.message } : faultsOfRefusal(no), form)
  }
}

function refused(status: number, faults: Faults, form: FormData, changed: string | null = null) {
  const text = (name: string) => String(form.get(name) ?? '')
  const remarks = Object.fromEntries(remarksOf(form).map(({ field, remark }) => [field, remark]))
  const written = { decision: text('decision'), reason: text('reason'), rule: text('rule') }
  return data({ faults, written, remarks, changed }, status)
}

const remarkName = 'remark:'

function remarksOf(form: FormData): { field: string; remark: string }[] {
  return [...form.entries()].flatMap(([name, value]) => {
    const remark = name.startsWith(remarkName) && typeof value === 'string' ? value.trim() : ''
    return remark === '' ? [] : [{ field: name.slice(remarkName.length), remark }]
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.name ?? t('title')} · Trampolim` }]
}

export default function Review({ loaderData: sheet, actionData }: Route.ComponentProps) {
  const { remarks = {}, written, changed } = actionData ?? {}
  const remarkLabels = Object.fromEntries(
    [...sheet.groups.flatMap(({ fields }) => fields), ...sheet.blank].map(({ field, name }) => [
      `${remarkName}${field}`,
      t('sheet.remark', { field: name }),
    ]),
  )
  // After a conflict whose claim has lapsed, what was written stays in the form, unless another reviewer has claimed it.
  const decides = sheet.mine || (changed != null && !sheet.claimed && !sheet.decided)
  // Where there is no form any more, its faults are said on top.
  const unheard = decides ? [] : Object.values(actionData?.faults ?? {})
  const asksFor = decides && !sheet.logo?.alone ? formId : null
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <nav className={classes.crumbs} aria-label={t('sheet.crumbs')}>
            <Link to={href('/review')}>{t('sheet.back')}</Link>
            {sheet.place && <span> / {sheet.place}</span>}
          </nav>
          <h1>{sheet.name}</h1>
          <p className={classes.facts}>
            <Dotted
              of={[
                sheet.kind,
                sheet.company,
                sheet.status,
                sheet.ahead ? t('ahead') : sheet.again && t('again'),
                sheet.ad && (
                  <Link key="ad" to={href('/jobs/:jobId', { jobId: sheet.ad })}>
                    {t('sheet.seeAd')}
                  </Link>
                ),
              ]}
            />
          </p>
        </div>
        {sheet.changes.length > 0 && <Shown count={sheet.changes.length} />}
      </header>
      <div className={classes.columns}>
        <div className={classes.sheet}>
          {changed && (
            <Notice tone="warn" live title={t('sheet.changedMeanwhile')}>
              {changed}
            </Notice>
          )}
          <Unheard refused={unheard.length > 0 ? { fault: unheard.join(' ') } : null} />
          {sheet.claimed && !sheet.mine && (
            <Notice tone="warn" title={t('sheet.takenTitle', sheet.claimed)}>
              {t('sheet.taken')}
            </Notice>
          )}
          <Remarks title={t('sheet.obstacles')} lines={sheet.obstacles} tone="danger" />
          <Remarks title={t('sheet.hints')} lines={sheet.hints} tone="warn" />
          {sheet.logo && <Logo logo={sheet.logo} name={sheet.name} />}
          <SheetGroups groups={sheet.groups} formId={asksFor} remarks={remarks} />
          <BlankFields fields={sheet.blank} formId={asksFor} remarks={remarks} />
          <Earlier decisions={sheet.decisions} />
        </div>
        <ReviewSide sheet={sheet} formId={formId}>
          {decides && (
            <DecisionForm
              reviewId={sheet.id}
              edition={sheet.edition}
              id={formId}
              isJob={sheet.subject === 'job'}
              isLogo={sheet.logo?.alone ?? false}
              written={written}
              refused={actionData}
              remarkLabels={remarkLabels}
            />
          )}
        </ReviewSide>
      </div>
    </div>
  )
}

/** Chooses which parts of the sheet are shown. Only the style sheet depends on it, so that no typed remark is lost. */
function Shown({ count }: { count: number }) {
  return (
    <fieldset className={classNames(classes.shown, 'sideways')}>
      <legend className="unseen">{t('sheet.shown')}</legend>
      {(['seen', 'changed', 'before'] as const).map((each) => (
        <label key={each}>
          <input type="radio" name="shown" value={each} defaultChecked={each === 'seen'} className="unseen" />
          {t(`sheet.shownAs.${each}`)}
          {each === 'changed' && <span>{count}</span>}
        </label>
      ))}
    </fieldset>
  )
}

function Remarks({ title, lines, tone }: { title: string; lines: readonly string[]; tone: 'warn' | 'danger' }) {
  if (lines.length === 0) return null
  return (
    <Notice tone={tone} title={title}>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  )
}

type Decisions = ReturnType<typeof sheetView>['decisions']

function Earlier({ decisions }: { decisions: Decisions }) {
  if (decisions.length === 0) return null
  return (
    <section className={classes.earlier}>
      <h2>{t('sheet.earlier')}</h2>
      <ul>
        {decisions.map(({ key, line, moment, reason, changes }) => (
          <li key={key}>
            <strong title={moment}>{line}</strong>
            {reason && <p>{reason}</p>}
            {changes.map((change) => (
              <p key={change}>{change}</p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
