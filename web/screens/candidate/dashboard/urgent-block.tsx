import { home } from '@trampolim/phrases/pt-br/home.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Dotted } from '../../../design/dotted.tsx'
import { Link } from '../../../design/link.tsx'
import { Urgent } from '../../../design/urgent.tsx'
import { href } from '../../../platform/href.ts'
import type { Act, WaitingWords } from './waiting.ts'

const t = speak(home)

/** The most urgent item on a candidate's home; the job search if nothing waits. */
export function UrgentBlock({ waiting }: { waiting: WaitingWords | undefined }) {
  if (!waiting) {
    const search = { text: t('nothing.action'), to: href('/search') }
    return (
      <Urgent
        id="next"
        eyebrow={t('nothing.about')}
        title={t('nothing.title')}
        actions={<ActButton act={search} first />}
      >
        <p>{t('nothing.text')}</p>
      </Urgent>
    )
  }
  const { about, title, details, strong, text, mark, acts } = waiting
  return (
    <Urgent
      id="next"
      eyebrow={[about, mark].filter(Boolean).join(' · ')}
      title={details ? <Link to={details}>{title}</Link> : title}
      actions={acts.map((act, at) => <ActButton key={act.text} act={act} first={at === 0} />)}
    >
      {strong && <strong>{strong}</strong>}
      {text && (
        <p>
          <Dotted of={text} />
        </p>
      )}
    </Urgent>
  )
}

/** `of` names the item that the button belongs to, for screen readers, which may read the button alone. */
export function ActButton({ act, first, of }: { act: Act; first?: boolean; of?: string }) {
  const look = first ? 'sun' : 'plain'
  const size = of ? 'small' : 'usual'
  const label = of && `${act.text}: ${of}`
  if ('away' in act) {
    return (
      <ButtonLink look={look} to={act.away} rel="noopener noreferrer" aria-label={label}>
        {act.text}
      </ButtonLink>
    )
  }
  if ('to' in act) {
    return (
      <ButtonLink look={look} size={size} to={act.to} aria-label={label}>
        {act.text}
      </ButtonLink>
    )
  }
  return (
    <Form method="post" action={act.post}>
      {Object.entries(act.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look={look} size={size} aria-label={label}>
        {act.text}
      </Button>
    </Form>
  )
}
