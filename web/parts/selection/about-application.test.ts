import { expect, it } from 'vitest'
import { aboutApplication } from './about-application.ts'

const name = 'Vendedora'
const client = { text: [] }

it.each([
  [{ companyName: 'Loja Sol', client: null }, 'Você vai se candidatar à vaga Vendedora, na empresa Loja Sol.'],
  [
    { companyName: null, client: null },
    'Você vai se candidatar à vaga Vendedora. A empresa prefere não mostrar o nome.',
  ],
  [
    { companyName: 'Agência Talentos', client },
    'Você vai se candidatar à vaga Vendedora, que é em outra empresa. Agência Talentos faz a seleção para ela.',
  ],
  [
    { companyName: null, client },
    'Você vai se candidatar à vaga Vendedora, que é em outra empresa. Quem faz a seleção prefere não mostrar o nome.',
  ],
])('%o is told as it is', (job, text) => {
  expect(aboutApplication({ name, ...job })).toBe(text)
})
