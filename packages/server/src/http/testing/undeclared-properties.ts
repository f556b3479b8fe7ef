/** What of JSON Schema the published descriptions use to say which properties an object may have. */
interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
}

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>
  >;
}

/** The parts of an OpenAPI 3.1 description that say what an answer holds. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/**
 * Properties of an answer that its published schema does not name: since answers are sent as they were made, nothing
 * else would keep what is internal from being sent.
 * @returns their paths, like `/result/files/0/storedName`; the path of the request when it has no such answer
 */
export function undeclaredProperties(
  description: Description,
  { method, path, status, body }: { method: string; path: string; status: number; body: unknown },
): string[] {
  const template = Object.keys(description.paths)
    .filter((candidate) => new RegExp(`^${candidate.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .sort((a, b) => a.split('{').length - b.split('{').length)[0];
  const responses = description.paths[template ?? '']?.[method.toLowerCase()]?.responses;
  const schema = (responses?.[status] ?? responses?.default)?.content?.['application/json']?.schema;
  return schema ? undeclaredIn(description, schema, body, '') : [`${method} ${path} ${status}`];
}

function undeclaredIn(description: Description, schema: Schema, value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const schemas = alternatives(description, schema);
  if (Array.isArray(value)) {
    const items = { anyOf: schemas.flatMap((one) => one.items ?? []) };
    return value.flatMap((element, index) => undeclaredIn(description, items, element, `${at}/${index}`));
  }
  // A schema that says nothing of properties takes any.
  if (schemas.some((one) => one.additionalProperties === true || Object.keys(one).length === 0)) return [];
  return Object.entries(value).flatMap(([name, held]) => {
    const named = schemas.flatMap((one) => [
      ...(one.properties?.[name] ? [one.properties[name]] : []),
      ...Object.values(one.patternProperties ?? {}),
      ...(typeof one.additionalProperties === 'object' ? [one.additionalProperties] : []),
    ]);
    return named.length === 0
      ? [`${at}/${name}`]
      : undeclaredIn(description, { anyOf: named }, held, `${at}/${name}`);
  });
}

/** The schemas that a value may or must follow, with references resolved. */
function alternatives(description: Description, schema: Schema): Schema[] {
  if (schema.$ref !== undefined) {
    const named = description.components.schemas[schema.$ref.split('/').at(-1) as string];
    return named ? alternatives(description, named) : [];
  }
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return parts.length === 0 ? [schema] : parts.flatMap((part) => alternatives(description, part));
}
