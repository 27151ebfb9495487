import { longestTag } from '@trampolim/marketplace/selection/tags.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Chip } from '../../../design/chip.tsx'
import { toast } from '../../../design/toasts.tsx'
import { LimitedField } from '../../form/limited-text.tsx'
import type { CandidacyOutcome } from '../candidacy-intent.ts'
import classes from './candidate-tags.module.css'
import { type TagOutcome, tagOutcomeOf } from './tag-intent.ts'

const t = speak(selectionBoard)
const knownTags = 'known-tags'

type CandidateTagsProps = {
  processId: string
  tags: readonly string[]
  /** The tags that the organisation already uses. */
  known: readonly string[]
  /** The page that handles the forms. */
  action: string
  /** The result of a form sent without JavaScript. */
  outcome: TagOutcome | null
  level?: 2 | 3
}

/** The organisation's tags on a candidate: each can be removed, and others added. */
export function CandidateTags({ processId, tags, known, action, outcome, level = 2 }: CandidateTagsProps) {
  const Title = `h${level}` as const
  const fetcher = useFetcher<TagOutcome | CandidacyOutcome>()
  const form = useRef<HTMLFormElement>(null)
  const { data, state } = fetcher
  const answer = data && tagOutcomeOf(data)
  useEffect(() => {
    if (data?.ok) form.current?.reset()
    if (data && 'undo' in data) toast({ text: data.text, tone: 'danger' })
  }, [data])
  const shown = answer ?? outcome
  const others = known.filter((tag) => !tags.includes(tag))
  return (
    <section className={classes.tags} aria-labelledby="tags">
      <Title id="tags">{t('tags.title')}</Title>
      <ul className={classes.list}>
        {tags.map((tag) => (
          <li key={tag}>
            <fetcher.Form method="post" action={action} preventScrollReset>
              <input type="hidden" name="processId" value={processId} />
              <input type="hidden" name="tag" value={tag} />
              <Chip type="submit" name="intent" value="remove-tag" on removes aria-label={t('tags.remove', { tag })}>
                {tag}
              </Chip>
            </fetcher.Form>
          </li>
        ))}
      </ul>
      <details className={classes.new} open={shown?.ok === false}>
        <summary className="folds">{t('tags.open')}</summary>
        <fetcher.Form ref={form} method="post" action={action} preventScrollReset className={classes.form}>
          <input type="hidden" name="processId" value={processId} />
          <LimitedField
            name="tag"
            id="field-new-tag"
            label={t('tags.new')}
            hint={t('tags.hint')}
            most={longestTag}
            list={others.length > 0 ? knownTags : undefined}
            autoComplete="off"
            required
            defaultValue={shown?.ok === false ? shown.tag : ''}
            fault={shown?.fault ?? undefined}
          />
          <Button type="submit" name="intent" value="add-tag" loading={state !== 'idle'}>
            {t('tags.add')}
          </Button>
          <datalist id={knownTags}>
            {others.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
        </fetcher.Form>
      </details>
    </section>
  )
}
