import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/UnstyledButton.css'
import { createTheme, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { palettes } from './palettes.ts'

const theme = createTheme({
  colors: palettes,
  primaryColor: 'green',
  primaryShade: { light: 8, dark: 3 },
  defaultRadius: 10,
  fontFamily: 'var(--text)',
  headings: { fontFamily: 'var(--title)', fontWeight: '700' },
  white: '#ffffff',
  black: '#1d2b27',
  cursorType: 'pointer',
})

/** Browsers hide a nonce from attributes and selectors, but not from the element's property. */
const nonceOfPage = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

/**
 * Mantine in our colours, around the few components that need its behaviour. Only lazily loaded code imports this, so
 * that a visitor's first view doesn't include it.
 */
export function Mantine({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={nonceOfPage}>
      {children}
    </MantineProvider>
  )
}
