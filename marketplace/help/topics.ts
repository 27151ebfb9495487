/** For whom help and articles are written. */
export const helpAudiences = ['candidate', 'recruiter'] as const
export type HelpAudience = (typeof helpAudiences)[number]

/** The topics of the help centre, by audience, as they stand in addresses. */
export const helpTopics = {
  candidate: ['vagas', 'candidaturas', 'entrevistas', 'curriculo', 'conta', 'privacidade'],
  recruiter: ['publicar', 'candidatos', 'selecao', 'entrevistas', 'empresa', 'conta'],
} as const satisfies Readonly<Record<HelpAudience, readonly string[]>>

export type HelpTopic = (typeof helpTopics)[HelpAudience][number]

/** Whether a word is a topic of an audience. */
export function isHelpTopic(audience: HelpAudience, topic: string): topic is HelpTopic {
  return (helpTopics[audience] as readonly string[]).includes(topic)
}

/** The most characters of a search in the help centre. */
export const longestHelpSearch = 120
