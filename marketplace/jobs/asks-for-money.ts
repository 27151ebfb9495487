const bought = '(?:cursos?|exames?|uniformes?|materia(?:l|is)|kits?|apostilas?|crach[áa]s?|treinamentos?)'
const fee = 'taxas?|mensalidades?|matr[íi]culas?'

/** What an ad says when the candidate would have to pay; deliberately narrow, since it is read by a person afterwards. */
const signs: readonly RegExp[] = [
  new RegExp(`\\b(?:${fee}) (?:de|da|para) (?:inscri|cadastr|reserv|ades|matr|particip|process|exame|curso)`, 'iu'),
  new RegExp(
    `\\b(?:pag(?:ar|ue|amento d[aeo])|arcar com|comprar|adquirir) (?:[ao]s? |uma? |seu )?(?:${fee}|${bought})`,
    'iu',
  ),
  new RegExp(`\\b${bought}(?: \\S+){0,3} por conta d[aoe](?: \\S+)? (?:candidat|interessad|profissional)`, 'iu'),
  /\binvestimento (?:inicial|m[íi]nimo|pr[óo]prio)/iu,
  /\b(?:dep[óo]sito|pix|pagamento|boleto) (?:antecipad|adiantad|para (?:garantir|reservar|confirmar) )/iu,
]

/** Whether a text of an ad seems to ask candidates for money (terms of use, 'O que uma vaga não pode ter'). */
export function asksForMoney(text: string): boolean {
  return signs.some((sign) => sign.test(text))
}
