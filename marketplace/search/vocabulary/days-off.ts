const preposition = '(?:(?:a|ao|aos|o|os|no|nos|na|nas|de|do|dos|em|todo|todos|cada|pelo|dia|dias) )*'
const saturday = 'sab(?:ado)?s?'
const sunday = 'dom(?:ingo)?s?'
const weekend = '(?:fi(?:m|ns) de semanas?|fina(?:l|is) de semanas?|fds|findi)'
const joined = ` (?:e|ou|nem|a) ${preposition}`
const days = `${preposition}(?:${saturday}|${sunday}|${weekend})(?:${joined}(?:${saturday}|${sunday}|${weekend}))?`

const lead = '(?:(?:com|e|ter|tem|tenha|tenham|que|quero|preciso|preciso de|precise de|de) )*'
/** 'folga aos sábados', 'sábado livre', 'fins de semana de folga'. */
const free = [
  new RegExp(
    `^${lead}(?:folgas?|livres?|off|folg(?:o|am|ue|uem|ar|ando)|descans(?:o|a|e|ar)) (?:sempre |fixa |garantida |so )?(${days})$`,
  ),
  new RegExp(
    `^${lead}(${days}) (?:(?:de|com) )?(?:folgas?|livres?|off|descanso|(?:(?:pra|para|em) )?descansar|de folga)$`,
  ),
]

const refuses =
  '(?:que |mas |eu |e )*(?:nao|n|sem|nunca|menos|exceto|fora|tirando|nada de) (?:(?:seja|sejam|ser|precise|precisa|precisar|preciso|tenha|tenho|ter|tem|que|quero|quer|queira|queria|vou|posso|pode|poder|exija|exige|exigir|aceito|inclua|inclui|abra|abre|abrir|funcione|funciona|tem expediente) )*(?:de )?'
const works = '(?:trabalh(?:o|a|am|e|em|ar|ando)|trampar|trabalho|expediente|plantao|escala|servico)'
/** 'sem trabalhar no domingo', 'que não trabalhe aos fins de semana', 'sem sábado'. */
const refused = new RegExp(`^${refuses}(?:${works} )?(${days})$`)

const onlySunday = new RegExp(`^${preposition}${sunday}$`)

/**
 * The days of work that follow from days off, in plain words. Sunday off is what a week from Monday to Saturday gives;
 * whoever refuses to work on one of these days is shown weeks from Monday to Friday.
 */
export function daysBesideDaysOff(phrase: string): 'sixByOne' | 'mondayToFriday' | undefined {
  for (const pattern of free) {
    const off = pattern.exec(phrase)?.[1]
    if (off) return onlySunday.test(off) ? 'sixByOne' : 'mondayToFriday'
  }
  return refused.test(phrase) ? 'mondayToFriday' : undefined
}
