import type { CandidateDetails } from '@trampolim/contract/candidates.ts'
import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import { hiringSide } from '@trampolim/phrases/pt-br/hiring.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Button } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { Notice } from '../../design/notice.tsx'
import { draftKeys } from '../form/draft/draft-keys.ts'
import { DraftDone, KeptForm } from '../form/kept/kept-form.tsx'
import { restingFields } from '../later/resting-fields.tsx'
import { restingPart } from '../later/resting-part.tsx'
import type { HireOutcome } from './do-hire-intent.ts'
import classes from './hiring.module.css'

const t = speak(hiringSide)
const HireStatus = restingPart('hire-status', async () => (await import('./hire-status.tsx')).HireStatus)

const HireFields = restingFields('hire-fields', async () => (await import('./hire-fields.tsx')).HireFields)

type HireCandidateProps = {
  /** The job and the curriculum of the finalist. */
  at: { jobId: string; cvId: string }
  kind: JobKindWord
  hire: CandidateDetails['hire']
  /** Whether a message may be sent now. */
  mayHire: boolean
  name: string
  /** Whether the form is open from the start. */
  asked: boolean
  /** The page that handles the forms. */
  action: string
  outcome: HireOutcome | null
}

/** A finalist's hiring message and its status, or the form that sends one. */
export function HireCandidate({ at, kind, hire, mayHire, name, asked, action, outcome }: HireCandidateProps) {
  if (!hire && !mayHire) return null
  return (
    <Card as="section" id="hire" aria-labelledby="hire-title" className={classes.box}>
      <h2 id="hire-title">{t('title')}</h2>
      {/* The form itself shows why it was refused. */}
      {outcome && (outcome.ok || !mayHire || outcome.typed === null) && (
        <Notice live tone={outcome.ok ? 'success' : 'danger'}>
          {outcome.text}
        </Notice>
      )}
      {hire && <HireStatus hire={hire} kind={kind} name={name} action={action} />}
      {outcome?.ok && <DraftDone draftKey={draftOf(at)} />}
      {mayHire && <HireForm at={at} kind={kind} name={name} asked={asked} action={action} outcome={outcome} />}
    </Card>
  )
}

const draftOf = ({ jobId, cvId }: HireCandidateProps['at']) => draftKeys.kept('hire', `${jobId}:${cvId}`)
const labelsOf = (kind: JobKindWord) => ({
  ...{ salary: t(kind === 'internship' ? 'grant' : 'salary'), start: t('start'), documents: t('documents') },
  ...{ otherDocuments: t('otherDocuments'), message: t('message') },
})

function HireForm({ at, kind, name, asked, action, outcome }: Omit<HireCandidateProps, 'hire' | 'mayHire'>) {
  const typed: Readonly<Record<string, string>> = outcome?.typed ?? {}
  const labels = labelsOf(kind)
  return (
    <details open={asked || outcome?.ok === false}>
      <summary className="folds">{t('hireOf', { name })}</summary>
      <KeptForm
        draftKey={draftOf(at)}
        refused={outcome?.typed ? outcome : null}
        labels={labels}
        action={action}
        preventScrollReset
        className={classes.form}
      >
        {({ faults, busy }) => (
          <>
            <input type="hidden" name="name" value={name} />
            <HireFields kind={kind} labels={labels} typed={typed} faults={faults} />
            <Button type="submit" name="intent" value="send-hire" look="main" loading={busy}>
              {t('send')}
            </Button>
          </>
        )}
      </KeptForm>
    </details>
  )
}
