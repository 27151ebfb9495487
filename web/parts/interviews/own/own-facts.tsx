import {
  IconAccessible,
  IconBuildingStore,
  IconClock,
  IconId,
  IconMapPin,
  type IconUser,
  IconVideo,
} from '@tabler/icons-react'
import type { OwnInterview } from '@trampolim/contract/interviews.ts'
import { accessibilityNeedText, ownInterviews } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { Link } from '../../../design/link.tsx'
import { href } from '../../../platform/href.ts'
import { mapAddress } from '../../map-address.ts'
import { inZone, timesWords, wholeDay } from '../words.ts'
import classes from './own-interviews.module.css'

const t = speak(ownInterviews)

/** When, where, with whom and what to bring, each as a row with its action. */
export function OwnFacts({ interview }: { interview: OwnInterview }) {
  const { interviewId, jobId, company, date, takenDown, needs, needsText } = interview
  const asked = [...needs.map((each) => accessibilityNeedText[each]), needsText].filter(Boolean).join('; ')
  return (
    <ul className={classes.facts}>
      <Fact
        icon={IconClock}
        name={t('when')}
        text={wholeDay(date)}
        note={inZone(timesWords(interview), interview)}
        action={
          <a href={href('/interviews/:interviewId/calendar', { interviewId })} download aria-label={t('calendar')}>
            {t('calendarShort')}
          </a>
        }
      />
      <MeetingFacts meeting={interview} />
      {jobId && (
        <Fact
          icon={IconBuildingStore}
          name={t('who')}
          text={company ?? t('company')}
          // Messages are closed while the job is taken down.
          {...(!takenDown && {
            note: t('writeText'),
            action: (
              <Link to={href('/messages/:jobId', { jobId })} aria-label={t('write')}>
                {t('writeShort')}
              </Link>
            ),
          })}
        />
      )}
      {asked && <Fact icon={IconAccessible} name={t('asked')} text={asked} note={t('asked')} />}
    </ul>
  )
}

type Meeting = Pick<OwnInterview, 'type' | 'address' | 'link' | 'typeInfo' | 'notes'>

/** Where it takes place and what to bring; a place that isn't chosen yet has no link. */
export function MeetingFacts({ meeting: { type, address, link, typeInfo, notes } }: { meeting: Meeting }) {
  const way =
    type === 'live'
      ? { to: mapAddress(address), label: t('map'), text: t('mapShort') }
      : { to: link, label: t('openCall'), text: t('openShort') }
  return (
    <>
      <Fact
        icon={type === 'live' ? IconMapPin : IconVideo}
        name={t('where')}
        text={type === 'live' ? address : t('remote')}
        note={typeInfo}
        action={
          way.to && (
            <a href={way.to} rel="noopener noreferrer" aria-label={way.label}>
              {way.text}
            </a>
          )
        }
      />
      {notes && <Fact icon={IconId} name={t('bring')} text={notes} note={t('bring')} />}
    </>
  )
}

type FactProps = {
  icon: typeof IconUser
  /** The name for people who don't see the icon. */
  name: string
  text: string
  note?: string
  action?: ReactNode
}

function Fact({ icon: Icon, name, text, note, action }: FactProps) {
  return (
    <li>
      <Icon size={22} stroke={1.8} aria-hidden="true" />
      <p>
        {note !== name && <span className="unseen">{name}: </span>}
        <b>{text}</b>
        {note && <span>{note}</span>}
      </p>
      {action}
    </li>
  )
}
