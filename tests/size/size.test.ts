import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { firstViews, mostScripts } from './first-view.ts'

const most = { styles: 30_000, fonts: 2 }
/** The size of the visitors' stylesheet is limited; people at work load one more. */
const styled = ['/', '/search', '/jobs/:jobId', '/recruiter']

describe('what a visitor downloads before a page is ready', () => {
  it.each(firstViews(join(import.meta.dirname, '../../web/build')))(
    'keeps within the budget: $path $state',
    ({ path, state, scripts, styles, fonts }) => {
      console.log(`${path} ${state}: ${scripts} bytes of scripts, ${styles} of styles, ${fonts} fonts`)
      expect(scripts).toBeLessThanOrEqual(mostScripts)
      if (styled.includes(path)) expect(styles).toBeLessThanOrEqual(most.styles)
      expect(fonts).toBe(most.fonts)
    },
  )
})
