import type { OwnSession } from '@trampolim/contract/gateway/sessions.ts'
import { access } from '@trampolim/phrases/pt-br/access.ts'
import { speakDevice } from '@trampolim/phrases/pt-br/devices.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { DataItem, DataList } from '../../design/facts.tsx'
import { Tag } from '../../design/tag.tsx'
import classes from '../accounts/own-account.module.css'
import { momentText } from '../dates.ts'
import { sessionIntents } from './do-session-intent.ts'

const t = speak(access)

/** The person's sessions, this one first, with buttons that end the others. */
export function OwnSessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const sent = useNavigation().formData
  return (
    <Card as="section" className={classes.card} aria-labelledby="sessions">
      <h2 id="sessions">{t('sessions.title')}</h2>
      <p className={classes.note}>{t('sessions.text')}</p>
      <DataList>
        {sessions.map(({ id, current, browser, system, started, expires }) => {
          const device = speakDevice({ browser, system })
          const times = { started: momentText(started), expires: momentText(expires) }
          return (
            <DataItem
              key={id}
              title={
                <>
                  {device} {current && <Tag tone="green">{t('sessions.current')}</Tag>}
                </>
              }
              text={t('sessions.times', times)}
              end={
                !current && (
                  <Form method="post">
                    <input type="hidden" name="id" value={id} />
                    <Button
                      type="submit"
                      name="intent"
                      value={sessionIntents.one}
                      size="small"
                      loading={sent?.get('id') === id}
                      aria-label={t('sessions.endOf', { device, started: times.started })}
                    >
                      {t('sessions.end')}
                    </Button>
                  </Form>
                )
              }
            />
          )
        })}
      </DataList>
      {sessions.length > 1 && (
        <Form method="post" className={classes.actions}>
          <Button
            type="submit"
            name="intent"
            value={sessionIntents.others}
            loading={sent?.get('intent') === sessionIntents.others}
          >
            {t('sessions.endOthers')}
          </Button>
        </Form>
      )}
      <p className={classes.note}>{t('sessions.unknown')}</p>
    </Card>
  )
}
