import { expect, it } from 'vitest'
import { speakWait } from './speak-wait.ts'

it.each([
  [0, '1 segundo'],
  [45, '45 segundos'],
  [59.5, '60 segundos'],
  [60, '1 minuto'],
  [61, '2 minutos'],
  [3600, '1 hora'],
  [3601, '2 horas'],
])('says a wait of %i seconds', (seconds, said) => {
  expect(speakWait(seconds)).toBe(said)
})
