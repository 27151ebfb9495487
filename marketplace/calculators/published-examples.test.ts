import {
  january2023,
  lei14848,
  march2020,
  may2023,
  taxOf2026WithInssOf2025,
} from '@trampolim/tests/samples/earlier-tax-tables.ts'
import { describe, expect, it } from 'vitest'
import { type Breakdown, type Item, sumOf } from './breakdown.ts'
import { companyOf } from './contractor.ts'
import { employeeCost } from './employee-cost.ts'
import { fgts } from './fgts.ts'
import { contributionOn } from './inss.ts'
import { bracketOf, reductionOn, taxOn } from './irrf.ts'
import { netSalary } from './net-salary.ts'
import { noticeDays, vacationTwelfths } from './service.ts'
import { tablesOf2026 } from './tables/of-2026.ts'
import type { YearTables } from './tables/year-tables.ts'
import { type TerminationInputs, termination } from './termination.ts'
import { thirteenthSalary } from './thirteenth-salary.ts'
import { vacation } from './vacation.ts'

/**
 * Amounts and days published by others; each test names its source and where the source assumes something else. The
 * other tests were worked out by hand.
 */

const linesOf = ({ parts }: Breakdown) => parts.flatMap(({ lines }) => lines)
const centsOf = (breakdown: Breakdown, item: Item) => linesOf(breakdown).find((line) => line.item === item)?.cents

/** The amounts of the items that an example names. */
function expectLines(breakdown: Breakdown, published: Partial<Record<Item, number>>) {
  const items = Object.keys(published) as Item[]
  expect(Object.fromEntries(items.map((item) => [item, centsOf(breakdown, item)]))).toEqual(published)
}

describe('INSS', () => {
  // TOTVS, 'Perguntas e Respostas Tabela INSS Progressiva' (tdn.totvs.com.br, 2020): 713,0974, of which fractions of a
  // cent are dropped unless a payroll is told to round. The eSocial manual drops them too (tdn.totvs.com, 5615055).
  it('was R$ 713,09 at most in March 2020', () => {
    expect(contributionOn(610_106, march2020).total).toBe(71_309)
  })

  it('was R$ 877,24 at most in January 2023, as the press reported the new ceiling', () => {
    for (const gross of [750_749, 1_500_000]) expect(contributionOn(gross, january2023).total).toBe(87_724)
  })
})

describe('income tax', () => {
  const taxOf = (gross: number, tables: YearTables) =>
    taxOn({ gross, inss: contributionOn(gross, tables).total, dependants: 0 }, tables)

  it('of a teacher with R$ 4.867,77 was R$ 305,40 and is nothing, as the government said when it proposed the law (March 2025)', () => {
    expect(taxOf(486_777, lei14848)).toMatchObject({ before: 30_540, total: 30_540 })
    expect(taxOf(486_777, tablesOf2026).total).toBe(0)
  })

  // Lei 9.250/1995, art. 3-A, as Lei 15.270/2025 wrote it: 'até R$ 312,89 (de modo que o imposto devido seja zero)'.
  it('of R$ 5.000 is reduced by R$ 312,89, which leaves nothing, as the law itself says', () => {
    expect(taxOf(500_000, tablesOf2026)).toMatchObject({ before: 31_289, reduction: 31_289, total: 0 })
  })

  // The same: 'R$ 978,62 − (0,133145 × rendimentos)' up to R$ 7.350, and none beyond.
  it.each([
    [500_001, 31_289],
    [600_000, 17_975],
    [735_000, 0],
    [735_001, 0],
  ])('of %i cents is reduced by %i, by the formula that the law prints', (gross, reduction) => {
    expect(reductionOn(gross, tablesOf2026)).toBe(reduction)
  })
})

// Receita Federal, 'Exemplos de Aplicação da Lei 15.270/2025' (gov.br/receitafederal, December 2025), examples 1 to 5 as others
// transcribe them. The first has a base of R$ 2.428,00, where its own numbers make 2.428,80; the fifth has no INSS.
const receita = [
  { gross: 303_600, inss: 25_773, kind: 'simplified', base: 242_880, before: 0, reduction: 0, total: 0 },
  { gross: 400_000, inss: 37_341, kind: 'simplified', base: 339_280, before: 11_476, reduction: 11_476, total: 0 },
  { gross: 500_000, inss: 50_960, kind: 'simplified', base: 439_280, before: 31_289, reduction: 31_289, total: 0 },
  { gross: 600_000, inss: 64_960, kind: 'legal', base: 535_040, before: 56_263, reduction: 17_975, total: 38_288 },
  { gross: 760_720, inss: 0, kind: 'simplified', base: 700_000, before: 101_627, reduction: 0, total: 101_627 },
] as const

describe('the five examples of the Receita Federal', () => {
  it.each(receita)('lead to a tax of $total on $gross cents', ({ gross, inss, kind, ...published }) => {
    const taxed = taxOn({ gross, inss, dependants: 0 }, tablesOf2026)
    expect(taxed).toMatchObject({ deduction: { kind }, ...published })
  })

  // The Receita rounds the INSS of 5.000 and 6.000 up, where fractions of a cent are dropped here.
  it.each(receita.slice(0, 4))('leave the salary of $gross less INSS and tax', ({ gross, inss, total }) => {
    const breakdown = netSalary({ salary: gross, dependants: 0 }, taxOf2026WithInssOf2025)
    const withheld = centsOf(breakdown, 'inss') as number
    expect([0, 1]).toContain(inss - withheld)
    expect(breakdown.result.cents).toBe(gross - withheld - total)
  })
})

describe('the net salary', () => {
  // contaclt.com, in a post on dev.to (2026): a calculator, no institution, but by the tables of 2026.
  it('of R$ 6.000 pays R$ 641,51 of INSS and R$ 385,10 of tax', () => {
    const breakdown = netSalary({ salary: 600_000, dependants: 0 }, tablesOf2026)
    expectLines(breakdown, { inss: 64_151, taxByTable: 56_485, taxReduction: 17_975, irrf: 38_510 })
    expect(breakdown.result.cents).toBe(600_000 - 64_151 - 38_510)
  })

  // Monitor do Mercado, on the law of the transport voucher (monitordomercado.com.br, 330190): tickets of R$ 250,00.
  it('of R$ 1.500 pays R$ 90,00 for tickets, and the company the other R$ 160,00', () => {
    const given = { salary: 150_000, transport: 25_000 }
    expectLines(netSalary({ ...given, dependants: 0 }, tablesOf2026), { transportVoucher: 9_000 })
    expectLines(employeeCost({ ...given, regime: 'simples', risk: 'low' }, tablesOf2026), { employerTransport: 16_000 })
  })
})

describe('a vacation', () => {
  // Nubank, 'Como calcular férias' (blog.nubank.com.br), before taxes; it writes a third of 2.000 as 666,66.
  it('of R$ 3.000 is R$ 4.000,00 for 30 days, and as much if ten are sold', () => {
    expectLines(vacation({ salary: 300_000, days: 30, sold: 0, dependants: 0 }, tablesOf2026), {
      vacation: 300_000,
      vacationThird: 100_000,
    })
    expectLines(vacation({ salary: 300_000, days: 20, sold: 10, dependants: 0 }, tablesOf2026), {
      vacation: 200_000,
      vacationThird: 66_667,
      soldDays: 100_000,
      soldThird: 33_333,
    })
  })

  // 'Exercícios extra II' (scribd.com, 660924506, 2023), no. 1: a solved exercise of unknown author, checked against the tables.
  it('of R$ 3.200 with a dependant was R$ 3.665,75 after taxes in 2023', () => {
    const breakdown = vacation({ salary: 320_000, days: 30, sold: 0, dependants: 1 }, may2023)
    expectLines(breakdown, { vacationThird: 106_667, inss: 42_325, irrf: 17_767, netVacation: 366_575 })
  })
})

describe('the end of employment', () => {
  const usual = { salary: 0, vacationsDue: 0, dependants: 0, reason: 'dismissal', notice: 'notWorked' } as const
  const ended = (inputs: Partial<TerminationInputs> & Pick<TerminationInputs, 'admission' | 'lastDay'>) =>
    termination({ ...usual, ...inputs }, tablesOf2026)

  // Advocacia Rodrigo Gomes, 'Trabalhei 4 meses e fui demitido' (advocaciarodrigogomes.com, 2022), before taxes. It
  // multiplies by 1,3333, so its vacation with the third is R$ 807,98 and its sum R$ 3.029,98.
  it('after five months pays notice that counts for 13th salary and vacation', () => {
    const breakdown = ended({ salary: 121_200, admission: '2022-01-14', lastDay: '2022-06-10' })
    expectLines(breakdown, {
      balance: 40_400,
      noticePaid: 121_200,
      thirteenthProportional: 60_600,
      vacationProportional: 60_600,
      terminationThird: 20_200,
    })
    const [dues] = breakdown.parts
    expect(sumOf(dues?.lines.filter(({ role }) => role === 'plus') ?? [])).toBe(302_998 + 2)
  })

  // Âmbito Jurídico, 'Quanto dá o acerto trabalhista de 1 ano e 7 meses' (ambitojuridico.com.br), before taxes. It adds
  // no notice to the service, as after notice that was worked; it has no dates, these are such.
  it('after a year and seven months pays the vacation due and seven twelfths', () => {
    const dates = { admission: '2025-01-01', lastDay: '2026-07-15' }
    expectLines(ended({ salary: 150_000, ...dates, notice: 'worked', vacationsDue: 1 }), {
      balance: 75_000,
      thirteenthProportional: 87_500,
      vacationDue: 150_000,
      vacationProportional: 87_500,
      // 500,00 and 291,67
      terminationThird: 79_167,
    })
  })

  // AMATRA 21, the judges of labour in Rio Grande do Norte, 'Prática de cálculos trabalhistas' (slideshare.net, 2012).
  it('on 10 November, unannounced, gives nine twelfths of vacation since 1 March', () => {
    expect(vacationTwelfths('2012-03-01', '2012-11-10', { until: '2012-12-10' })).toBe(9)
  })

  // Rescisão Fácil, 'Acordo Trabalhista' (rescisaofacil.com.br, 2026): R$ 1.500,00 where a dismissal pays R$ 3.000,00.
  it('by agreement pays half the notice', () => {
    const inputs = { salary: 300_000, admission: '2025-10-16', lastDay: '2026-06-15' }
    expectLines(ended(inputs), { noticePaid: 300_000 })
    expectLines(ended({ ...inputs, reason: 'agreement' }), { noticeHalf: 150_000 })
  })

  // Trindade de Souza Advogados, 'Como calcular verbas rescisórias' (advtrindadesouza.com.br): of the balance alone.
  it('has a fine of R$ 4.000 on an FGTS balance of R$ 10.000, besides that on what it adds', () => {
    const dates = { admission: '2025-10-16', lastDay: '2026-06-15' }
    const fine = (fgtsBalance: number) =>
      centsOf(ended({ salary: 300_000, ...dates, fgtsBalance }), 'fgtsFine') as number
    expect(fine(1_000_000) - fine(0)).toBe(400_000)
  })
})

describe('FGTS', () => {
  // The first: Âmbito Jurídico, as above. The second: 'Multa do FGTS' (omeufgts.com.br). Both leave out the 13th salary.
  it.each([
    { salary: 150_000, months: 19, deposit: 12_000, deposits: 228_000 },
    { salary: 200_000, months: 24, deposit: 16_000, deposits: 384_000 },
  ])('of $salary cents for $months months is $deposits', ({ salary, months, deposit, deposits }) => {
    const account = fgts({ salary, months, contract: 'employee' }, tablesOf2026)
    expectLines(account, { monthlyDeposit: deposit, depositsOfMonths: deposits })
  })
})

describe('what an employee costs', () => {
  // SOS Empregador Doméstico, 'Qual o custo mensal de uma empregada doméstica registrada' (blog.sosempregadordomestico.com.br, 2024).
  it('at home is R$ 1.694,40 for a salary of R$ 1.412, without savings', () => {
    const breakdown = employeeCost({ salary: 141_200, regime: 'domestic', risk: 'low' }, tablesOf2026)
    const published = { employerInss: 11_296, employerFgts: 11_296, accidentInsurance: 1_130, fineSavings: 4_518 }
    expectLines(breakdown, published)
    expect(sumOf(breakdown.parts.find(({ name }) => name === 'wages')?.lines ?? [])).toBe(169_440)
  })

  // Portal do Empreendedor, 'Custo de contratação', as contabeis.com.br (2015) and accecontabilidade.com.br (2017) repeat it.
  it.each([
    { salary: 78_800, inss: 2_364 },
    { salary: 93_700, inss: 2_811 },
  ])('by a MEI is $inss of INSS on $salary', ({ salary, inss }) => {
    const breakdown = employeeCost({ salary, regime: 'mei', risk: 'low' }, tablesOf2026)
    expectLines(breakdown, { employerInss: inss })
  })

  // Junny, 'Custo de funcionário' (junny.com.br, 2026): 34,8% of R$ 3.500, which leaves 1% for accidents. Its savings have
  // the whole month of vacation and no charges, so they aren't compared.
  it('in general is R$ 1.218,00 of charges on R$ 3.500', () => {
    const breakdown = employeeCost({ salary: 350_000, regime: 'general', risk: 'low' }, tablesOf2026)
    expect(sumOf(breakdown.parts.find(({ name }) => name === 'wages')?.lines ?? [])).toBe(350_000 + 121_800)
  })
})

describe('a one-person company', () => {
  // Account Tech, 'Pró-labore para Empresas do Anexo V' (ajuda.accounttech.com.br), and a forum of contabeis.com.br (279507).
  it('that invoices R$ 10.000 pays R$ 600,00 with a pró-labore of R$ 2.800,00, and R$ 60,00 of R$ 1.000', () => {
    expect(companyOf(1_000_000, { dependants: 0 }, tablesOf2026)).toMatchObject({
      simples: 60_000,
      proLabore: 280_000,
      // 11% of it
      inss: 30_800,
    })
    expect(companyOf(100_000, { dependants: 0 }, tablesOf2026).simples).toBe(6_000)
  })

  // The same forum (411534): R$ 24.704,80 of a year's revenue of R$ 304.150 by the second bracket of Anexo III.
  it('pays 11,2% less R$ 9.360,00 of a year beyond R$ 180.000', () => {
    const { rate, less } = bracketOf(30_415_000, tablesOf2026.contractor.simples)
    expect((30_415_000 * rate) / 1_000_000 - less).toBe(2_470_480)
  })
})

describe('days of notice', () => {
  // Nota Técnica 184/2012 of the Ministry of Labour (CGRT/SRT/MTE) prints this table of Lei 12.506/2011.
  it.each(Array.from({ length: 22 }, (_, years) => [years, Math.min(30 + 3 * years, 90)] as const))(
    'after %i whole years are %i',
    (years, days) => {
      expect(noticeDays('2000-01-01', `${2000 + years}-06-30`)).toBe(days)
    },
  )
})

describe('the 13th salary', () => {
  // Lei 4.090/1962, art. 1 § 1: a twelfth of what is due in December for each month; Lei 4.749/1965, art. 2: half of it first.
  it.each([
    [12, 240_000],
    [6, 120_000],
    [1, 20_000],
  ])('of R$ 2.400 for %i months is %i cents, by the shares that the laws name', (months, cents) => {
    const [main] = thirteenthSalary({ salary: 240_000, months, dependants: 0 }, tablesOf2026).parts
    const lines = new Map(main?.lines.map((line) => [line.item, line.cents]))
    expect([lines.get('thirteenth'), lines.get('firstInstalment')]).toEqual([cents, cents / 2])
  })

  // 'Exercícios extra II' (scribd.com, 660924506, 2023), no. 6: a solved exercise of unknown author, checked against the tables.
  it('of R$ 3.800 with a dependant came as R$ 1.900,00 and R$ 1.423,64 in 2023', () => {
    expectLines(thirteenthSalary({ salary: 380_000, months: 12, dependants: 1 }, may2023), {
      firstInstalment: 190_000,
      inssOfThirteenth: 35_906,
      irrfOfThirteenth: 11_730,
      secondInstalment: 142_364,
    })
  })

  // Lei 9.250/1995, art. 3-A § 3, as Lei 15.270/2025 wrote it: the reduction is also that of the tax on the 13th salary.
  it('of R$ 4.600 has no tax left after the reduction, which the law extends to it', () => {
    const breakdown = thirteenthSalary({ salary: 460_000, months: 12, dependants: 0 }, tablesOf2026)
    expectLines(breakdown, { irrfOfThirteenth: undefined })
  })
})
