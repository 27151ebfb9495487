import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { type Page, pages } from '../routes.ts'
import { pageAt, pageExists } from './pages.ts'

it.each(['/%0A', '/%E2%80%A8/x', '/search/%E2%80%A9', '/recruiter/%0D%0A', '/%', '/%ff', '/nowhere', '/%00'])(
  'is the page for what isn’t there: %s',
  (pathname) => {
    expect([pageAt(pathname).path, pageExists(pathname)]).toEqual(['*', false])
  },
)

const whole = pages.map(({ path }: Page) => ({ path }))
const written = pages.map(({ path }: Page) => path.replace(/:\w+/g, '0123').replace('*', 'nowhere/at/all'))

it.each([
  ...written,
  ...written.map((path) => `${path}/`),
  ...written.map((path) => path.toUpperCase()),
  ...written.map((path) => `${path}/more`),
  ...written.map((path) => `/${path}`),
  '/%6Aobs/12',
  '/jobs%2F12',
  '/recruiter//job',
  '/j%C3%B3bs',
  '',
])('is the page that the router chooses among all: %s', (pathname) => {
  expect(pageAt(pathname).path).toBe(matchRoutes(whole, pathname)?.at(-1)?.route.path ?? '*')
})
