/** Hotels, journeys, leisure. Codes of the CBO, the likeliest first, and what people call them. */
export const tourismNames = `
513315: Camareiro; Camareira de hotel; Arrumador de hotel; Auxiliar de governança; Camareira de motel; Room
  attendant; Housekeeping; Arrumadeira de hotel
422120: Recepcionista de hotel; Recepcionista de pousada; Recepcionista de motel; Atendente de hotel; Auditor
  noturno; Recepcionista noturno; Front desk; Night auditor
517405 422120: Mensageiro de hotel; Bellboy; Capitão porteiro; Bell boy
422130: Concierge
141505: Gerente de hotel; Gerente de hospedagem; Gerente de pousada; Gerente de motel
354815 422120: Agente de reservas; Atendente de reservas; Assistente de reservas
354815 421120: Agente de viagens; Agente de turismo; Consultor de viagens; Vendedor de viagens; Emissor de
  passagens; Travel agent
511405: Guia de turismo; Guia turístico; Guia; Tour guide; Guia de passeios
122520 354805: Turismólogo; Técnico em turismo
141525: Gerente de turismo
511505: Instrutor de mergulho; Condutor de turismo de aventura; Guia de trilha; Instrutor de rapel
421115 371410: Bilheteiro de parque; Atendente de parque; Operador de brinquedos; Monitor de parque; Operador de
  atrações
421115 374305: Atendente de cinema; Lanterninha; Operador de cinema
519920: Gandula
421205: Croupier; Operador de bingo
422105: Atendente de academia
142105: Gerente de academia
516705 516710 516805: Astrólogo; Tarólogo; Cartomante; Numerólogo; Vidente
513315: Camareiro hospitalar
`
