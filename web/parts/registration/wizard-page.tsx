import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '../../design/button.tsx'
import { FormSummary } from '../../design/form-summary.tsx'
import { Notice } from '../../design/notice.tsx'
import { Steps } from '../../design/steps.tsx'
import { draftField } from '../curriculums/draft.ts'
import { DraftNote } from '../form/draft-note.tsx'
import { faultsTitle, toldFaults } from '../form/told-faults.ts'
import type { useWizard } from './use-wizard.ts'
import classes from './wizard-page.module.css'

type WizardForm = Omit<ReturnType<typeof useWizard<object, string>>, 'change' | 'newest'>

type WizardPageProps = {
  form: WizardForm
  /** The steps that people are told of, and how far this page is. */
  steps: { label: string; names: readonly string[]; current: number; progress: string }
  title: string
  intro: string
  texts: {
    faults: string
    restored: string
    restoredPassword: string
    restart: string
    next: string
    /** Null on the first page. */
    back: string | null
  }
  /** Under the form, such as the way to sign in. */
  footer?: ReactNode
  children: ReactNode
}

/** One small page of a registration: how far it is, its fields, the way on and back. */
export function WizardPage({ form, steps, title, intro, texts, footer, children }: WizardPageProps) {
  const { page, draft, told } = form
  const heading = useFocusOnChange(page, { unless: Object.keys(told.faults).length > 0 })
  return (
    <div className={classes.page}>
      <Steps label={steps.label} steps={steps.names} current={steps.current} progress={steps.progress} />
      <div className={classes.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{intro}</p>
      </div>
      {form.restored && (
        <Notice
          title={texts.restored}
          live
          actions={
            <Button size="small" onClick={form.restart}>
              {texts.restart}
            </Button>
          }
        >
          {texts.restoredPassword}
        </Notice>
      )}
      <FormSummary
        key={`${page} ${told.tries}`}
        title={faultsTitle(told.faults, texts.faults)}
        faults={toldFaults(told.faults)}
      />
      <Form method="post" noValidate className={classes.form} onSubmit={form.onSubmit} onBlur={form.onBlur}>
        {/* The Enter key goes on, whatever button stands first. */}
        <button type="submit" name="intent" value="next" className="unseen" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name={draftField} value={JSON.stringify(draft)} />
        <div className={classes.fields}>{children}</div>
        <div className={classes.actions}>
          <Button type="submit" name="intent" value="next" look="main" size="large" loading={form.busy}>
            {texts.next}
          </Button>
          {texts.back !== null && (
            <Button type="submit" name="intent" value="back" size="large" look="bare">
              {texts.back}
            </Button>
          )}
        </div>
      </Form>
      <DraftNote waiting={form.waiting} onDiscard={form.restart} />
      {footer && <p className={classes.member}>{footer}</p>}
    </div>
  )
}

/** Puts the focus on the heading when the page within the form changes, not when it first appears; faults go before. */
function useFocusOnChange(page: string, { unless }: { unless: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef(page)
  useEffect(() => {
    if (seen.current === page) return
    seen.current = page
    if (!unless) heading.current?.focus({ preventScroll: true })
  }, [page, unless])
  return heading
}
