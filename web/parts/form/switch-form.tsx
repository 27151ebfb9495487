import { useFetcher } from 'react-router'
import { Button } from '../../design/button.tsx'
import { Tag } from '../../design/tag.tsx'
import classes from './switch-form.module.css'
import { useDoneNotice } from './use-done-notice.ts'

/** The texts for the state on, or off. */
type Words = {
  tag: string
  text: string
  /** The button that switches to the other state. */
  press: string
  /** The button's accessible name, if its text alone isn't clear. */
  pressLabel?: string
  /** The confirmation that this state was reached. */
  done: string
}

type SwitchFormProps = {
  action: string
  title: string
  heading: 'h2' | 'h3' | 'p'
  on: boolean
  /** The intents that its form submits. */
  intents: { on: string; off: string }
  words: { on: Words; off: Words }
}

/** A setting that is on or off, its meaning, and the button that changes it at once. */
export function SwitchForm({ action, title, heading: Heading, on, intents, words }: SwitchFormProps) {
  const fetcher = useFetcher<{ fault: string } | { done: true }>()
  const wish = fetcher.formData?.get('intent')
  const shown = words[(wish ? wish === intents.on : on) ? 'on' : 'off']
  useDoneNotice(fetcher, words[on ? 'on' : 'off'].done)
  return (
    <fetcher.Form method="post" action={action} className={classes.form}>
      <div className={classes.words}>
        <Heading className={classes.title}>
          {title} <Tag tone={shown === words.on ? 'green' : 'plain'}>{shown.tag}</Tag>
        </Heading>
        <p className={classes.text}>{shown.text}</p>
      </div>
      <Button
        type="submit"
        name="intent"
        value={shown === words.on ? intents.off : intents.on}
        size="small"
        loading={fetcher.state !== 'idle'}
        {...(shown.pressLabel && { 'aria-label': shown.pressLabel })}
      >
        {shown.press}
      </Button>
    </fetcher.Form>
  )
}
