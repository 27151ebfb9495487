import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { data, redirect, type ServerBuild } from 'react-router'
import { callsContext } from '../context.ts'
import { href } from '../href.ts'

type Routes = ServerBuild['routes']
type Module = NonNullable<Routes[string]>['module']
type Doing = NonNullable<Module['loader']>

/**
 * Wraps loaders and actions so that a refusal that they don't handle becomes a response with the call's own status and
 * text: an invalid address or form never causes an internal error. A blocked recruiter is led from a page that is closed
 * to them to the panel, which says why; also from one about candidates, which don't exist for them, nor for anybody of
 * a blocked company, or who was put out of theirs.
 */
export function answeringRefusals(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, route && { ...route, module: answering(route.module) }]),
  )
}

function answering(module: Module): Module {
  const { loader, action } = module
  return {
    ...module,
    ...(loader && { loader: refusing(leadingOut(loader)) }),
    ...(action && { action: refusing(action) }),
  }
}

function refusing(doing: Doing): Doing {
  return async (given) => {
    try {
      return await doing({ ...given, request: withReadableForm(given.request) })
    } catch (problem) {
      throw asAnswer(problem)
    }
  }
}

function leadingOut(loader: Doing): Doing {
  return async (given) => {
    try {
      return await loader(given)
    } catch (problem) {
      const panel = href('/recruiter/dashboard')
      const { pathname } = new URL(given.request.url)
      if (pathname !== panel && refusalOf(problem)?.code === 'profile_blocked') throw redirect(panel)
      const isOfCandidates =
        pathname.startsWith('/recruiter/job/') || ['/recruiter/messages', '/recruiter/curriculums'].includes(pathname)
      if (isOfCandidates && isMissing(problem) && (await isShutOut(given))) throw redirect(panel)
      throw problem
    }
  }
}

function isMissing(problem: unknown): boolean {
  const made = problem as { type?: unknown; init?: { status?: unknown } | null } | null
  const status = made?.type === 'DataWithResponseInit' ? made.init?.status : refusalOf(problem)?.status
  return status === 404
}

/** Whether a recruiter asks whom, or whose company, a reviewer has blocked, or who is in no company. */
async function isShutOut({ context }: Parameters<Doing>[0]): Promise<boolean> {
  const { recruiters } = context.get(callsContext).gateway
  return recruiters.readRecruiter({}).then(
    ({ status, organizationId, organizationBlocked }) =>
      status === 'blocked' || organizationId === null || organizationBlocked !== null,
    () => false,
  )
}

/** Converts a call's refusal to the page's response; other values are unchanged. */
function asAnswer(problem: unknown): unknown {
  const refused = refusalOf(problem)
  if (!refused || refused.status < 400 || refused.status >= 500) return problem
  return data({ message: refused.message }, { status: refused.status })
}

/** Wraps a request so that a body that can't be parsed as a form is answered with 400. */
function withReadableForm(request: Request): Request {
  const read = request.formData.bind(request)
  return Object.defineProperty(request, 'formData', {
    configurable: true,
    value: () =>
      read().catch((problem: unknown) => {
        if (!(problem instanceof TypeError)) throw problem
        throw data({ message: refusals.malformed_request }, { status: 400 })
      }),
  })
}
