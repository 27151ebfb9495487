import type { YearTables } from './year-tables.ts'

/**
 * The tables of 2026.
 *
 * - INSS: Portaria Interministerial MPS/MF 13/2026, Anexo II; EC 103/2019 art. 28.
 * - IRRF: Lei 11.482/2007 art. 1 as of Lei 15.191/2025 (brackets, in force since May 2025), Lei 9.250/1995 art. 4 (dependant,
 *   simplified discount of 25% of the exempt bracket) and art. 3-A (reduction, by Lei 15.270/2025, since January 2026).
 * - FGTS: Lei 8.036/1990 art. 15 and art. 18 § 1; CLT art. 484-A.
 * - Transport voucher: Lei 7.418/1985 art. 4.
 * - Employers: Lei 8.212/1991 art. 22, LC 123/2006 art. 13, 18 § 5-C and 18-C, LC 150/2015 art. 34; 5.8% is what trade and
 *   services usually pay to third parties (FPAS 515).
 * - Simples Nacional: LC 123/2006, Anexo III and art. 18 § 5-M; INSS of partners: Lei 10.666/2003 art. 4.
 */
export const tablesOf2026: YearTables = {
  year: 2026,
  validFrom: '2026-01-01',
  sources: [
    'Decreto 12.797/2025 (salário mínimo)',
    'Portaria Interministerial MPS/MF 13/2026 (INSS)',
    'Lei 15.191/2025 (tabela do IRRF, desde maio de 2025)',
    'Lei 15.270/2025 (redução do IRRF)',
  ],
  inss: [
    { upTo: 162_100, rate: 75_000 },
    { upTo: 290_284, rate: 90_000 },
    { upTo: 435_427, rate: 120_000 },
    { upTo: 847_555, rate: 140_000 },
  ],
  irrf: {
    brackets: [
      { upTo: 242_880, rate: 0, less: 0 },
      { upTo: 282_665, rate: 75_000, less: 18_216 },
      { upTo: 375_105, rate: 150_000, less: 39_416 },
      { upTo: 466_468, rate: 225_000, less: 67_549 },
      { upTo: Number.POSITIVE_INFINITY, rate: 275_000, less: 90_873 },
    ],
    dependant: 18_959,
    simplified: 60_720,
    reduction: { wholeUpTo: 500_000, most: 31_289, partUpTo: 735_000, base: 97_862, rate: 133_145 },
  },
  fgts: { employee: 80_000, apprentice: 20_000, fine: 400_000, agreedFine: 200_000 },
  transport: 60_000,
  employer: {
    simples: { inss: 0, accidents: 0, others: 0, fgts: 80_000, fine: 0 },
    simplesIv: { inss: 200_000, accidents: 'chosen', others: 0, fgts: 80_000, fine: 0 },
    general: { inss: 200_000, accidents: 'chosen', others: 58_000, fgts: 80_000, fine: 0 },
    mei: { inss: 30_000, accidents: 0, others: 0, fgts: 80_000, fine: 0 },
    domestic: { inss: 80_000, accidents: 8_000, others: 0, fgts: 80_000, fine: 32_000 },
  },
  contractor: {
    simples: [
      { upTo: 18_000_000, rate: 60_000, less: 0 },
      { upTo: 36_000_000, rate: 112_000, less: 936_000 },
      { upTo: 72_000_000, rate: 135_000, less: 1_764_000 },
      { upTo: 180_000_000, rate: 160_000, less: 3_564_000 },
      { upTo: 360_000_000, rate: 210_000, less: 12_564_000 },
      { upTo: 480_000_000, rate: 330_000, less: 64_800_000 },
    ],
    payroll: 280_000,
    inss: 110_000,
  },
}
