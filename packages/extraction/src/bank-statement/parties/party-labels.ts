/**
 * What statements call the account's holder and where that person lives, in English, Spanish and Portuguese.
 * Labels are compared folded (layout/fold-text.ts); `ADDRESS_PREFIX` reads them as printed.
 */
const OWNERS =
  'owners?|holders?|(?:primary |joint )?(?:account )?(?:holder|owner|name|title)(?:\\(?s\\)?)?(?: name)?|depositors?|in the name of|customer(?: name)?|name(?: on (?:the )?account)?|member(?: name)?|client(?: name)?|(?:business|company) name|prepared for|statement for';
const TITULARES =
  'titular(?:es|\\(es\\))?(?: de la cuenta| da conta)?|cuentahabiente|a nombre de|nombre completo|propietario|socio|nombre(?: del? (?:la )?(?:cliente|titular|socio|cuentahabiente|usuario|empresa))?|(?:nombre(?: ?\\/ ?| o ))?(?:denominacion o )?razon social|(?:nombre ?\\/ ?)?razon social';
const CLIENTES =
  'cliente(?:s|\\(s\\))?|correntista|cooperado|associado|nome(?: (?:completo|empresarial|do (?:cliente|titular|cooperado|associado|correntista)))?|(?:nome ?\\/ ?)?razao social';
export const NAME_LABEL = new RegExp(`^(?:${OWNERS}|${TITULARES}|${CLIENTES})$`, 'u');

/** What letters and applications greet with. */
export const GREETING_WORDS = 'hi|hello|dear|hola|ol[aá]|estimad[oa](?:\\(a\\))?|prezad[oa](?:\\(a\\))?';

const WHOSE =
  '(?: (?:del?|do|da) (?:cliente|titular|socio|cuentahabiente|usuario|cooperado|associado|correntista))?';
const ADDRESS_WORDS = `(?:(?:mailing|home|street|customer|client|member|account|residence|residential|physical|permanent) )?address(?: on file)?|(?:(?:tu|su) )?(?:domicilio|direcci[oó]n)(?: (?:fiscal|particular|postal|de (?:env[ií]o|correspondencia)))?${WHOSE}|(?:(?:seu|o seu) )?endere[cç]o(?: (?:residencial|comercial|completo|postal|(?:de|para) correspond[eê]ncia))?${WHOSE}|logradouro|end\\.(?=:)`;
export const ADDRESS_LABEL = new RegExp(`^(?:${ADDRESS_WORDS})$`, 'u');
export const ADDRESS_PREFIX = new RegExp(`^(?:${ADDRESS_WORDS})\\s*:?\\s*`, 'iu');
