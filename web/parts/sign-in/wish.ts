import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'

/** What a visitor came to the candidates' door for, as it names it; `company` is null where the job hides it. */
export type Wish =
  | { kind: 'apply' | 'like' | 'discard'; job: string; company: string | null }
  | { kind: 'alert' | 'filter' }

/**
 * The wish behind the page that sign-in leads back to; null where it leads to none. Server only: a job's name is read
 * anew, so that an address made by others can't put words on the page.
 */
export async function wishBehind(redirect: string | null, { gateway }: Calls): Promise<Wish | null> {
  if (redirect === null) return null
  const { pathname, searchParams } = new URL(redirect, 'http://here.invalid')
  const asked = searchParams.get('do')
  if (pathname === '/search') return { kind: asked === 'alert' ? 'alert' : 'filter' }
  const jobId = /^\/jobs\/([0-9a-f]{24})$/.exec(pathname)?.[1]
  const kind = searchParams.has('apply') ? 'apply' : asked === 'like' || asked === 'discard' ? asked : null
  if (!jobId || !kind) return null
  try {
    const { jobName, company } = await gateway.jobs.readJob({ id: jobId })
    return { kind, job: jobName, company }
  } catch (problem) {
    if (refusalOf(problem)) return null
    throw problem
  }
}
