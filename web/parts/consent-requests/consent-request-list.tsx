import type { ConsentRequest } from '@trampolim/contract/gateway/consent-requests.ts'
import { consentRequests } from '@trampolim/phrases/pt-br/consent-requests.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button } from '../../design/button.tsx'
import { Dotted } from '../../design/dotted.tsx'
import { DataItem, DataList } from '../../design/facts.tsx'
import { Notice } from '../../design/notice.tsx'
import { Tag, type Tone } from '../../design/tag.tsx'
import { dayText, lastDayText } from '../dates.ts'
import { SavedNotice } from '../form/saved-notice.tsx'
import { ListPager } from '../list-pager.tsx'
import privacy from '../privacy/privacy.module.css'
import { answerIntent, type ConsentAnswer } from './answer-intent.ts'
import classes from './consent-requests.module.css'

const t = speak(consentRequests)

type ConsentRequestListProps = {
  items: readonly ConsentRequest[]
  page: number
  size: number
  total: number
  /** The answer that was just given. */
  said: ConsentAnswer | null
  fault: string | undefined
  action: string
  pathOf: (page: number) => string
}

/** The companies that asked to see who the person is, each with the person's answer and a way to change it. */
export function ConsentRequestList({ items, page, size, total, said, fault, action, pathOf }: ConsentRequestListProps) {
  return (
    <section id="requests" className={privacy.section} aria-labelledby="requests-title">
      <h2 id="requests-title">{t('title')}</h2>
      <p className={privacy.soft}>{t('text')}</p>
      <p className={privacy.soft}>{t('shows')}</p>
      {said && <SavedNotice>{t(said)}</SavedNotice>}
      {fault && (
        <Notice tone="danger" live>
          {fault}
        </Notice>
      )}
      <DataList label={t('title')}>
        {items.map((each) => (
          <DataItem
            key={each.requestId}
            title={t('company', { company: nameOf(each), city: each.city, state: each.state })}
            text={<About {...each} />}
            end={<Answers {...each} action={action} />}
          />
        ))}
      </DataList>
      <ListPager page={page} pages={Math.ceil(total / size)} to={pathOf} label={t('pages')} />
    </section>
  )
}

const nameOf = ({ company }: ConsentRequest) => company ?? t('confidential')

const tones: Partial<Record<ConsentRequest['status'], Tone>> = { asked: 'sun', granted: 'green' }

function About({ cvType, status, asked, ends, answered }: ConsentRequest) {
  const days = [
    t('asked', { date: dayText(asked) }),
    ends && t('until', { date: lastDayText(ends) }),
    answered && t('answered', { date: dayText(answered) }),
  ]
  return (
    <>
      <p>
        <Tag tone={tones[status] ?? 'plain'}>{t(`status.${status}`)}</Tag>
      </p>
      <p>{t(`found.${cvType}`)}</p>
      <p>
        <Dotted of={days} />
      </p>
    </>
  )
}

function Answers({ action, ...request }: ConsentRequest & { action: string }) {
  const { requestId, status } = request
  const company = nameOf(request)
  const grants = status === 'asked' || status === 'refused' || status === 'revoked'
  const refusal = status === 'asked' ? 'refuse' : status === 'granted' ? 'revoke' : null
  if (!grants && !refusal) return null
  return (
    <Form method="post" action={action} className={classes.actions} preventScrollReset>
      <input type="hidden" name="intent" value={answerIntent} />
      <input type="hidden" name="requestId" value={requestId} />
      {grants && (
        <Button type="submit" size="small" name="answer" value="granted" aria-label={t('grantOf', { company })}>
          {t('grant')}
        </Button>
      )}
      {refusal && (
        <Button
          type="submit"
          size="small"
          look="bare"
          name="answer"
          value={refusal === 'refuse' ? 'refused' : 'revoked'}
          aria-label={t(`${refusal}Of`, { company })}
        >
          {t(refusal)}
        </Button>
      )}
    </Form>
  )
}
