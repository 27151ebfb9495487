import { linkPreview as phrases } from '@trampolim/phrases/pt-br/link-preview.ts'
import { useEffect, useState } from 'react'
import { readJson } from '../../platform/form-fields.ts'
import { href } from '../../platform/href.ts'
import classes from './link-preview.module.css'

/** The link is read after this pause in typing, in milliseconds. */
const pause = 700

type Answer = { title?: string; picture?: string | null; message?: string }

type LinkPreviewProps = {
  /** The typed address; null if it isn't one that can be read. */
  link: string | null
}

/**
 * The preview of a typed link, so that its owner sees whether it is the right one. The server reads it, so the browser
 * makes no request to the other site. Without JavaScript nothing is shown.
 */
export function LinkPreview({ link }: LinkPreviewProps) {
  const [read, setRead] = useState<{ link: string; answer: Answer | null } | null>(null)
  useEffect(() => {
    if (link === null) return
    const left = new AbortController()
    const waiting = setTimeout(async () => {
      setRead({ link, answer: null })
      const body = new FormData()
      body.set('url', link)
      const response = await fetch(href('/link-preview'), { method: 'POST', body, signal: left.signal }).catch(
        () => null,
      )
      const answer = response?.ok ? readJson(await response.text().catch(() => '')) : null
      if (!left.signal.aborted) setRead({ link, answer: (answer as Answer | null) ?? {} })
    }, pause)
    return () => {
      clearTimeout(waiting)
      left.abort()
    }
  }, [link])
  const shown = link !== null && read?.link === link ? read : null
  return (
    <div role="status" className={classes.status}>
      {shown?.answer === null && <p className={classes.soft}>{phrases.reading}</p>}
      {shown?.answer?.message && <p className={classes.soft}>{shown.answer.message}</p>}
      {shown?.answer?.title && (
        <div className={classes.preview}>
          {shown.answer.picture && <img src={shown.answer.picture} alt="" className={classes.picture} />}
          <p>
            <span className={classes.soft}>{phrases.leadsTo}</span> <b>{shown.answer.title}</b>
          </p>
        </div>
      )}
    </div>
  )
}
