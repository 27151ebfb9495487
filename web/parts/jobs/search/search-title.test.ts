import { nothingUnderstood, type UnderstoodWords } from '@trampolim/contract/search-jobs/understood.ts'
import { expect, it } from 'vitest'
import { searchTitle } from './search-title.ts'

const chip = (kind: UnderstoodWords['chips'][number]['kind'], label: string) => ({
  kind,
  label,
  occupation: '',
  location: '',
})

it.each([
  [{ occupation: 'Vendedor', chips: [chip('occupation', 'Vendedor')] }, 'Vagas de vendedor'],
  [
    { occupation: 'Garçom ou Barman', chips: [chip('occupation', 'Garçom'), chip('occupation', 'Barman')] },
    'Vagas de garçom ou barman',
  ],
  [{ occupation: 'Analista de TI', chips: [chip('occupation', 'Analista de TI')] }, 'Vagas de analista de TI'],
  [{ location: 'São Paulo, SP', chips: [chip('place', 'São Paulo, SP')] }, 'Vagas de emprego em São Paulo, SP'],
  [
    { occupation: 'Vendedor', location: 'Campinas, SP', near: true, chips: [chip('occupation', 'Vendedor')] },
    'Vagas de vendedor perto de você',
  ],
  [{ occupation: 'xyz', notUnderstood: ['xyz'], chips: [chip('words', '“xyz”')] }, 'Vagas com “xyz”'],
  [{ chips: [chip('company', 'Padaria Aurora')] }, 'Vagas de emprego na empresa Padaria Aurora'],
  [{ chips: [chip('workType', 'Remoto')] }, 'Vagas de emprego'],
  [
    { location: 'São Paulo, SP', chips: [chip('jobKind', 'Estágio'), chip('place', 'São Paulo, SP')] },
    'Vagas de estágio em São Paulo, SP',
  ],
  [{ chips: [chip('jobKind', 'Jovem aprendiz')] }, 'Vagas de jovem aprendiz'],
  [{ chips: [chip('jobKind', 'Profissional')] }, 'Vagas de emprego'],
])('the title of %j is %s', (understood, title) => {
  expect(searchTitle({ ...nothingUnderstood, ...understood })).toBe(title)
})
