import { signInByCall } from '../journeys/journey.ts'
import type { Slow } from './measure.ts'

type Calls = Parameters<typeof signInByCall>[0]

/** What visitors open first, and where signed-in people start and work. */
export async function slowPages(base: string, calls: Calls): Promise<Slow[]> {
  const ana = await signInByCall(calls, 'ana')
  const bruno = await signInByCall(calls, 'bruno')
  const textOf = async (path: string, token?: string) => {
    const headers = token ? { cookie: `trampolim_session=${token}` } : {}
    return (await fetch(base + path, { headers })).text()
  }
  const job = named(/\/jobs\/[0-9a-f]{24}/, await textOf('/'))
  const board = named(/\/recruiter\/job\/[0-9a-f]{24}\/selective-process/, await textOf('/recruiter/jobs', bruno))
  const candidate = named(/\/cv-details\/[0-9a-f]{24}/, await textOf(board, bruno))
  const submit = 'main button[type=submit]'
  return [
    { name: '/', path: '/', action: submit },
    {
      name: '/search',
      path: '/search?occupation=vendedor&location=S%C3%A3o+Paulo%2C+SP',
      action: 'main a[href*="/jobs/"]',
    },
    { name: '/jobs/{id}', path: job, action: 'main a[href*="apply"], main button' },
    { name: '/help', path: '/help', action: 'main input' },
    { name: '/help/entrevistas', path: '/help/entrevistas', action: 'main a' },
    { name: '/signin', path: '/signin', action: submit },
    { name: '/register', path: '/register', action: 'main input, main select' },
    { name: '/recruiter', path: '/recruiter', action: 'main a[href*="/recruiter/register"]' },
    { name: '/dashboard', path: '/dashboard', token: ana, action: 'main a' },
    { name: '/selective-process', path: '/selective-process', token: ana, action: 'main article a, main li a' },
    { name: '/recruiter/dashboard', path: '/recruiter/dashboard', token: bruno, action: 'main a' },
    { name: 'the board', path: board, token: bruno, action: 'main a[href*="cv-details"]' },
    { name: 'a candidate', path: board + candidate, token: bruno, action: 'main button' },
  ]
}

function named(pattern: RegExp, text: string): string {
  const [found] = pattern.exec(text) ?? []
  if (!found) throw new Error(`nothing on the page fits ${pattern}`)
  return found
}
