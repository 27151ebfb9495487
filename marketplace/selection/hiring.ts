import type { Transitions } from '../transitions.ts'

/** The statuses of a hiring message, recorded on the finalist's place in the selection. */
export const hireStatuses = [
  'candidate:finalist',
  'candidate:hire:accepted',
  'candidate:hire:rejected',
  'candidate:hire:canceled',
] as const
export type HireStatus = (typeof hireStatuses)[number]

/** Who answers or cancels a hiring message; it needs a finalist, with or without an interview. */
export const hireTransitions = {
  'candidate:finalist': {
    'candidate:hire:accepted': { by: 'candidate', unless: ['hire_not_offered'] },
    'candidate:hire:rejected': { by: 'candidate', unless: ['hire_not_offered'] },
  },
  'candidate:hire:accepted': { 'candidate:hire:canceled': ['recruiter', 'candidate'] },
  'candidate:hire:rejected': { 'candidate:hire:canceled': ['recruiter', 'candidate'] },
  'candidate:hire:canceled': {},
} as const satisfies Transitions<HireStatus>
