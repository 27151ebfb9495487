import { useEffect, useRef } from 'react'
import type { Paper } from './paper.ts'
import classes from './paper-sheet.module.css'

type PaperSheetProps = {
  paper: Paper
  /** The section of the form whose lines are highlighted. */
  marked: string | null
  /** How titles are marked up: as headings if the sheet is a page's main content. */
  titles?: 'p' | 'h2'
}

/**
 * The PDF's content as a sheet of paper beside the form; it is white in dark mode too. Its frame scrolls to the
 * highlighted section.
 */
export function PaperSheet({ paper, marked, titles: Title = 'p' }: PaperSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = sheet.current?.parentElement
    const part = marked ? sheet.current?.querySelector<HTMLElement>('[data-marked]') : null
    // Only the frame scrolls, never the page, on which a person is typing.
    if (frame && part) frame.scrollTop = part.offsetTop - 80
  }, [marked])
  return (
    <div ref={sheet} className={classes.sheet}>
      <p className={classes.name}>{paper.name}</p>
      {paper.lines.map((line) => (
        <p key={line} className={classes.soft}>
          {line}
        </p>
      ))}
      {paper.sections.map(({ title, part, blocks }) => (
        <div key={title} className={classes.section} data-marked={(part !== undefined && part === marked) || undefined}>
          <Title className={classes.title}>{title}</Title>
          {blocks.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a curriculum may contain the same text twice.
            <div key={at}>
              {block.is === 'item' ? (
                <>
                  <p className={classes.item}>{block.title}</p>
                  {block.lines.map((line) => (
                    <p key={line} className={classes.soft}>
                      {line}
                    </p>
                  ))}
                  {block.text && <p className={classes.text}>{block.text}</p>}
                </>
              ) : (
                <p className={classes.text}>{block.text}</p>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
