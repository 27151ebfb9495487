import type { MantineColorsTuple } from '@mantine/core'

/** The brand's colours in ten steps, from the lightest to the darkest. */
export const palettes = {
  green: ['#eef7f3', '#e3f0ea', '#bfddd1', '#6fcfb1', '#3fa98b', '#2e8b72', '#1f755e', '#146753', '#0b5d4b', '#073f33'],
  sun: ['#fff9e8', '#fff3d1', '#ffe5a0', '#ffd66b', '#ffc64d', '#f2b42c', '#f2a900', '#c98a00', '#a06c00', '#7a4d00'],
  coral: ['#fdf2f4', '#fcecef', '#f7c5cd', '#f2909f', '#e26d80', '#d24f64', '#c23b50', '#a82f44', '#8f2439', '#641626'],
} as const satisfies Record<string, MantineColorsTuple>
