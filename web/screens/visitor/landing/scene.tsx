import classes from './hero.module.css'

/** The widest screens on which the street is drawn with less beside it, so that what matters is large enough. */
const narrow = '(max-width: 35em)'

/** A picture of a street between home and work. It says nothing that its text doesn't say. */
export function Scene({ picture, words }: { picture: 'scene' | 'scene-hiring'; words: readonly string[] }) {
  return (
    <div className={classes.scene} data-hires={picture === 'scene-hiring' || undefined}>
      <picture>
        <source media={narrow} srcSet={`/${picture}-narrow.svg`} width={390} height={200} />
        <img src={`/${picture}.svg`} alt="" width={1440} height={360} />
      </picture>
      <ol>
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ol>
    </div>
  )
}
