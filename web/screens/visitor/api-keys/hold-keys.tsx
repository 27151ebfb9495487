import type { OwnKey } from '@trampolim/contract/gateway/api-keys.ts'
import { apiKeys as phrases } from '@trampolim/phrases/pt-br/api-keys.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, useLocation, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { DataItem, DataList, Facts } from '../../../design/facts.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { dayText } from '../../../parts/dates.ts'
import { href } from '../../../platform/href.ts'
import classes from './api-keys.module.css'

const t = speak(phrases)

/** Asks for confirmation before the key is created: opening the link alone creates none. */
export function MakeKey({ project, purpose, fault }: { project: string; purpose: string; fault: string | undefined }) {
  const busy = useNavigation().state === 'submitting'
  return (
    <>
      <p>{t('make.text')}</p>
      <Fault text={fault} />
      <Facts
        facts={[
          { name: t('make.project'), value: project },
          { name: t('make.purpose'), value: purpose },
        ]}
      />
      <Form method="post">
        <Button type="submit" look="main" size="large" name="intent" value="make" loading={busy}>
          {t('make.send')}
        </Button>
      </Form>
    </>
  )
}

/** The new key, shown only this once. */
export function MadeKey({
  made: { key, project },
  publicUrl,
}: {
  made: { key: string; project: string }
  publicUrl: string
}) {
  return (
    <PageBody width="narrow">
      <PageHead title={t('made.title')} text={t('made.project', { project })} />
      <div className={classes.body}>
        <Notice tone="warn" live>
          {t('made.once')}
        </Notice>
        <section className={classes.part} aria-labelledby="the-key">
          <h2 id="the-key">{t('made.key')}</h2>
          <pre className={classes.key}>{key}</pre>
        </section>
        <p>{t('made.use')}</p>
        <pre className={classes.example}>{`curl -H 'X-Api-Key: ${key}' '${publicUrl}/feeds/jobs.json'`}</pre>
        <p>{t('made.other')}</p>
      </div>
    </PageBody>
  )
}

/** A question before a key is replaced or ended. */
export type KeyQuestion = { intent: 'replace' | 'end'; id: string }

/** The keys that belong to the link's e-mail address, each with buttons to replace or revoke it. */
export function OwnKeys({
  keys,
  fault,
  ended,
  asking,
}: {
  keys: readonly OwnKey[]
  fault: string | undefined
  ended: boolean
  asking: KeyQuestion | null
}) {
  return (
    <>
      {ended && (
        <Notice tone="success" live>
          {t('own.ended')}
        </Notice>
      )}
      <Fault text={fault} />
      {keys.length === 0 ? (
        <p>{t('own.none')}</p>
      ) : (
        <>
          <p>{t('own.replaceHint')}</p>
          <DataList label={t('own.title')}>
            {keys.map((key) => (
              <DataItem
                key={key.id}
                title={key.project}
                text={
                  asking?.id === key.id ? (
                    <AskAboutKey project={key.project} asking={asking} />
                  ) : (
                    <OwnKeyDetails shown={key} />
                  )
                }
              />
            ))}
          </DataList>
        </>
      )}
    </>
  )
}

function AskAboutKey({ project, asking: { intent, id } }: { project: string; asking: KeyQuestion }) {
  const busy = useNavigation().state === 'submitting'
  const { search } = useLocation()
  return (
    <Notice
      tone="warn"
      live
      title={t(`own.ask.${intent}`, { project })}
      actions={
        <Form method="post" className={classes.acts}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="sure" value="yes" />
          <Button type="submit" name="intent" value={intent} look="danger" loading={busy}>
            {t(`own.${intent}`)}
          </Button>
          <ButtonLink look="bare" to={href('/api/keys') + search}>
            {t('own.ask.keep')}
          </ButtonLink>
        </Form>
      }
    >
      {t(`own.ask.${intent}Text`)}
    </Notice>
  )
}

function OwnKeyDetails({ shown: { id, project, made, used } }: { shown: OwnKey }) {
  const busy = useNavigation().state === 'submitting'
  const use = used === null ? t('own.unused') : t('own.used', { when: dayText(used) })
  const named = (words: string) => `${words} ${t('own.ofProject', { project })}`
  return (
    <Form method="post" className={classes.part}>
      <input type="hidden" name="id" value={id} />
      <p>
        {t('own.made', { when: dayText(made) })} · {use}
      </p>
      <div className={classes.acts}>
        <Button type="submit" name="intent" value="replace" aria-label={named(t('own.replace'))} loading={busy}>
          {t('own.replace')}
        </Button>
        <Button type="submit" name="intent" value="end" aria-label={named(t('own.end'))} loading={busy}>
          {t('own.end')}
        </Button>
      </div>
    </Form>
  )
}

function Fault({ text }: { text: string | undefined }) {
  return text ? (
    <Notice tone="danger" live>
      {text}
    </Notice>
  ) : null
}
