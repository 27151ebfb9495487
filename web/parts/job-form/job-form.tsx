import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import type { DraftKey } from '../../platform/browser/kept-draft.ts'
import { DraftForm, useIsSending } from '../form/draft/draft-form.tsx'
import { LaterConfirm } from '../later/later-confirm.tsx'
import { laterPart } from '../later/later-part.tsx'
import { restingPart } from '../later/resting-part.tsx'
import type { JobDraft } from './draft/draft.ts'
import type { ReturnedJob } from './draft/save-job.ts'
import { Group, Overview } from './group.tsx'
import { groupsAsked, isFaulty, jobGroups } from './groups.ts'
import classes from './job-form.module.css'
import { useJobForm } from './use-job-form.ts'

const t = speak(jobForm)
const AdRules = restingPart('ad-rules', async () => (await import('./ad-rules.tsx')).AdRules)
const WeeklySummary = laterPart(
  'weekly-summary',
  async () => (await import('./fields/weekly-summary.tsx')).WeeklySummary,
)

type JobFormProps = {
  mode: 'create' | 'edit'
  draftKey: DraftKey
  initial: JobDraft
  base: string
  returned: ReturnedJob | undefined
  year: number
  /** Asks before saving what reviewers read, since an approved job returns to review. */
  asksApproval?: boolean
  isPaused?: boolean
  /** Whether the kind is fixed, since the job was approved before. */
  keepsKind?: boolean
  /** In a correction: the fields that may change (null for all), and the button's text. */
  correction?: { asked: readonly string[] | null; send: string }
  /** The page to which 'Cancelar' links. */
  cancel: string
  /** Further fields that aren't of the draft. */
  children?: ReactNode
}

/**
 * The whole job on one page, in groups. The draft survives a reload; it is submitted whole and returned whole. The form
 * of another job is another form, even if one page leads to the other.
 */
export function JobForm(props: JobFormProps) {
  return <WholeJob key={props.draftKey.name} {...props} />
}

function WholeJob(props: JobFormProps) {
  const { mode, draftKey, initial, base, returned, year, asksApproval = false, correction, cancel } = props
  const form = useJobForm({ draftKey, initial, base, returned })
  const { draft, faults, change, rules } = form
  const asked = groupsAsked(correction?.asked)
  const groups = jobGroups.filter((group) => asked.includes(group) || isFaulty(group, faults))
  const element = useRef<HTMLFormElement>(null)
  const [asking, setAsking] = useState(false)
  const submit = useSubmit()
  const busy = useIsSending()

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (busy || !form.check(event.currentTarget)) return event.preventDefault()
    if (!asksApproval || rules?.isSameToReviewers(draft, initial)) return form.send()
    event.preventDefault()
    if (rules) setAsking(true)
    else askIfNeeded()
  }
  /** Asks, unless the rules, which are still being loaded, say that reviewers see no difference. */
  const askIfNeeded = async () => {
    const loaded = await form.rulesSoon().catch(() => undefined)
    if (loaded?.isSameToReviewers(form.newest(), initial)) send()
    else setAsking(true)
  }
  const send = () => {
    setAsking(false)
    if (!element.current) return
    form.send()
    const body = new FormData(element.current)
    body.set('intent', 'save')
    submit(body, { method: 'post' })
  }
  return (
    <div className={classes.page}>
      <Overview groups={groups} draft={draft} faults={faults} faultsNow={rules && form.faultsNow()} />
      <DraftForm
        ref={element}
        form={form}
        title={t(`faultsTitle.${mode}`)}
        failed={t(`failed.${mode}`)}
        className={classes.form}
        onSubmit={onSubmit}
      >
        {props.children}
        {groups.map((group) => (
          <Group
            key={group}
            group={group}
            draft={draft}
            faults={faults}
            change={change}
            year={year}
            keepsKind={props.keepsKind || correction !== undefined}
          />
        ))}
        {!correction && <WeeklySummary draft={draft} faults={faults} change={change} isApproved={asksApproval} />}
        <AdRules />
        <div className={classes.actions}>
          <Button type="submit" name="intent" value="save" look="main" loading={busy}>
            {correction?.send ?? t(mode === 'create' ? 'publish' : 'save')}
          </Button>
          <ButtonLink look="bare" to={cancel}>
            {t('cancel')}
          </ButtonLink>
        </div>
      </DraftForm>
      <LaterConfirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t('approval.title')}
        confirmText={t('approval.confirm')}
        cancelText={t('approval.cancel')}
        closeLabel={t('close')}
        look="main"
        onConfirm={send}
      >
        {t(props.isPaused ? 'approval.textPaused' : 'approval.text')}
      </LaterConfirm>
    </div>
  )
}
