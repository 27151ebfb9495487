import { examples } from '@trampolim/phrases/pt-br/examples.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import classes from './examples.module.css'

const t = speak({ invented: examples.invented })

/**
 * An illustrative part of the product: nothing in it can be used, and its caption says that the people are invented.
 */
export function Example({ children }: { children: ReactNode }) {
  return (
    <figure className={classes.example}>
      {children}
      <figcaption>{t('invented')}</figcaption>
    </figure>
  )
}
