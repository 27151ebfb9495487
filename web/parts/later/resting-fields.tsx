import { type ComponentType, useLayoutEffect, useRef } from 'react'
import { passOnEarlyInput } from '../../platform/browser/early-input.ts'
import classes from './resting-fields.module.css'
import { restingPart } from './resting-part.tsx'

/**
 * Fields of a form that few people need at once, such as those in a fold. They work as the server drew them; the browser
 * loads them once the page is at rest or is used, and takes them over with what was typed in them by then. They must not
 * read what changes around them, such as the router's state: React would draw them anew, without what was typed.
 */
export function restingFields<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return restingPart(name, async () => {
    const Fields = await load()
    return (props: Props) => {
      const element = useRef<HTMLDivElement>(null)
      useLayoutEffect(() => {
        if (element.current) passOnEarlyInput(element.current)
      }, [])
      return (
        <div ref={element} className={classes.fields}>
          <Fields {...props} />
        </div>
      )
    }
  })
}
