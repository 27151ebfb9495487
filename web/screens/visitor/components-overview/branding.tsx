import { componentsOverview } from '@trampolim/phrases/pt-br/components-overview.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Arcs, Mark, SceneDrawing } from '../../../design/illustration.tsx'
import classes from './components-overview.module.css'

const t = speak(componentsOverview)
const scenes = ['empty', 'done', 'lost', 'broken', 'closed'] as const
const colors = [
  'paper',
  'card',
  'wash',
  'line',
  'edge',
  'ink',
  'soft',
  'green',
  'green-mid',
  'green-tint',
  'hero',
  'sun',
  'sun-tint',
  'coral',
  'coral-tint',
  'sky-tint',
] as const

export function Branding() {
  return (
    <>
      <p className={classes.lead}>{t('branding.text')}</p>
      <div className={classes.row}>
        <Mark height={26} />
        <Mark height={48} />
        <Mark height={96} />
      </div>
      <div className={classes.hero}>
        <Arcs />
        <p>{t('branding.hero')}</p>
      </div>
      <div className={classes.scenes}>
        {scenes.map((scene) => (
          <figure key={scene}>
            <SceneDrawing scene={scene} />
            <figcaption>{t(`branding.${scene}`)}</figcaption>
          </figure>
        ))}
      </div>
    </>
  )
}

export function Colors() {
  return (
    <>
      <p className={classes.lead}>{t('colors.text')}</p>
      <div className={classes.swatches}>
        {colors.map((color) => (
          <div key={color} className={classes.swatch}>
            <span style={{ background: `var(--${color})` }} />
            <code>{color}</code>
          </div>
        ))}
      </div>
    </>
  )
}

export function Typography() {
  return (
    <div className={classes.sizes}>
      <p className={classes.small}>{t('typography.titleFont')}</p>
      <p data-like="h1">{t('typography.h1')}</p>
      <h2>{t('typography.h2')}</h2>
      <h3>{t('typography.h3')}</h3>
      <p className={classes.small}>{t('typography.textFont')}</p>
      <p>{t('typography.body')}</p>
      <p>
        <a href="#typography">{t('typography.link')}</a>
      </p>
      <p className={classes.small}>{t('typography.small')}</p>
    </div>
  )
}
