import type { CandidateDetails } from '@trampolim/contract/candidates.ts'
import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import { hireFields } from '@trampolim/marketplace/selection/fields.ts'
import { hireDocumentsOf, isOpenHire } from '@trampolim/marketplace/selection/hiring.ts'
import { invitationTold } from '@trampolim/marketplace/selection/invitations.ts'
import { hireDocumentText, hireReasonText, hiringSide } from '@trampolim/phrases/pt-br/hiring.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { Checkbox } from '../../design/choice.tsx'
import { fieldId } from '../../design/field.tsx'
import { MaskedField } from '../../design/masked-field.tsx'
import { Notice } from '../../design/notice.tsx'
import { TextArea, TextField } from '../../design/text-field.tsx'
import { lastDayText, momentText } from '../dates.ts'
import { draftKeys } from '../form/draft/draft-keys.ts'
import { DraftDone, KeptForm } from '../form/kept/kept-form.tsx'
import { restingPart } from '../later/resting-part.tsx'
import type { HireOutcome } from './do-hire-intent.ts'
import classes from './hiring.module.css'

const t = speak(hiringSide)
const documentText = speak(hireDocumentText)
const reasonText = speak(hireReasonText)
const HireTerms = restingPart('hire-terms', async () => (await import('./hire-terms.tsx')).HireTerms)

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
      {hire && (
        <>
          <p>
            <strong>{statusText(hire)}</strong>
          </p>
          {hire.reason && <p>{t('reason', { reason: reasonText(`${hire.reason}`) })}</p>}
          <HireTerms hire={hire} kind={kind} />
          {isOpenHire(hire.status) && (
            <Form method="post" action={action} preventScrollReset className={classes.cancel}>
              <Button type="submit" name="intent" value="cancel-hire" aria-label={t('cancelOf', { name })}>
                {t('cancel')}
              </Button>
              {hire.told && <p className={classes.soft}>{t('cancelText')}</p>}
            </Form>
          )}
        </>
      )}
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
  const chosen = typed.documents?.split(' ') ?? []
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
            <p className={classes.soft}>{t('text')}</p>
            {kind !== 'professional' && <p className={classes.soft}>{t(`byLaw.${kind}`)}</p>}
            <MaskedField
              name="salary"
              mask="money"
              label={labels.salary}
              hint={t(kind === 'internship' ? 'grantHint' : 'salaryHint')}
              defaultValue={typed.salary ?? ''}
              fault={faults.salary}
            />
            <TextField
              name="start"
              type="date"
              label={t('start')}
              defaultValue={typed.start ?? ''}
              fault={faults.start}
              required
            />
            <fieldset className={classes.documents} id={fieldId('documents')} tabIndex={-1}>
              <legend>{t('documents')}</legend>
              <p className={classes.soft}>{t('documentsHint')}</p>
              {hireDocumentsOf(kind).map((each) => (
                <Checkbox
                  key={each}
                  name="documents"
                  value={each}
                  label={documentText(`${each}`)}
                  defaultChecked={chosen.includes(each)}
                />
              ))}
            </fieldset>
            <TextField
              name="otherDocuments"
              label={t('otherDocuments')}
              defaultValue={typed.otherDocuments ?? ''}
              fault={faults.otherDocuments}
              most={hireFields.otherDocuments.longest}
            />
            <TextArea
              name="message"
              label={t('message')}
              hint={t('messageHint')}
              defaultValue={typed.message ?? ''}
              fault={faults.message}
              most={hireFields.message.longest}
              required
            />
            <Button type="submit" name="intent" value="send-hire" look="main" loading={busy}>
              {t('send')}
            </Button>
          </>
        )}
      </KeptForm>
    </details>
  )
}

function statusText({ status, told, ends, made }: NonNullable<CandidateDetails['hire']>): string {
  if (status !== 'pending') return t(`status.${status}`)
  return told && ends
    ? t('status.pending', { date: lastDayText(ends) })
    : t('status.soon', { moment: momentText(invitationTold(new Date(made))) })
}
