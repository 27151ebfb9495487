import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import classes from './after-navigation.module.css'
import { noteNavigation } from './navigation-now.ts'

/**
 * Moves the focus to the new page's title after a navigation, so that screen readers and keyboards start there; a message
 * that something was saved takes precedence.
 */
export function FocusAfterNavigation() {
  const { pathname, hash } = useLocation()
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    if (hash || document.activeElement?.hasAttribute('data-arrived')) return
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!target) return
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
    target.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}

/** A thin bar on top while a page is loading. */
export function RouteProgress() {
  const navigation = useNavigation()
  useEffect(() => noteNavigation(navigation), [navigation])
  return <div className={classes.bar} data-busy={navigation.state !== 'idle' || undefined} aria-hidden="true" />
}
