/** '01:00' as '1 h', '00:15' as '15 min', '01:30' as '1 h 30', each in one piece that isn't broken over two lines. */
export function lengthText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const said = hours === 0 ? [minutes, 'min'] : minutes === 0 ? [hours, 'h'] : [hours, 'h', minutes]
  return said.join('\u00a0')
}
