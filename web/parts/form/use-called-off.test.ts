import { createMemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { isLeftUnanswered, type Sending, sendingAfter } from './use-called-off.ts'

type Router = ReturnType<typeof createMemoryRouter>

/** What the router goes through, after a form was sent to `/form`, whose action answers in this way. */
async function sendingWith(answer: () => Promise<unknown> | unknown, meanwhile?: (router: Router) => Promise<void>) {
  const router = createMemoryRouter(
    [
      { path: '/form', action: answer, loader: () => null },
      { path: '/list', action: () => redirect('/form'), loader: () => null },
      { path: '/old', loader: () => Response.redirect('http://localhost/list') },
    ],
    { initialEntries: ['/form'] },
  )
  let now: Sending = { is: 'none' }
  const steps: Sending['is'][] = []
  router.subscribe(({ navigation }) => {
    now = sendingAfter(now, navigation)
    if (steps.at(-1) !== now.is) steps.push(now.is)
  })
  const sent = router.navigate('/form', { formMethod: 'post', formData: new FormData() })
  await meanwhile?.(router)
  await sent
  return steps
}

const redirect = (to: string) => new Response(null, { status: 302, headers: { location: to } })

it('knows a form that leads on once it is answered, also over a second redirect', async () => {
  expect(await sendingWith(() => redirect('/list'))).toEqual(['sent', 'answered', 'none'])
  expect(await sendingWith(() => redirect('/old'))).toEqual(['sent', 'answered', 'none'])
  expect(await sendingWith(() => ({ faults: {} }))).toEqual(['sent', 'answered', 'none'])
})

it('knows that the person went elsewhere before there was an answer', async () => {
  const never = () => new Promise(() => {})
  expect(await sendingWith(never, (router) => router.navigate('/list'))).toEqual(['sent', 'left', 'none'])
  const other = { formMethod: 'post', formData: new FormData() } as const
  expect(await sendingWith(never, (router) => router.navigate('/list', other))).toEqual(['sent', 'left', 'none'])
})

/** Whether a form that a fetcher sends was ever left unanswered. */
async function isLeftWith(answer: () => Promise<unknown> | unknown, meanwhile?: string) {
  const routes = [
    { id: 'form', path: '/form', action: answer },
    { path: '/list', loader: () => null },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/form'] })
  let isLeft = false
  router.subscribe(({ navigation, fetchers }) => {
    const fetcher = fetchers.get('one')
    if (fetcher) isLeft ||= isLeftUnanswered(navigation, fetcher)
  })
  const sent = router.fetch('one', 'form', '/form', { formMethod: 'post', formData: new FormData() })
  await (meanwhile ? router.navigate(meanwhile) : sent)
  return isLeft
}

it('knows the same of a form that a fetcher sends', async () => {
  expect(await isLeftWith(() => redirect('/list'))).toBe(false)
  expect(await isLeftWith(() => new Promise(() => {}), '/list')).toBe(true)
})
