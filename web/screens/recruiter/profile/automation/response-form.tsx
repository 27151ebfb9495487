import {
  fillResponse,
  responseLength,
  responseOccasions,
} from '@trampolim/marketplace/automatic-responses/responses.ts'
import { automaticResponses, responseOccasionText } from '@trampolim/phrases/pt-br/automatic-responses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../../../design/button.tsx'
import { Card } from '../../../../design/card.tsx'
import { Checkbox, CheckboxGroup, RadioGroup } from '../../../../design/choice.tsx'
import { Notice } from '../../../../design/notice.tsx'
import { Select } from '../../../../design/select.tsx'
import { TextArea } from '../../../../design/text-field.tsx'
import classes from '../../../../parts/accounts/own-account.module.css'
import { draftKeys } from '../../../../parts/form/draft/draft-keys.ts'
import { KeptForm } from '../../../../parts/form/kept/kept-form.tsx'
import own from './automation.module.css'
import type { Editing, RefusedResponse } from './automation.ts'

const t = speak(automaticResponses)
const labels = { occasion: t('form.occasion'), scope: t('form.scope'), jobIds: t('form.jobs'), text: t('form.text') }

type ResponseFormProps = { editing: Editing; refused: RefusedResponse | undefined; back: string }

/** The form of an automatic response, with a preview of what a candidate receives. */
export function ResponseForm({ editing, refused, back }: ResponseFormProps) {
  const { basedOn, jobs } = editing
  const isGone = refused?.isGone ?? false
  const id = isGone ? null : editing.id
  const typed = refused?.typed ?? editing.typed
  const [text, setText] = useState(typed.text)
  return (
    <Card as="section" className={classes.card} aria-labelledby="response">
      <h2 id="response">{t(id ? 'form.edit' : 'form.new')}</h2>
      {isGone && (
        <Notice live tone="warn" title={t('form.goneTitle')}>
          {t('form.gone')}
        </Notice>
      )}
      {refused?.isChanged && (
        <Notice live tone="warn" title={refused.said}>
          <p className={own.words}>{editing.typed.text}</p>
        </Notice>
      )}
      <KeptForm
        draftKey={draftKeys.kept('response', editing.id ?? 'new')}
        refused={refused}
        labels={labels}
        base={
          basedOn === null
            ? undefined
            : { name: 'basedOn', value: basedOn, conflictReported: refused?.isChanged ?? false }
        }
        className={classes.form}
      >
        {({ faults, busy }) => (
          <>
            <input type="hidden" name="id" value={id ?? ''} />
            <Select
              name="occasion"
              label={t('form.occasion')}
              placeholder={t('form.chooseOccasion')}
              options={responseOccasions.map((value) => ({ value, text: responseOccasionText[value] }))}
              defaultValue={typed.occasion}
              fault={faults.occasion}
            />
            <RadioGroup
              name="scope"
              legend={t('form.scope')}
              options={[
                { value: 'all', label: t('form.all'), hint: t('form.allHint') },
                { value: 'some', label: t('form.some') },
              ]}
              defaultValue={typed.scope}
              fault={faults.scope}
            />
            {jobs.length > 0 && (
              <CheckboxGroup legend={t('form.jobs')} name="jobIds" fault={faults.jobIds}>
                {jobs.map(({ jobId, jobName }) => (
                  <Checkbox
                    key={jobId}
                    id={`job-${jobId}`}
                    name="jobIds"
                    value={jobId}
                    label={jobName}
                    defaultChecked={typed.jobIds.includes(jobId)}
                  />
                ))}
              </CheckboxGroup>
            )}
            <TextArea
              name="text"
              label={t('form.text')}
              hint={t('form.textHint')}
              most={responseLength.max}
              rows={6}
              defaultValue={typed.text}
              onInput={({ currentTarget }) => setText(currentTarget.value)}
              fault={faults.text}
            />
            {text.trim() && (
              <section className={own.preview} aria-label={t('form.previewTitle')}>
                <p className={own.soft}>{t('form.previewTitle')}</p>
                <p className={own.words}>{fillResponse(text, automaticResponses.example)}</p>
              </section>
            )}
            <div className={classes.actions}>
              <Button type="submit" look="main" name="response-action" value="save" loading={busy}>
                {t('form.save')}
              </Button>
              <ButtonLink to={back}>{t('form.cancel')}</ButtonLink>
            </div>
          </>
        )}
      </KeptForm>
      {id && (
        <details className={own.delete}>
          <summary className="folds">{t('delete')}</summary>
          <Form method="post" className={classes.form}>
            <input type="hidden" name="id" value={id} />
            <p className={classes.note}>{t('deleteText')}</p>
            <div>
              <Button type="submit" look="danger" name="response-action" value="delete">
                {t('delete')}
              </Button>
            </div>
          </Form>
        </details>
      )}
    </Card>
  )
}
