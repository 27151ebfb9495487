/** What is made, sold, driven or cared for under several names, in plain words: one line for each thing. */
const table = `
sapato sapatos calcado calcados
frango frangos galinha galinhas ave aves
carro carros veiculo veiculos automovel automoveis
celular celulares telefone telefones
geladeira geladeiras refrigerador
roupa roupas vestuario
boi bois gado bovino bovinos
porco porcos suino suinos
computador computadores pc informatica
remedio remedios medicamento medicamentos
mercadoria mercadorias produto produtos pedido pedidos encomenda encomendas pacote pacotes
bicicleta bicicletas bike bikes
moto motos motocicleta motocicletas
predio predios edificio edificios
onibus coletivo
mercado mercados supermercado supermercados
farmacia drogaria
escola escolas colegio colegios
`

const groups = table
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

const groupOf = new Map(groups.flatMap((group) => group.map((word): [string, readonly string[]] => [word, group])))

/** A phrase of plain words with its objects under their other names: 'colador de calcado' for 'colador de sapato'. */
export function otherwiseSaid(phrase: string): string[] {
  const words = phrase.split(' ')
  return words.flatMap((word, at) =>
    (groupOf.get(word) ?? [])
      .filter((other) => other !== word && (word.endsWith('s') === other.endsWith('s') || other.length > 7))
      .map((other) => words.with(at, other).join(' ')),
  )
}
