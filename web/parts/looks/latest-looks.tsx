import type { Look } from '@trampolim/contract/gateway/looks.ts'
import { privacy } from '@trampolim/phrases/pt-br/privacy.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Glyph } from '../../design/glyph.tsx'
import { Link } from '../../design/link.tsx'
import { Tile } from '../../design/tile.tsx'
import { momentText } from '../dates.ts'
import classes from './latest-looks.module.css'
import { seenText, viewerOf } from './look-words.ts'

const t = speak(privacy)

/** The latest looks at a person's data, with a link to all of them. */
export function LatestLooks({ looks, to }: { looks: readonly Look[]; to: string }) {
  return (
    <section className={classes.tint} aria-labelledby="latest-looks">
      <h3 id="latest-looks">{t('looks.title')}</h3>
      {looks.length === 0 && <p>{t('looks.none.text')}</p>}
      {looks.length > 0 && (
        <ul className={classes.looks}>
          {looks.map((look) => (
            <li key={look.id} className={classes.look}>
              <Tile name={look.by === 'hidden-company' ? null : viewerOf(look)} />
              <div>
                <b>{viewerOf(look)}</b>
                <span>
                  {seenText(look)} · {momentText(look.seen)}
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Link to={to} className={classes.all}>
        {t('looks.all')}
        <Glyph name="right" size={18} />
      </Link>
    </section>
  )
}
