import { calculatorFaults } from '@trampolim/phrases/pt-br/calculator-faults.ts'
import { calculatorLines } from '@trampolim/phrases/pt-br/calculator-lines.ts'
import { calculators } from '@trampolim/phrases/pt-br/calculators.ts'
import { marketplace } from '@trampolim/phrases/pt-br/marketplace.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWebHouse } from './web-house.ts'

let house: Awaited<ReturnType<typeof openWebHouse>>

beforeAll(async () => {
  house = await openWebHouse()
})
afterAll(() => house.close())

/** A page without its scripts, which contain the same texts as data; non-breaking spaces become ordinary ones. */
async function read(path: string) {
  const answer = await fetch(house.address + path)
  const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('\u00a0', ' ')
  return { status: answer.status, headers: answer.headers, html }
}

it('a calculator that doesn’t exist is missing', async () => {
  expect((await read('/marketplace/toString')).status).toBe(404)
})

describe('a calculator', () => {
  it('shows only the form, with what the result leaves out and the tables', async () => {
    const { html } = await read('/marketplace/net-salary')
    for (const { label } of Object.values(calculators['net-salary'].fields)) expect(html).toContain(`${label}`)
    for (const text of calculators['net-salary'].leftOut) expect(html).toContain(text)
    expect(html).toContain('Tabelas de 2026, em vigor desde 1º de janeiro de 2026')
    expect(html).toContain('<link rel="canonical" href="http://localhost:3999/marketplace/net-salary"/>')
    expect(html).not.toContain(marketplace.calculator.estimate)
  })

  it('gives the result for the values in its address, line by line with the law of each', async () => {
    const { html } = await read('/marketplace/net-salary?salary=6.000,00&dependants=&transport=300')
    for (const amount of ['R$ 6.000,00', '− R$ 641,51', '− R$ 385,10', '− R$ 300,00', 'R$ 4.673,39'])
      expect(html).toContain(amount)
    for (const item of ['inss', 'irrf', 'transportVoucher', 'taxReduction'] as const)
      expect(html).toContain(calculatorLines[item].law)
    expect(html).toContain(marketplace.calculator.estimate)
    expect(html).toContain('value="6.000,00"')
  })

  it('keeps the typed text next to the faults', async () => {
    const { status, html } = await read('/marketplace/termination?salary=muito&admission=31/02/2026&reason=agreement')
    expect(status).toBe(422)
    expect(html).toContain('value="muito"')
    expect(html).toContain('value="31/02/2026"')
    expect(html).toContain('<option value="agreement" selected="">')
    for (const fault of [calculatorFaults.notAnAmount, calculatorFaults.notADay, calculatorFaults.required])
      expect(html).toContain(`${fault}</p>`)
    expect(html).not.toContain(marketplace.calculator.estimate)
  })

  it('says so if the tables for the day are missing', async () => {
    const values = 'salary=3000&admission=2024-03-11&lastDay='
    const other = 'Não temos as tabelas de 2025. A conta usa as de 2026.'
    expect((await read(`/marketplace/termination?${values}2025-09-20`)).html).toContain(other)
    expect((await read(`/marketplace/termination?${values}2026-09-20`)).html).not.toContain('Não temos as tabelas')
  })

  it('writes nothing of an address into the page that isn’t a text', async () => {
    const { html } = await read(
      `/marketplace/fgts?salary=${encodeURIComponent('"><b>x')}&other=${encodeURIComponent('<i>y')}`,
    )
    expect(html).not.toMatch(/<b>x|<i>y/)
  })
})
