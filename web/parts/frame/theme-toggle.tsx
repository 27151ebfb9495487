import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useId, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import { Glyph, type GlyphName } from '../../design/glyph.tsx'
import { chooseTheme, onTheme, shownTheme, type Theme, themes } from '../../platform/cookies/theme.ts'
import classes from './frame.module.css'

const t = speak(frame)
const glyphs: Record<Theme, GlyphName> = { system: 'device', light: 'sunny', dark: 'moon' }

/**
 * Chooses between the device's colour scheme, light and dark; stored in a cookie. A page may contain several toggles,
 * which all show the same choice.
 */
export function ThemeToggle() {
  const known = useRouteLoaderData<{ theme: Theme; publicUrl: string }>('root')
  const theme = useSyncExternalStore(onTheme, shownTheme, () => known?.theme ?? 'system')
  const name = useId()
  return (
    <fieldset className={classes.theme}>
      <legend className="unseen">{t('theme.label')}</legend>
      {themes.map((each) => (
        <label key={each} title={t(`theme.${each}`)}>
          <input
            type="radio"
            name={name}
            value={each}
            className="unseen"
            checked={theme === each}
            onChange={() => chooseTheme(each, known?.publicUrl ?? '')}
          />
          <Glyph name={glyphs[each]} />
          <span className="unseen">{t(`theme.${each}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
