import { createMemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { type Sending, sendingAfter } from './use-called-off.ts'

/** What the router goes through, after a form was sent to `/form`, whose action answers in this way. */
async function sendingWith(answer: () => Promise<unknown> | unknown, meanwhile?: string) {
  const router = createMemoryRouter(
    [
      { path: '/form', action: answer, loader: () => null },
      { path: '/list', loader: () => null },
      { path: '/old', loader: () => Response.redirect('http://localhost/list') },
    ],
    { initialEntries: ['/form'] },
  )
  let now: Sending = 'none'
  const steps: Sending[] = []
  router.subscribe(({ navigation }) => {
    now = sendingAfter(now, navigation)
    if (steps.at(-1) !== now) steps.push(now)
  })
  const body = new FormData()
  body.set('draft', '{}')
  const sent = router.navigate('/form', { formMethod: 'post', formData: body })
  if (meanwhile) await router.navigate(meanwhile)
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
  expect(await sendingWith(() => new Promise(() => {}), '/list')).toEqual(['sent', 'left', 'none'])
})
