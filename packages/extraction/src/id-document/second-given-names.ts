import { foldText } from '../layout/fold-text.js';

/** Given names that Brazilians bear second, and seldom as surnames: the commonest of the 2010 census (IBGE, Nomes no Brasil), folded. */
const SECOND = new Set(
  (
    'adriana alberto alessandra alexandre alice ana andre angela angelica antonio aparecida arthur augusto beatriz bernardo bruno carlos carolina cecilia celia cesar ' +
    'clara claudia claudio cristina cristiane daniel denise eduarda eduardo elisa elizabeth emanuel fabiana felipe fernanda fernando flavia francisca francisco gabriel ' +
    'gabriela guilherme gustavo helena henrique hugo ines isabel isabela joao jorge jose julia juliana laura leticia livia lucas lucia luis luisa luiz luiza luzia ' +
    'marcelo marcia marcos maria mario marta mateus matheus miguel monica natalia otavio patricia paula paulo pedro priscila rafael rafaela raquel regina renata renato ' +
    'ricardo rita roberta roberto rodrigo rogerio sandra sergio silvia simone sofia sonia sophia tereza teresa thiago tiago valeria vera vicente victor vinicius vitor vitoria'
  ).split(' '),
);
/** The same behind a particle: `Maria de Fátima`, `Maria das Graças`. */
const DEVOTIONAL = new Set('auxiliadora carmo conceicao dores fatima gloria gracas lourdes nazare penha socorro'.split(' '));

/** Whether a word, or a particle and a word, goes on a given name before it. */
export function isSecondGivenName(group: string): boolean {
  const words = foldText(group).split(' ');
  return words.length === 1 ? SECOND.has(words[0] ?? '') : words.length === 2 && DEVOTIONAL.has(words[1] ?? '');
}
