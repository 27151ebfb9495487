import { expect, it } from 'vitest'
import { pageAt, pageExists } from './pages.ts'

it.each(['/%0A', '/%E2%80%A8/x', '/search/%E2%80%A9', '/recruiter/%0D%0A', '/%', '/%ff', '/nowhere', '/%00'])(
  'is the page for what isn’t there: %s',
  (pathname) => {
    expect([pageAt(pathname).path, pageExists(pathname)]).toEqual(['*', false])
  },
)
