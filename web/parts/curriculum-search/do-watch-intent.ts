import type { Calls } from '@trampolim/contract/client/calls.ts'
import { curriculumSearch } from '@trampolim/phrases/pt-br/curriculum-search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { redirect } from 'react-router'
import { shownRefusal } from '../../platform/shown-refusal.ts'
import { askedPeople } from './asked-people.ts'
import type { PeopleQuery } from './people-query.ts'
import { watchedPath } from './watched-view.ts'

const t = speak(curriculumSearch)

/** The result of saving, opening or removing a watched search. */
export type WatchOutcome = { ok: boolean; text: string; status: number }

/**
 * Saves, opens or removes a watched search; null for another form. Opening it redirects to its results. Server only.
 * @throws a redirect to the opened search
 */
export async function doWatchIntent(calls: Calls, query: PeopleQuery, form: FormData): Promise<WatchOutcome | null> {
  const { search } = calls.searchCv
  const text = (name: string) => String(form.get(name) ?? '')
  const id = text('id')
  try {
    switch (text('intent')) {
      case 'watch': {
        const { input: filters } = await askedPeople(calls, query)
        await search.watchSearch({ name: text('name'), filters, ...(query.job && { jobId: query.job }) })
        return { ok: true, text: t('watched.saved'), status: 200 }
      }
      case 'unwatch':
        await search.unwatchSearch({ id })
        return { ok: true, text: t('watched.removed', { name: text('name') }), status: 200 }
      case 'open': {
        const watched = (await search.listWatchedSearches({})).find((each) => each.id === id)
        await search.openWatchedSearch({ id })
        throw redirect(watched ? watchedPath(watched) : '/recruiter/curriculums')
      }
      default:
        return null
    }
  } catch (problem) {
    const refused = shownRefusal(problem, 401, 403)
    return { ok: false, text: Object.values(refused.fields)[0]?.message ?? refused.message, status: refused.status }
  }
}
