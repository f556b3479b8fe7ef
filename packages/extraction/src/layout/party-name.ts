import { foldText } from './fold-text.js';

/** Words of labels, titles and tables that stand where names stand. */
const NO_NAME =
  /\b(?:pay|paid|payroll|period|date|dates|check|cheque|advice|statement|earnings|stub|slip|total|totals|taxes|tax|deductions?|gross|net|amount|hours|rate|current|ytd|year|number|no|id|ssn|ein|r\.?f\.?c|c\.?u\.?r\.?p|nss|cpf|cnpj|imss|infonavit|address|department|dept|position|title|occupation|hire|status|filing|exempt\w*|allowances|federal|state|local|marital|single|married|description|employee|employer|company|payee|page|phone|direct|deposit|account|bank|non|negotiable|void|voucher|recibo|nomina|pago|periodo|fecha|puesto|departamento|salario|sueldo|dias(?=\W+\p{L})|percepciones|deducciones|clave|concepto|importe|regimen|general de ley|personas|registro|patronal|contrato|jornada|empleado|trabajador|domicilio|fiscal|folio|holerite|contracheque|demonstrativo|pagamento|salario|funcionario|empregado|empregador|cargo|funcao|admissao|codigo|cod|descricao|referencia|vencimentos|descontos|mes|mensal|folha|matricula|setor|secao|cbo|filial|endereco|nome|nombre|data|banco|agencia|conta|invoice|bill|order|ship|summary|memo|weekly|biweekly|quincenal|mensual|semanal|regular|salary|hourly|wage|wages|information|leave|benefits?|balance|version|type|tipo|signature|authorized|firma|assinatura|file|clock|group|job|shift|class|manager|store|location|cost|center|centro|income|fed|fica|medicare|insurance|medical|dental|vision|plan|retirement|union|dues|garnishment|parking|savings|checking|member|this|other|your|bonus|overtime|holiday|sick)\b/u;

/** What companies' names end in: United States, Mexico, Brazil. */
const COMPANY =
  /\b(?:inc|incorporated|llc|l\.l\.c|llp|lp|ltd|limited|corp|corporation|company|co|plc|pllc|pc|holdings?|group|associates|partners|services|solutions|systems|industries|enterprises|logistics|foundation|university|hospital|school|district|city of|county of|state of|department of|s\.? ?a\.?(?: de c\.? ?v\.?)?|s\.? ?de ?r\.? ?l\.?.{0,12}|s\.?c\.?|a\.c|s\.a\.p\.i.{0,12}|s\.a\.s|ltda|eireli|me|epp|s\/a|cia|comercio|industria|servicos|servicios|grupo|transportes|construtora|consultoria|restaurante|hotel|supermercados?|farmacia|bakery|restaurant|cafe|clinic|labs?|technologies|technology|manufacturing|construction|builders|foods|retail|stores?|motors|airlines?|bank|insurance|realty|design|studios?|electric|plumbing|farms?|healthcare|medical|dental|consulting|trading|supply|works|international|global|academy|institute|brewing|brewery|pharmacy|landscaping|roofing|trucking|staffing|daycare|diner|grill|pizzeria|board of|condominio|edificio|escola|escuela|colegio|instituto|fundacao|fundacion|associacao|asociacion|prefeitura|municipio|secretaria d[aeo]|ministerio d[aeo]|tribunal d[aeo]|camara municipal|governo d[aeo]|ayuntamiento|gobierno|universidad|universidade|igreja|sindicato|cooperativa|clinicas?|laboratorios?|padaria|panaderia|panificadora|ferreteria|abarrotes)\b\.?/u;

/** Behind these nothing of a company's name follows. */
const COMPANY_END =
  /\b(?:inc|llc|llp|lp|ltd|corp|pllc|plc|ltda|eireli|epp|me|s\/a|s\. ?a|s\. ?a\. ?de c\. ?v|s\. ?de ?r\. ?l\. ?de c\. ?v|a\. ?c|s\. ?c)\.?$/u;

/** A company's name that is whole: its form stands at its end. */
export const endsCompany = (text: string): boolean => COMPANY_END.test(foldText(text));

const MAX_NAME_CHARACTERS = 80;

/**
 * How many of a text's words may be a name: those before the first word of a label
 * (`MARIA LOPEZ No. empleado: 12`).
 */
export function leadingNameWords(words: readonly { readonly text: string }[]): number {
  const end = words.findIndex(
    ({ text }) => NO_NAME.test(foldText(text)) || text.endsWith(':') || /^[|\u2022\u00b7]$/u.test(text),
  );
  return end < 0 ? words.length : end;
}

/** What labels ask for: alone these name nobody. */
const KIND_ALONE =
  /^(?:municipio|prefeitura|escola|colegio|instituto|hospital|group|grupo|school|district|university|store|stores|department of)$/u;

export const looksLikeCompany = (text: string): boolean => {
  const folded = foldText(text);
  return COMPANY.test(folded) && !KIND_ALONE.test(folded);
};

/** Two words at least, of letters alone; particles and initials are no obstacle, titles of tables are. */
export function looksLikePerson(text: string): boolean {
  if (text.length > MAX_NAME_CHARACTERS || !/^[\p{L}\p{M}'’.,\- ]+$/u.test(text)) return false;
  const words = text.split(/[\s,]+/u).filter((word) => /\p{L}/u.test(word));
  if (words.length < 2 || words.length > 8 || NO_NAME.test(foldText(text))) return false;
  return (
    words.every(
      (word) =>
        /^\p{Lu}/u.test(word) ||
        /^(?:de|del|la|las|los|da|das|do|dos|e|y|van|von|der|den|di|du|el|al|bin|ben|le|st)$/u.test(
          word.toLowerCase(),
        ),
    ) && words.some((word) => word.length > 2)
  );
}

/** Something that a company or a shop may be called, with nothing that only labels and tables print. */
export function mayBeCompany(text: string): boolean {
  if (
    text.length > MAX_NAME_CHARACTERS ||
    !/\p{L}{2}/u.test(text) ||
    /:$/u.test(text) ||
    /\d{5}|\d[.,]\d{2}\b|@|www\.|[X*•]{3}/u.test(text)
  )
    return false;
  return looksLikeCompany(text)
    ? !/^(?:company|employer|department|group|empresa)(?: (?:name|id|code|no))?$/iu.test(text)
    : /^\p{Lu}/u.test(text) && !NO_NAME.test(foldText(text));
}
