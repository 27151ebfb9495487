/** An area that isn't a municipality: a circle around its centre, in kilometres. */
export type Region = {
  name: string
  /** The municipality with which people associate it, as 'São Paulo, SP'. */
  around: string
  latitude: number
  longitude: number
  kilometres: number
}
