const saysDistance =
  /^(?:(?:ate|a|em|num|um|uns|no|de|dentro|maximo|cerca|menos|raio|distancia|por) )*(\d{1,3}) ?(?:kms?|quilometros?|kilometros?)(?: (?:de (?:distancia|raio|mim|casa)|da minha casa|daqui|no maximo|maximo|ao redor|em volta))*$/
/** 'Betim e região' is a town with what lies around it, if no region is called so. */
const andAround =
  /^e (?:(?:sua )?regiao(?: metropolitana)?|(?:seus )?arredores|redondezas|(?:as )?cidades (?:vizinhas|proximas|da regiao|perto|em volta)|municipios vizinhos|vizinhanca|adjacencias|proximidades)$/
const around = 30
/** A larger distance isn't near anything. */
const farthest = 300

/** The kilometres around a place that a phrase of plain words asks for: 'até 20 km', 'num raio de 10 quilômetros'. */
export function distanceAsked(phrase: string): number | undefined {
  if (andAround.test(phrase)) return around
  const value = Number(saysDistance.exec(phrase)?.[1] ?? 0)
  return value > 0 && value <= farthest ? value : undefined
}
