import { foldText } from '../layout/fold-text.js';

/**
 * Given names that Brazilians bear second, and seldom as surnames: the commonest of the 2010 census (IBGE,
 * Nomes no Brasil), folded.
 */
const SECOND = new Set(
  (
    'adriana adriano alberto alessandra alex alexandre alice aline amanda ana anderson andre andreia angela angelica antonia antonio aparecida arthur ' +
    'augusto beatriz bernardo bruna bruno camila carlos carolina caroline cecilia celia cesar cintia clara claudia claudio cleide cristiane cristina ' +
    'daiane daniel daniela daniele debora denise diego edson eduarda eduardo elaine eliane elisa elizabeth emanuel erica fabiana fabio fabricio felipe ' +
    'fernanda fernando flavia francisca francisco gabriel gabriela giovana guilherme gustavo helena henrique hugo ines isabel isabela ivone jaqueline ' +
    'jessica joana joao jorge jose josefa julia juliana karina katia larissa laura leandro leonardo leticia livia luana lucas lucia luciana luciano luis ' +
    'luisa luiz luiza luzia marcela marcelo marcia marcos maria mariana marina mario marlene marta mateus matheus michele miguel milena miriam monica ' +
    'natalia nathalia neide nilson otavio pamela patricia paula paulo pedro priscila rafael rafaela raquel regina renata renato ricardo rita roberta ' +
    'roberto rodrigo rogerio rosana rosangela sabrina samara sandra sergio silvana silvia simone sofia solange sonia sophia sueli tatiana tatiane teresa ' +
    'tereza terezinha thais thiago tiago valeria vanderlei vanessa vera vicente victor vinicius vitor vitoria viviane wagner wellington yasmin'
  ).split(' '),
);
/** The same behind a particle: `Maria de Fátima`, `Maria das Graças`. */
const DEVOTIONAL = new Set(
  'auxiliadora carmo conceicao dores fatima gloria gracas lourdes nazare penha socorro'.split(' '),
);

/** Whether a word, or a particle and a word, goes on a given name before it. */
export function isSecondGivenName(group: string): boolean {
  const words = foldText(group).split(' ');
  return words.length === 1
    ? SECOND.has(words[0] ?? '')
    : words.length === 2 && DEVOTIONAL.has(words[1] ?? '');
}
