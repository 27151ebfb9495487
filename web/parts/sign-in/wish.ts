import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'

/** What a visitor wanted to do when asked to sign in; `company` is null if the job hides it. */
export type Wish =
  | { kind: 'apply' | 'like' | 'discard'; job: string; company: string | null }
  | { kind: 'alert' | 'filter' }

/**
 * The intent behind the page to which sign-in returns; null if there is none. Server only: the job's name is read from
 * the server, so that a crafted address can't put words on the page.
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
