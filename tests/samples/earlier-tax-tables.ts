import { tablesOf2026 } from '@trampolim/marketplace/calculators/tables/of-2026.ts'
import type { YearTables } from '@trampolim/marketplace/calculators/tables/year-tables.ts'

/** Of March 2020, the first month of progressive rates: Portaria SEPRT 3.659/2020. */
export const march2020: YearTables = {
  ...tablesOf2026,
  inss: [
    { upTo: 104_500, rate: 75_000 },
    { upTo: 208_960, rate: 90_000 },
    { upTo: 313_440, rate: 120_000 },
    { upTo: 610_106, rate: 140_000 },
  ],
}

/** Of January 2023: Portaria Interministerial MPS/MF 26/2023. */
export const january2023: YearTables = {
  ...tablesOf2026,
  inss: [
    { upTo: 130_200, rate: 75_000 },
    { upTo: 257_129, rate: 90_000 },
    { upTo: 385_694, rate: 120_000 },
    { upTo: 750_749, rate: 140_000 },
  ],
}

/** Of February 2024 to April 2025: Lei 14.848/2024, when nothing was taken off the tax. */
export const lei14848: YearTables = {
  ...tablesOf2026,
  irrf: {
    ...tablesOf2026.irrf,
    brackets: [
      { upTo: 225_920, rate: 0, less: 0 },
      { upTo: 282_665, rate: 75_000, less: 16_944 },
      { upTo: 375_105, rate: 150_000, less: 38_144 },
      { upTo: 466_468, rate: 225_000, less: 66_277 },
      { upTo: Number.POSITIVE_INFINITY, rate: 275_000, less: 89_600 },
    ],
    simplified: 56_480,
    reduction: { wholeUpTo: 0, most: 0, partUpTo: 0, base: 0, rate: 0 },
  },
}

/** Of May to December 2023: Portaria Interministerial MPS/MF 27/2023 and Lei 14.663/2023. */
export const may2023: YearTables = {
  ...tablesOf2026,
  inss: [
    { upTo: 132_000, rate: 75_000 },
    { upTo: 257_129, rate: 90_000 },
    { upTo: 385_694, rate: 120_000 },
    { upTo: 750_749, rate: 140_000 },
  ],
  irrf: {
    ...tablesOf2026.irrf,
    brackets: [
      { upTo: 211_200, rate: 0, less: 0 },
      { upTo: 282_665, rate: 75_000, less: 15_840 },
      { upTo: 375_105, rate: 150_000, less: 37_040 },
      { upTo: 466_468, rate: 225_000, less: 65_173 },
      { upTo: Number.POSITIVE_INFINITY, rate: 275_000, less: 88_496 },
    ],
    simplified: 52_800,
    reduction: { wholeUpTo: 0, most: 0, partUpTo: 0, base: 0, rate: 0 },
  },
}

/** Income tax of 2026 on INSS of 2025 (Portaria Interministerial MPS/MF 6/2025), which the Receita took before there was another. */
export const taxOf2026WithInssOf2025: YearTables = {
  ...tablesOf2026,
  inss: [
    { upTo: 151_800, rate: 75_000 },
    { upTo: 279_388, rate: 90_000 },
    { upTo: 419_083, rate: 120_000 },
    { upTo: 815_741, rate: 140_000 },
  ],
}
