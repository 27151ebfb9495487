import { type LinkProps, Link as RouterLink } from 'react-router'

export type { LinkProps } from 'react-router'

/**
 * A link to one of our pages, by the router. On the server an absolute path is written as it is: the router would
 * resolve it against all surrounding routes, which is most of what a link costs there.
 */
export const Link: (props: LinkProps) => React.ReactNode = import.meta.env.SSR ? WrittenLink : RouterLink

function WrittenLink(props: LinkProps) {
  const { to, prefetch, discover = 'render', ...rest } = props
  if (typeof to !== 'string' || !/^\/(?!\/)/.test(to) || prefetch === 'render') return <RouterLink {...props} />
  return <a {...attributesOf(rest)} href={to} data-discover={discover === 'render' ? 'true' : undefined} />
}

function attributesOf({
  relative: _relative,
  reloadDocument: _reloadDocument,
  replace: _replace,
  mask: _mask,
  state: _state,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  ...attributes
}: Omit<LinkProps, 'to' | 'prefetch' | 'discover'>) {
  return attributes
}
