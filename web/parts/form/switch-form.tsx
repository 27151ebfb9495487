import { useFetcher } from 'react-router'
import { Button } from '../../design/button.tsx'
import { Tag } from '../../design/tag.tsx'
import classes from './switch-form.module.css'
import { useDoneNotice } from './use-done-notice.ts'

/** What is said while it is on, or off. */
type Words = {
  tag: string
  text: string
  /** The button that leads to the other. */
  press: string
  /** The same where its name alone doesn't say of what. */
  pressLabel?: string
  /** That it has come to this. */
  done: string
}

type SwitchFormProps = {
  action: string
  title: string
  heading: 'h2' | 'h3' | 'p'
  on: boolean
  /** What its form asks of the page. */
  intents: { on: string; off: string }
  words: { on: Words; off: Words }
}

/** Something that is on or off, what it means, and the button that changes it at once. */
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
