import { z } from 'zod'
import { call } from '../call.ts'
import { recordId } from '../shapes.ts'

export const readUser = call({
  purpose:
    'The name and the picture of a person: one’s own, a colleague’s, and for recruiters those of people in the selections of their organisation, the picture only where they see the contact data. Anybody else isn’t found.',
  request: 'GET /users/{id}',
  allows: ['session'],
  input: z.object({ id: recordId }),
  answers: z.object({ id: recordId, name: z.string(), avatar: z.string().nullable() }),
  fails: ['user_not_found'],
})

export const users = { readUser }
