import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../design/button.tsx'
import { Steps } from '../../../design/steps.tsx'
import { DraftForm } from '../../form/draft/draft-form.tsx'
import type { useWizard } from '../use-wizard.ts'
import classes from './wizard-page.module.css'

type WizardForm = Omit<ReturnType<typeof useWizard<object, string>>, 'change' | 'newest' | 'follow'>

type WizardPageProps = {
  form: WizardForm
  /** The steps of the progress bar, and the progress of this page. */
  steps: { label: string; names: readonly string[]; current: number; progress: string }
  title: string
  intro: string
  texts: {
    faults: string
    /** A note on what isn't stored, shown when a draft is restored. */
    unkept: string
    next: string
    /** Null on the first page. */
    back: string | null
    /** The text of the button that skips the rest, if that is possible. */
    later?: string | null
  }
  /** Another form above this one, such as that of a file which fills it. */
  above?: ReactNode
  /** Shown under the form, such as the link to sign in. */
  footer?: ReactNode
  children: ReactNode
}

/** One small page of a registration: its progress, its fields, and the buttons to go on and back. */
export function WizardPage({ form, steps, title, intro, texts, above, footer, children }: WizardPageProps) {
  const { page, summary } = form
  const heading = useFocusOnChange(page, { unless: Object.keys(summary.faults).length > 0 })
  return (
    <div className={classes.page}>
      <Steps label={steps.label} steps={steps.names} current={steps.current} progress={steps.progress} />
      <div className={classes.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{intro}</p>
      </div>
      {above}
      <DraftForm
        form={form}
        title={texts.faults}
        restoredNote={texts.unkept}
        main="next"
        onSubmit={form.onSubmit}
        fetches
        className={classes.form}
      >
        <input type="hidden" name="page" value={page} />
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
        {texts.later && (
          <div className={classes.later}>
            <Button type="submit" name="intent" value="later" look="bare">
              {texts.later}
            </Button>
          </div>
        )}
      </DraftForm>
      {footer && <div className={classes.member}>{footer}</div>}
    </div>
  )
}

/** Moves the focus to the heading when the page within the form changes, except at first and if there are faults. */
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
