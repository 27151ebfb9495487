import { acceptTerms } from '@trampolim/phrases/pt-br/accept-terms.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Link, useLocation } from 'react-router'
import { href } from '../../platform/href.ts'
import classes from './terms-strip.module.css'

const t = speak(acceptTerms)
const page = href('/accept-terms')

/** A banner on every page for people who accepted older terms: it links to the current ones, which lead back. */
export function TermsStrip({ due }: { due: boolean | undefined }) {
  const { pathname, search } = useLocation()
  if (!due || pathname === page) return null
  return (
    <Link className={classes.strip} to={href('/accept-terms', {}, { redirect: `${pathname}${search}` })}>
      {t('strip')}
    </Link>
  )
}
