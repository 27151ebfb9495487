import { z } from 'zod'
import { call } from '../call.ts'
import { requiredText } from '../values.ts'

export const fetchLink = call({
  purpose:
    'What a link leads to: the title of its page and a small picture. Only https on its own port and public addresses, within three seconds and 256 KB, redirects alike; nothing of who asks is sent along. What was read is kept for a day.',
  request: 'POST /fetch',
  quota: 'links-read',
  allows: ['session'],
  input: z.object({ url: requiredText(2000) }),
  answers: z.object({
    title: z.string(),
    /** A JPEG of at most 320 pixels as a data URL. */
    picture: z.string().nullable(),
  }),
  fails: ['link_not_read'],
})

export const links = { fetchLink }
