import { samples } from '@trampolim/tests/samples/letter-samples.ts'
import { expect, it } from 'vitest'
import type { Written } from './sending/purpose.ts'
import { stopOf } from './stop-of.ts'

const names = Object.keys(samples) as (keyof typeof samples)[]
const chosen = names.filter((name) => /^(candidacy|consent|hire|interview|invitation|jobs|slots)-/.test(name))

it.each(chosen)(
  'a letter %s can be turned off, since it tells of something that people choose letters of',
  (template) => {
    const letter = { to: 'ana@exemplo.com', template, values: samples[template] } as Written
    expect(stopOf(letter)).not.toBeNull()
  },
)
