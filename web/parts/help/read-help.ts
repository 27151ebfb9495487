import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { type HelpAudience, helpTopics, isHelpTopic, longestHelpSearch } from '@trampolim/marketplace/help/topics.ts'
import { help, helpTopicText } from '@trampolim/phrases/pt-br/help.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { callsContext, personContext, siteContext, structuredDataContext } from '../../platform/context.ts'
import { roleOf } from '../../platform/guard.ts'
import { nextInterviews } from '../interviews/upcoming.ts'
import { withinSentence } from '../interviews/words.ts'
import { breadcrumbList } from '../topics/breadcrumbs.ts'
import { helpPath, topicPath } from './help-paths.ts'

const { crumb } = help

type Asked = { context: Readonly<RouterContextProvider>; url: URL; audience: HelpAudience }

/** The topics of an audience with their texts. */
const topicsOf = (audience: HelpAudience) =>
  helpTopics[audience].flatMap((topic) => {
    const text = helpTopicText(audience, topic)
    return text ? [{ topic, ...text }] : []
  })

/** The help centre: its topics with the quick answers, or the matches for the typed text. Server only. */
export async function readHelp({ context, url, audience }: Asked) {
  const { helpUrl, publicUrl } = context.get(siteContext)
  if (helpUrl) throw redirect(helpUrl)
  const text = (url.searchParams.get('q') ?? '').trim().slice(0, longestHelpSearch)
  const { faq } = context.get(callsContext).socialMedia
  const [{ items }, interview] = await Promise.all([
    faq.listQuestions({ audience, text, size: text === '' ? 100 : 10 }),
    audience === 'candidate' ? nextInterviewOf(context) : null,
  ])
  return {
    audience,
    text,
    topics: topicsOf(audience),
    answers: text === '' ? items.filter(({ quick }) => quick) : items,
    interview,
    canonical: publicUrl + helpPath(audience),
  }
}
export type HelpPage = Awaited<ReturnType<typeof readHelp>>

/** When the signed-in candidate's next interview is; null if there is none. */
async function nextInterviewOf(context: Readonly<RouterContextProvider>) {
  if (roleOf(context.get(personContext)) !== 'user:professional') return null
  const now = new Date()
  const { items } = await context.get(callsContext).gateway.interviews.listOwnInterviews({ size: 20 })
  const [next] = nextInterviews(items, { now, most: 1 })
  return next ? { when: withinSentence(next.when), job: [next.about, next.with].filter(Boolean).join(', ') } : null
}

/** One topic with all its answers; `rated` is the answer that was just rated. Server only. */
export async function readHelpTopic({ context, url, audience, type }: Asked & { type: string }) {
  const { helpUrl, publicUrl } = context.get(siteContext)
  if (helpUrl) throw redirect(helpUrl)
  const text = helpTopicText(audience, type)
  if (!isHelpTopic(audience, type) || !text) throw data(null, 404)
  const { items } = await context.get(callsContext).socialMedia.faq.listQuestions({ audience, topic: type, size: 100 })
  const rated = url.searchParams.get('rated')
  context.set(structuredDataContext, [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: items.map(({ question, html }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: html },
      })),
    },
    breadcrumbList(
      [
        { name: crumb, path: helpPath(audience) },
        { name: text.title, path: topicPath(audience, type) },
      ],
      publicUrl,
    ),
  ])
  return {
    audience,
    type,
    ...text,
    answers: items,
    rated: items.find(({ id }) => id === rated)?.id ?? null,
    helped: url.searchParams.get('helped') !== 'false',
    canonical: publicUrl + topicPath(audience, type),
  }
}
export type HelpTopicPage = Awaited<ReturnType<typeof readHelpTopic>>

/** Records a rating, and redirects back to its answer. Server only. */
export async function doRateAnswer({ context, request, audience }: Omit<Asked, 'url'> & { request: Request }) {
  const form = await request.formData()
  const [id, type, helped] = [
    String(form.get('id') ?? ''),
    String(form.get('topic') ?? ''),
    form.get('helped') === 'true',
  ]
  if (!isHelpTopic(audience, type)) throw data(null, 404)
  try {
    await context.get(callsContext).socialMedia.faq.rateAnswer({ audience, id, helped })
  } catch (problem) {
    if (!refusalOf(problem)) throw problem
    return redirect(topicPath(audience, type))
  }
  return redirect(topicPath(audience, type, { rated: id, helped: helped ? null : 'false', at: id }))
}
