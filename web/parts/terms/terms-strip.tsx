import { acceptTerms } from '@trampolim/phrases/pt-br/accept-terms.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Link, useLocation } from 'react-router'
import { href } from '../../platform/href.ts'
import classes from './terms-strip.module.css'

const t = speak(acceptTerms)
const page = href('/accept-terms')

/** Asks for the present terms on every page of somebody who accepted older ones, and leads back from them. */
export function TermsStrip({ due }: { due: boolean | undefined }) {
  const { pathname, search } = useLocation()
  if (!due || pathname === page) return null
  return (
    <Link className={classes.strip} to={href('/accept-terms', {}, { redirect: `${pathname}${search}` })}>
      {t('strip')}
    </Link>
  )
}
