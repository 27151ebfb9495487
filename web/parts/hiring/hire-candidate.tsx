import type { CandidateDetails } from '@trampolim/contract/candidates.ts'
import { hireDocuments, isStandingHire } from '@trampolim/marketplace/selection/hiring.ts'
import { invitationTold } from '@trampolim/marketplace/selection/invitations.ts'
import { hireDocumentText, hireReasonText, hiringSide } from '@trampolim/phrases/pt-br/hiring.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { Checkbox } from '../../design/choice.tsx'
import { MaskedField } from '../../design/masked-field.tsx'
import { Notice } from '../../design/notice.tsx'
import { TextField } from '../../design/text-field.tsx'
import { lastDayText, momentText } from '../dates.ts'
import { LimitedArea, LimitedField } from '../form/limited-text.tsx'
import type { HireOutcome } from './do-hire-intent.ts'
import { HireTerms } from './hire-terms.tsx'
import classes from './hiring.module.css'

const t = speak(hiringSide)

type HireCandidateProps = {
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

/** A finalist's hiring message and how it stands, or the form that sends one. */
export function HireCandidate({ hire, mayHire, name, asked, action, outcome }: HireCandidateProps) {
  if (!hire && !mayHire) return null
  return (
    <Card as="section" id="hire" aria-labelledby="hire-title" className={classes.box}>
      <h2 id="hire-title">{t('title')}</h2>
      {outcome && (
        <Notice live tone={outcome.ok ? 'success' : 'danger'}>
          {outcome.text}
        </Notice>
      )}
      {hire && (
        <>
          <p>
            <strong>{statusText(hire)}</strong>
          </p>
          {hire.reason && <p>{t('reason', { reason: hireReasonText[hire.reason] })}</p>}
          <HireTerms hire={hire} />
          {isStandingHire(hire.status) && (
            <Form method="post" action={action} preventScrollReset>
              <Button
                type="submit"
                name="intent"
                value="cancel-hire"
                look={hire.told ? 'danger' : 'plain'}
                aria-label={t('cancelOf', { name })}
              >
                {t('cancel')}
              </Button>
              {hire.told && <p className={classes.soft}>{t('cancelText')}</p>}
            </Form>
          )}
        </>
      )}
      {mayHire && <HireForm name={name} asked={asked} action={action} outcome={outcome} />}
    </Card>
  )
}

function HireForm({ name, asked, action, outcome }: Omit<HireCandidateProps, 'hire' | 'mayHire'>) {
  const faults = outcome?.faults ?? {}
  const typed: Readonly<Record<string, string>> = outcome?.typed ?? {}
  const chosen = typed.documents?.split(' ') ?? []
  return (
    <details open={asked || outcome?.ok === false}>
      <summary>{t('hireOf', { name })}</summary>
      <Form method="post" action={action} preventScrollReset className={classes.form}>
        <input type="hidden" name="name" value={name} />
        <p className={classes.soft}>{t('text')}</p>
        <MaskedField
          name="salary"
          mask="money"
          label={t('salary')}
          hint={`${t('salaryHint')} ${t('salaryUnpaid')}`}
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
        <fieldset className={classes.documents}>
          <legend>{t('documents')}</legend>
          <p className={classes.soft}>{t('documentsHint')}</p>
          {hireDocuments.codes.map((each) => (
            <Checkbox
              key={each}
              name="documents"
              value={each}
              label={hireDocumentText[each]}
              defaultChecked={chosen.includes(each)}
            />
          ))}
        </fieldset>
        <LimitedField
          name="otherDocuments"
          label={t('otherDocuments')}
          defaultValue={typed.otherDocuments ?? ''}
          fault={faults.otherDocuments}
          most={500}
        />
        <LimitedArea
          name="message"
          label={t('message')}
          hint={t('messageHint')}
          defaultValue={typed.message ?? ''}
          fault={faults.message}
          most={2000}
          required
        />
        <Button type="submit" name="intent" value="send-hire" look="main">
          {t('send')}
        </Button>
      </Form>
    </details>
  )
}

function statusText({ status, told, ends, made }: NonNullable<CandidateDetails['hire']>): string {
  if (status !== 'pending') return t(`status.${status}`)
  return told && ends
    ? t('status.pending', { date: lastDayText(ends) })
    : t('status.soon', { moment: momentText(invitationTold(new Date(made)).toISOString()) })
}
