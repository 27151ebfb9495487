import type { Role } from './people.ts'

/** How many of a hundred simultaneous people have each role. */
export const roles: Record<Role, number> = { visitor: 34, candidate: 44, recruiter: 18, reviewer: 4 }

/**
 * What people do, weighted within their role. Change the numbers to measure another mix; a name is that of an action in
 * `actions/`.
 */
export const mix = {
  visitor: {
    'open the landing page': 10,
    'type in the search': 20,
    'search jobs': 35,
    'read a job': 30,
    'read a topic': 5,
    'read the notices': 3,
    'register as a candidate': 1,
    'register as a recruiter': 0.5,
    'ask for a new password': 0.5,
    'write to the marketplace': 0.5,
    'register and leave': 0.3,
  },
  candidate: {
    'sign in anew': 3,
    'open the start page': 8,
    'search with filters': 22,
    'read a job signed in': 20,
    'save a job': 6,
    'discard a job': 2,
    apply: 16,
    'follow the applications': 9,
    'edit the curriculum': 4,
    'upload a file': 2,
    'read a curriculum from a file': 1,
    'take the curriculum along': 2,
    'answer a message': 8,
    'look at the bell': 4,
    'keep an alert': 2,
    'read an alert': 1,
    'answer an invitation': 2,
    'answer an interview': 2,
    'choose a time': 2,
    'answer a hiring message': 2,
    'answer a consent request': 1,
    withdraw: 1,
    'change the profile': 2,
    'change the picture': 1,
    'ask for the own data': 0.5,
    'download a file': 2,
  },
  recruiter: {
    'open the panel': 8,
    'open a board': 24,
    'open a candidate': 14,
    'move a candidate': 16,
    'discard a candidate': 2,
    'write a note': 4,
    'invite somebody': 6,
    'ask for consent': 2,
    'write a message': 14,
    'search curriculums': 10,
    'publish a job': 3,
    'read the messages': 3,
    'set an interview': 3,
    'offer times': 3,
    'send a hiring message': 3,
    'pause or resume a job': 2,
    'end a job': 1,
  },
  reviewer: {
    'open the queue': 30,
    'read a review': 30,
    'decide a review': 40,
  },
} as const satisfies Record<Role, Record<string, number>>
