import {
  IconBuilding,
  IconCalendarEvent,
  IconEye,
  IconFileText,
  IconLayoutColumns,
  IconLock,
  IconRoute,
  IconSearch,
  IconSpeakerphone,
  IconUsers,
} from '@tabler/icons-react'
import type { HelpTopic } from '@trampolim/marketplace/help/topics.ts'

const icons = {
  vagas: IconSearch,
  candidaturas: IconRoute,
  entrevistas: IconCalendarEvent,
  curriculo: IconFileText,
  conta: IconLock,
  privacidade: IconEye,
  publicar: IconSpeakerphone,
  candidatos: IconUsers,
  selecao: IconLayoutColumns,
  empresa: IconBuilding,
} as const satisfies Readonly<Record<HelpTopic, typeof IconEye>>

/** The icon beside a topic of the help centre. */
export function TopicIcon({ topic }: { topic: HelpTopic }) {
  const Icon = icons[topic]
  return <Icon size={22} stroke={1.8} aria-hidden="true" />
}
