import { type ActionFunctionArgs, redirect } from 'react-router'
import { callsContext } from '../../../platform/context.ts'
import { pageAt } from '../../../platform/pages.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import { type Page, pages } from '../../../routes.ts'

/** This route only answers scripts, so opening it redirects to the landing page. */
export const loader = () => redirect('/')

type Told = { kind: 'script' | 'data'; why: 'failed' | 'late' }

/** Logs that a part of a page couldn't be loaded, with the page's path pattern instead of its address. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const told = { kind: text('kind'), why: text('why') } as Told
  try {
    await context
      .get(callsContext)
      .socialMedia.unloadedParts.reportUnloadedPart({ page: patternOf(text('page')), ...told })
  } catch (problem) {
    const refused = shownRefusal(problem)
    return new Response(null, { status: refused.status })
  }
  return new Response(null, { status: 204 })
}

/** The path pattern of the page with this route id or pathname. */
function patternOf(named: string): string {
  if (/^frame:(?:open|candidate|recruiter|reviewer)$/.test(named)) return named
  const id = named.replace(/^page:/, '')
  if (named.startsWith('page:')) return (pages as readonly Page[]).find(({ path }) => path === id)?.path ?? '*'
  return named.startsWith('/') ? pageAt(named).path : '*'
}
