import { ATTRIBUTE, ATTRIBUTE_TYPE, NODE } from './onnx-fields.js';
import { bytesField, floatField, joined, type Message, numberField } from './protobuf/message.js';

/** Attributes of an operator that are whole numbers, lists of them, and text. */
export type Attributes = Readonly<Record<string, number | readonly number[] | string>>;

/** What a NodeProto says of an operator. */
export interface NodeDescription {
  readonly operator: string;
  readonly inputs: readonly string[];
  readonly output: string;
  readonly attributes?: Attributes;
  /** Attributes that are floats. */
  readonly floats?: Readonly<Record<string, number>>;
  /** Whose operator it is; ONNX's own where nothing is said. */
  readonly domain?: string | undefined;
}

export const nodeMessage = ({
  operator,
  inputs,
  output,
  attributes = {},
  floats = {},
  domain,
}: NodeDescription): Message =>
  joined([
    ...inputs.map((name) => bytesField(NODE.input, name)),
    bytesField(NODE.output, output),
    bytesField(NODE.operator, operator),
    ...Object.entries(floats).map(([name, value]) =>
      attributeField(name, ATTRIBUTE_TYPE.float, [floatField(ATTRIBUTE.float, value)]),
    ),
    ...Object.entries(attributes).map(([name, value]) => attributeOf(name, value)),
    ...(domain === undefined ? [] : [bytesField(NODE.domain, domain)]),
  ]);

function attributeOf(name: string, value: Attributes[string]): Message {
  if (typeof value === 'string')
    return attributeField(name, ATTRIBUTE_TYPE.text, [bytesField(ATTRIBUTE.text, value)]);
  if (typeof value === 'number')
    return attributeField(name, ATTRIBUTE_TYPE.integer, [numberField(ATTRIBUTE.integer, value)]);
  const integers = value.map((integer) => numberField(ATTRIBUTE.integers, integer));
  return attributeField(name, ATTRIBUTE_TYPE.integers, integers);
}

const attributeField = (name: string, type: number, values: readonly Message[]): Message =>
  bytesField(
    NODE.attribute,
    joined([bytesField(ATTRIBUTE.name, name), numberField(ATTRIBUTE.type, type), ...values]),
  );
