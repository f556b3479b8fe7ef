/** Field numbers of onnx.proto3, ONNX 1.16, and of its types those used here. */
export const MODEL = { graph: 7, operators: 8 } as const;
export const OPERATORS = { domain: 1, version: 2 } as const;
export const GRAPH = { node: 1, initializer: 5, output: 12 } as const;
export const NODE = { input: 1, output: 2, operator: 4, attribute: 5, domain: 7 } as const;
export const ATTRIBUTE = {
  name: 1,
  float: 2,
  integer: 3,
  tensor: 5,
  integers: 8,
  type: 20,
  floatType: 1,
  integerType: 2,
  integersType: 7,
} as const;
export const TENSOR = {
  dims: 1,
  dataType: 2,
  name: 8,
  rawData: 9,
  floatType: 1,
  int8Type: 3,
  int64Type: 7,
} as const;
export const VALUE = { name: 1, type: 2, tensorType: 1, shape: 2 } as const;
