import classes from './hero.module.css'

/** A picture of a street between home and work. It says nothing that its text doesn't say. */
export function Scene({ picture, words }: { picture: '/scene.svg' | '/scene-hiring.svg'; words: readonly string[] }) {
  return (
    <div className={classes.scene} data-hires={picture === '/scene-hiring.svg' || undefined}>
      <img src={picture} alt="" width={1440} height={360} />
      <ol>
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ol>
    </div>
  )
}
