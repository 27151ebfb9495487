import { curriculum as phrases } from '@trampolim/phrases/pt-br/curriculum.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import classes from './video-frame.module.css'

const t = speak(phrases)

type VideoFrameProps = { videoUrl: string; videoId: string }

/**
 * A person's video. YouTube learns about the viewer only when they press play; without JavaScript the video opens on
 * its own page.
 */
export function VideoFrame({ videoUrl, videoId }: VideoFrameProps) {
  const [open, setOpen] = useState(false)
  if (open) {
    return (
      <iframe
        className={classes.frame}
        src={`https://www.youtube-nocookie.com/embed/${videoId}`}
        title={t('view.video')}
        allow="fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  return (
    <div className={classes.words}>
      <a
        className={classes.link}
        href={videoUrl}
        target="_blank"
        rel="noopener noreferrer"
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        {t('view.videoOpen')}
      </a>
      <p className={classes.soft}>{t('view.videoPrivacy')}</p>
    </div>
  )
}
